import { Marked, type Token } from 'marked'
import type { Plugin } from 'vite'

type Chapter = { id: string; title: string; html: string; words: string }

const PICTURE = 'picture:'

const marked = new Marked()
marked.use({
  renderer: {
    /** A picture is drawn by the game's own components; its words are for those who can't see it. */
    image({ href, text }) {
      if (!href.startsWith(PICTURE)) throw new Error(`rules: ${href} is not one of our pictures`)
      const name = href.slice(PICTURE.length)
      const label = text.replaceAll('"', '&quot;')
      return `<span class="picture" role="img" aria-label="${label}" data-picture="${name}"></span>`
    },
  },
})

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** A page in its chapters, each beginning with a heading of the second level. */
function chaptersOf(page: string): Chapter[] {
  const chapters: { title: string; tokens: Token[] }[] = []
  const tokens = marked.lexer(page)
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2) chapters.push({ title: token.text as string, tokens: [] })
    else chapters.at(-1)?.tokens.push(token)
  }
  return chapters.map(({ title, tokens: own }) => {
    const html = marked.parser(own)
    const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    return { id: idOf(title), title, html, words: `${title} ${words}`.toLowerCase() }
  })
}

/** Our own pages of rules are written in Markdown and become HTML, chapter by chapter, when the client is built. */
export function rulePages(): Plugin {
  return {
    name: 'rule-pages',
    transform(text, id) {
      if (!id.endsWith('.md')) return undefined
      return { code: `export default ${JSON.stringify(chaptersOf(text))}`, map: null }
    },
  }
}
