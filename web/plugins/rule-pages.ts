import { Marked } from 'marked'
import type { Plugin } from 'vite'

/** Our own pages of rules are written in Markdown and become HTML when the client is built. */
export function rulePages(): Plugin {
  const marked = new Marked()
  marked.use({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, '-')
          .replace(/^-|-$/g, '')
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  return {
    name: 'rule-pages',
    transform(text, id) {
      if (!id.endsWith('.md')) return undefined
      const html = marked.parse(text, { async: false })
      return { code: `export default ${JSON.stringify(html)}`, map: null }
    },
  }
}
