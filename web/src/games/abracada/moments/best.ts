import type { Move } from '../../../table/protocol'
import type { Names } from '../../../table/told'
import { text } from '../../../texts'
import { castOf, type Cast } from './cast'
import { sentence } from './deed'

type Deed = { seat: number; words: string; by: number }

/** The moves that ended rounds, the first round first. */
export function endings(moves: Move[]): Cast[] {
  return moves.map(castOf).filter(({ over }) => over !== null)
}

/** The move that ended this round. */
export function endingOf(moves: Move[], round: number): Cast | undefined {
  return endings(moves).find(({ over }) => over?.round === round)
}

export function roundsWon(moves: Move[], seat: number): number {
  return endings(moves).filter(({ over }) => over?.winner === seat).length
}

function told(cast: Cast, seat: number, names: Names): string {
  const { round = 0, winner = -1, taken = [] } = cast.over ?? {}
  const secrets = taken[seat]?.length ?? 0
  if (winner !== seat) return secrets ? text('web-abracada-best-survived', { round, secrets }) : ''
  const deed =
    cast.seat === seat ? sentence(cast, names, 'then').replace(/\.$/, '') : text('web-abracada-best-outlived')
  return text('web-abracada-best-won', { round, deed })
}

/** The best round of each seat, the best of them first. To survive one is no deed, unless with a secret stone. */
export function bestDeeds(moves: Move[], seats: number[], names: Names): Deed[] {
  const gain = (cast: Cast, seat: number) => cast.over?.gains[seat] ?? 0
  return seats
    .flatMap((seat) => {
      const best = endings(moves).reduce<Cast | null>(
        (best, cast) => (gain(cast, seat) > (best ? gain(best, seat) : 0) ? cast : best),
        null,
      )
      const words = best && told(best, seat, names)
      return words ? [{ seat, words, by: gain(best, seat) }] : []
    })
    .sort((one, other) => other.by - one.by)
}
