import type { Stat } from '../games/contract'
import { plain, signed } from '../table/points'

/** A game that is over, as statistics tell it. `luck` and `each` are known where it was analysed. */
export type Lately = {
  /** Empty if it can't be opened. */
  code: string
  /** Unix seconds. */
  ended: number
  seats: number
  place: number
  points: number
  /** What luck brought, in victories. */
  luck: number | null
  /** What a decision cost on average, in victories. */
  each: number | null
}

export type GameStatistics = {
  game: string
  played: number
  /** How often each place was reached, the first one first. */
  places: number[]
  points: number
  share: number
  tallies: Record<string, number>
  /** The newest first. */
  lately: Lately[]
}

export type Statistics = { id: string; name: string; crest: string; open: boolean; games: GameStatistics[] }

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** A mean, to a tenth where it is none whole. */
export function mean(number: number): string {
  const tenths = Math.round(number * 10) / 10
  return plain(tenths)
}

/** What a decision cost, always as a loss. */
export function lossOf(each: number): string {
  const tenths = Math.round(Math.abs(each) * 1000) / 10
  return `${plain(tenths ? -tenths : 0)} %`
}

/** What luck brought, in hundredths of a victory. */
export function luckOf(luck: number): string {
  const hundredths = Math.round(luck * 100)
  return `${signed(hundredths)} %`
}

/** A figure of the statistics and the two numbers for its text; nothing where it would be a share of nothing. */
export function figureOf(
  stat: Stat,
  tallies: Record<string, number>,
  played: number,
): { figure: string; count: number; of: number } | null {
  const count = tallies[stat.count] ?? 0
  if (stat.of === undefined) {
    if (!played) return null
    const each = count / played
    return { figure: mean(each), count: each, of: 0 }
  }
  const of = tallies[stat.of] ?? 0
  return of ? { figure: percent(count / of), count, of } : null
}

/** Where values stand in a chart of that size, from left to right, with zero in it. */
export function chartOf(values: number[], width: number, height: number): { points: [number, number][]; zero: number } {
  const least = Math.min(0, ...values)
  const span = Math.max(0.01, ...values) - least
  const y = (value: number) => height - ((value - least) / span) * height
  const step = width / Math.max(1, values.length - 1)
  return { points: values.map((value, place) => [place * step, y(value)]), zero: y(0) }
}

/** The latest games of all kinds, the newest first. */
export function latest(games: GameStatistics[], most: number): (Lately & { game: string })[] {
  return games
    .flatMap(({ game, lately }) => lately.map((one) => ({ ...one, game })))
    .sort((a, b) => b.ended - a.ended)
    .slice(0, most)
}
