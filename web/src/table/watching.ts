import { text } from '../texts'
import type { TableInfo } from './protocol'
import { listed } from './told'

/** Who looks on, by name as far as they have one; empty if nobody does. */
export function whoWatches({ watchers, watching = [] }: Pick<TableInfo, 'watchers' | 'watching'>): string {
  if (!watchers) return ''
  const others = Math.max(0, watchers - watching.length)
  if (!watching.length) return text('web-watched-by', { names: text('web-watchers', { count: others }) })
  const more = others ? [text('web-more-watchers', { count: others })] : []
  return text('web-watched-by', { names: listed([...watching, ...more]) })
}
