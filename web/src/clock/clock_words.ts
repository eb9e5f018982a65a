import type { Clock } from '../table/protocol'
import { text } from '../texts'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

/** What is left of a clock, as short as a seat has room for: 9:41, 1:02:03, 1 d 4 h. */
export function timeShown(seconds: number): string {
  // Nobody has no time left while the clock still runs.
  const whole = Math.max(0, Math.ceil(seconds))
  const days = Math.floor(whole / DAY)
  const hours = Math.floor((whole % DAY) / HOUR)
  if (days) return text('web-clock-days', { days, hours })
  const minutes = Math.floor((whole % HOUR) / MINUTE)
  const rest = String(whole % MINUTE).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** The same in words. */
export function timeSpoken(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= DAY)
    return text('web-clock-days-hours', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) })
  if (whole >= HOUR) {
    return text('web-clock-hours-minutes', {
      hours: Math.floor(whole / HOUR),
      minutes: Math.floor((whole % HOUR) / MINUTE),
    })
  }
  if (whole < MINUTE) return text('web-clock-seconds', { seconds: whole })
  return text('web-clock-minutes-seconds', { minutes: Math.floor(whole / MINUTE), seconds: whole % MINUTE })
}

/** The time that a table was given, in a few words: “live, 10 min + 15 s”, “2 days a move”, “no clock”. */
export function timeOf(clock: Clock | null | undefined): string {
  if (!clock) return text('web-clock-none')
  if (clock.kind === 'live') {
    const whole = clock.bank % MINUTE === 0
    return text('web-clock-live', {
      bank: whole ? clock.bank / MINUTE : clock.bank,
      unit: whole ? 'minutes' : 'seconds',
      increment: clock.increment,
    })
  }
  const inDays = clock.seconds % DAY === 0
  return text('web-clock-letters', { count: clock.seconds / (inDays ? DAY : HOUR), unit: inDays ? 'days' : 'hours' })
}

/** What happens when it is up. */
export function lateOf(clock: Clock): string {
  if (clock.late === 'adjudicate') return text('web-clock-adjudicate')
  return text('web-clock-bot', { level: text(`level-${clock.late}`) })
}
