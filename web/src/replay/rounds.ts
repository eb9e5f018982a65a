/** A stretch of the game: positions `first` to `last` belong to the same round. */
export type Stretch = { round: number; first: number; last: number }

/** The rounds of a game as stretches of it; what comes before the first one is a part of it. */
export function stretches(rounds: number[]): Stretch[] {
  const found: Stretch[] = []
  rounds.forEach((told, number) => {
    const round = Math.max(1, told)
    const last = found.at(-1)
    if (last?.round === round) last.last = number
    else found.push({ round, first: number, last: number })
  })
  return found
}

/** Where the round before or after begins; within a round, first its own beginning. */
export function roundFrom(rounds: Stretch[], number: number, by: 1 | -1): number {
  if (by > 0) return rounds.find(({ first }) => first > number)?.first ?? rounds.at(-1)?.last ?? 0
  return rounds.findLast(({ first }) => first < number)?.first ?? 0
}

export function roundOf(rounds: number[], number: number): number {
  return Math.max(1, rounds[number] ?? 1)
}
