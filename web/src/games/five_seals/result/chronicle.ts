import type { Move } from '../../../table/protocol'

/** What the seats did in the last round that is told of whole. */
export type RoundsWork = { round: number; scrolls: string[][]; seals: number[] }

export function roundsWork(moves: Move[], seats: number): RoundsWork {
  const fresh = (round: number): RoundsWork => ({
    round,
    scrolls: Array.from({ length: seats }, () => []),
    seals: Array<number>(seats).fill(0),
  })
  let now = fresh(0)
  let last = now
  for (const event of moves.flatMap((move) => move.events)) {
    const seat = Number(event.seat)
    if (event.id === 'five_seals-round') {
      last = now
      now = fresh(Number(event.round))
    } else if (event.id === 'five_seals-take-scroll')
      now.scrolls[seat]?.push([event.spell, event.element].filter((word) => typeof word === 'string').join('.'))
    else if (event.id === 'five_seals-break') now.seals[seat] = (now.seals[seat] ?? 0) + 1
    else if (event.id === 'five_seals-game-over') last = now
  }
  return last
}
