import { text } from '../texts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago it was, roughly; times are Unix seconds. */
export function ago(then: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - then)
  if (seconds < 90 * MINUTE) return text('web-minutes-ago', { minutes: Math.round(seconds / MINUTE) })
  if (seconds < 36 * HOUR) return text('web-hours-ago', { hours: Math.round(seconds / HOUR) })
  return text('web-days-ago', { days: Math.round(seconds / DAY) })
}
