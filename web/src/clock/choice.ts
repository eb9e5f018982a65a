import type { Clock } from '../table/protocol'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

export const NONE = 'none'
export const OWN = 'own'

/** What is offered at once. */
export const LIVE = [
  [5, 5],
  [10, 15],
  [30, 30],
] as const
export const LETTERS = [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY] as const

/** For how many minutes the others wait for somebody who is there and does not move. */
export const PATIENCE = [2, 5, 15, 60] as const

export const MOST_MINUTES = 180
export const MOST_INCREMENT = 120

/** A time that was chosen by its name, as `live 10 15`, `letters 86400`, `own` or `none`. */
export function chosenClock(name: string, late: string, minutes: number, increment: number): Clock | null {
  const [kind, first, second] = name.split(' ')
  if (kind === 'live') return { kind: 'live', bank: Number(first) * MINUTE, increment: Number(second), late }
  if (kind === 'letters') return { kind: 'correspondence', seconds: Number(first), late }
  if (kind === OWN) {
    const bank = Math.round(minutes * MINUTE)
    return { kind: 'live', bank, increment: Math.round(increment), late }
  }
  return null
}
