import type { Move } from '../../../table/protocol'
import { scrollIn } from '../beats/events'

/** A scroll that somebody took: in which round, with which words, and what it brought. */
export type Deed = { seat: number; round: number; scroll: string; strength: number; sentence: string; by: number }

/** All scrolls that were taken from the dungeon. */
function deedsOf(moves: Move[]): Deed[] {
  const found: Deed[] = []
  let round = 0
  let before: number[] | undefined
  for (const { seat, sentence, events, points } of moves) {
    for (const event of events) {
      if (event.id === 'five_seals-take-scroll') {
        const strength = Number(event.strength)
        const counted = points && before ? (points[seat] ?? 0) - (before[seat] ?? 0) : 0
        found.push({ seat, round, scroll: scrollIn(event), strength, sentence, by: counted || strength })
      }
      if (event.id === 'five_seals-round') round = Number(event.round)
    }
    before = points
  }
  return found
}

/** What brought each seat most at once, the greatest first. */
export function bestDeeds(moves: Move[], seats: number): Deed[] {
  const all = deedsOf(moves)
  return Array.from({ length: seats }, (_, seat) =>
    all
      .filter((deed) => deed.seat === seat)
      .reduce<Deed | undefined>((best, deed) => (best && best.by >= deed.by ? best : deed), undefined),
  )
    .filter((deed) => deed !== undefined)
    .sort((a, b) => b.by - a.by)
}

const DEEPEST = 6

/** The scroll of strength 6 that was taken last: it brought the end. */
export function lastDeep(moves: Move[]): Deed | undefined {
  return deedsOf(moves).findLast(({ strength }) => strength === DEEPEST)
}
