import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Params = Record<string, FluentVariable>

const files = import.meta.glob<string>(
  ['../../locale/en/*.ftl', '!../../locale/en/cli.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

const bundle = new FluentBundle('en', { useIsolating: false })
for (const [path, text] of Object.entries(files)) {
  for (const error of bundle.addResource(new FluentResource(text))) {
    throw new Error(`${path}: ${error.message}`)
  }
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id)
}

/** The text of a message; its id if there is no such text, so that a gap is seen and not silent. */
export function text(id: string, params?: Params): string {
  const message = bundle.getMessage(id)
  if (!message?.value) return id
  const errors: Error[] = []
  const said = bundle.formatPattern(message.value, params, errors)
  if (errors.length) console.warn(`text ${id}: ${errors.map(String).join('; ')}`)
  return said
}
