import { timeOf } from '../clock/clock_words'
import type { TableInfo } from '../table/protocol'
import { text } from '../texts'

/** By which time a table plays, and whether it counts. */
export function termsWords({ clock, rated }: Pick<TableInfo, 'clock' | 'rated'>): string {
  return [timeOf(clock), ...(rated ? [text('web-ratings-rated-tag')] : [])].join(', ')
}
