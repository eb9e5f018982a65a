import type { Move } from '../../../table/protocol'
import { scrollIn } from '../beats/events'

/** What the seats did in the last round that is told of whole, and the points they won by it. */
export type RoundsWork = { round: number; scrolls: string[][]; seals: number[]; points: number[] }

export function roundsWork(moves: Move[], seats: number): RoundsWork {
  const fresh = (round: number): RoundsWork => ({
    round,
    scrolls: Array.from({ length: seats }, () => []),
    seals: Array<number>(seats).fill(0),
    points: Array<number>(seats).fill(0),
  })
  let now = fresh(0)
  let last = now
  let before: number[] | undefined
  for (const move of moves) {
    for (const event of move.events) {
      const seat = Number(event.seat)
      if (event.id === 'five_seals-take-scroll') {
        now.scrolls[seat]?.push(scrollIn(event))
        now.points[seat] = (now.points[seat] ?? 0) + Number(event.strength ?? 0)
      } else if (event.id === 'five_seals-break') now.seals[seat] = (now.seals[seat] ?? 0) + 1
      const begins = event.id === 'five_seals-round'
      if (!begins && event.id !== 'five_seals-game-over') continue
      // What the table counts knows of Synergy, too.
      const { points } = move
      if (points && before) now.points = points.map((total, at) => total - (before?.[at] ?? 0))
      before = points
      last = now
      if (begins) now = fresh(Number(event.round))
    }
  }
  return last
}
