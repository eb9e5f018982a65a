import type { Move } from '../../../table/protocol'

/** What a move brought, and in which turn: read off the points that the server sends with each move. */
export type Feat = { move: Move; turn: number; seat: number; by: number }

/** Every change of points by a move, in order. */
export function feats(moves: Move[]): Feat[] {
  const found: Feat[] = []
  let turn = 1
  let before: number[] | undefined
  for (const move of moves) {
    const now = move.points
    const was = before ?? now?.map(() => 0)
    now?.forEach((points, seat) => {
      const by = points - (was?.[seat] ?? 0)
      if (by) found.push({ move, turn, seat, by })
    })
    before = now ?? before
    const begun = move.events.find(({ id }) => id === 'archmage-turn')
    if (typeof begun?.round === 'number') turn = begun.round
  }
  return found
}

/** The moves that brought their own seat most, one for each seat at most. */
export function best(all: Feat[], count: number): Feat[] {
  const own = all
    .filter(({ move, seat, by }) => move.seat === seat && by > 0 && move.sentence !== 'end')
    .sort((one, other) => other.by - one.by)
  const firsts = own.filter((feat, place) => own.findIndex(({ seat }) => seat === feat.seat) === place)
  return firsts.slice(0, count).sort((one, other) => one.turn - other.turn)
}

/** The move after which the winner was ahead of everybody to the end; none if nobody was behind before. */
export function decisive(moves: Move[], winner: number): Move | null {
  const ahead = ({ points = [] }: Move) =>
    points.every((other, seat) => seat === winner || (points[winner] ?? 0) > other)
  const known = moves.filter(({ points }) => points)
  const last = known.findLastIndex((move) => !ahead(move))
  return last < 0 ? null : (known[last + 1] ?? null)
}
