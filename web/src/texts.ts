import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Params = Record<string, FluentVariable>

const everywhere = import.meta.glob<string>(
  [
    '../../locale/en/{analysis,analysis_web,clock_web,common,history_web,keys,keys_web,options,people,people_web}.ftl',
    '../../locale/en/{nights,nights_web,ratings,ratings_web,replay_web,server,sofa_web}.ftl',
    '../../locale/en/{table_web,turns,turns_web,web}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const atTables = import.meta.glob<string>(
  [
    '../../locale/en/*.ftl',
    '!../../locale/en/cli.ftl',
    '!../../locale/en/{analysis,analysis_web,clock_web,common,history_web,keys,keys_web,options,people,people_web}.ftl',
    '!../../locale/en/{nights,nights_web,ratings,ratings_web,replay_web,server,sofa_web}.ftl',
    '!../../locale/en/{table_web,turns,turns_web,web}.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const bundle = new FluentBundle('en', { useIsolating: false })
for (const [path, words] of Object.entries(everywhere)) add(path, words)

function add(path: string, words: string): void {
  for (const error of bundle.addResource(new FluentResource(words))) {
    throw new Error(`${path}: ${error.message}`)
  }
}

const known = new Set<string>()

/** Fetches the texts of a game's table, which speaks only once they are here. */
export function learn(slug: string): Promise<void> {
  return fetchTexts([slug, `${slug}_web`])
}

/** Fetches the texts of a game's lesson and examples. */
export function learnLesson(slug: string): Promise<void> {
  return fetchTexts([`${slug}_lesson`])
}

async function fetchTexts(files: string[]): Promise<void> {
  const paths = files.map((file) => `../../locale/en/${file}.ftl`)
  await Promise.all(
    paths.map(async (path) => {
      const words = await atTables[path]?.()
      if (words === undefined || known.has(path)) return
      known.add(path)
      add(path, words)
    }),
  )
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
