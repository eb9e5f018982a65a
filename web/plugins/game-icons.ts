import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'

const PREFIX = 'icon:'
const ONE_PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/

/** `import raven from 'icon:raven'` gives the outline of that one icon, and no other comes along. */
export function gameIcons(): Plugin {
  const known = icons.icons as Record<string, { body: string }>
  return {
    name: 'game-icons',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      const path = ONE_PATH.exec(known[name]?.body ?? '')
      if (!path) return this.error(`game-icons has no icon “${name}” drawn as one path`)
      return `export default ${JSON.stringify(path[1])}`
    },
  }
}
