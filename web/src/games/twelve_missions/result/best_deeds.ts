import type { Round } from '../story/story'
import type { SheetRow } from '../view'

export type BestRound = { seat: number; round: number; mission: number; by: number; scroll: number | null }

const MOST = 3

/** The rounds that brought most, one of each seat first; with the scroll that the seat had in force. */
export function bestRounds(sheet: readonly SheetRow[], story: readonly Round[]): BestRound[] {
  const all = sheet.flatMap((row) =>
    row.gains.map((by, seat): BestRound => {
      const scroll = story.find(({ round }) => round === row.round)?.scroll
      return { seat, round: row.round, mission: row.mission, by, scroll: scroll?.seat === seat ? scroll.effect : null }
    }),
  )
  const best = all.filter(({ by }) => by > 0).sort((a, b) => b.by - a.by || a.round - b.round)
  const first = best.filter(({ seat }, place) => best.findIndex((other) => other.seat === seat) === place)
  return [...first, ...best.filter((deed) => !first.includes(deed))].slice(0, MOST).sort((a, b) => b.by - a.by)
}

/** The tricks of each seat in the whole game. */
export function tricksInAll(sheet: readonly SheetRow[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => sheet.reduce((sum, { tricks }) => sum + (tricks[seat] ?? 0), 0))
}

/** Whether the seat took more than anybody else. */
export function mostAlone(counts: readonly number[], seat: number): boolean {
  const own = counts[seat] ?? 0
  return own > 0 && counts.every((count, other) => other === seat || count < own)
}
