import { text } from '../texts'
import type { TableInfo } from './protocol'
import { listed } from './told'

/** Who looks on, by name as far as they have one; empty if nobody does. */
export function whoWatches({ watchers, watching = [] }: Pick<TableInfo, 'watchers' | 'watching'>): string {
  if (!watchers) return ''
  const more = watchers - watching.length
  const nameless = more > 0 ? [text('web-guests-more', { count: more, named: watching.length })] : []
  return text('web-watching', { names: listed([...watching, ...nameless]), count: watchers })
}
