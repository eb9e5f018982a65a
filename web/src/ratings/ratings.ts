import { ask } from '../server/api'
import { signed } from '../table/points'

/** A rating after a game. */
export type RatingPoint = {
  /** Unix seconds. */
  ended: number
  rating: number
  change: number
  place: number
  seats: number
  /** Empty where it is somebody else's. */
  code: string
}
export type GameRating = {
  game: string
  rating: number
  provisional: boolean
  games: number
  ended: number
  /** The newest last. */
  curve: RatingPoint[]
}
/** The game that was played last comes first. */
export type Ratings = { id: string; name: string; crest: string; listed: boolean; games: GameRating[] }

export type SeatRating = {
  seat: number
  /** Before the game. */
  rating: number
  provisional: boolean
  change: number | null
  place: number | null
}
/** `counted` is `yes`, or why the game did not count; null while it is not over. */
export type TableRatings = { counted: string | null; seats: SeatRating[] }

export type Span = 'month' | 'ever'
export type Listed = {
  rank: number | null
  id: string
  name: string
  crest: string
  rating: number
  provisional: boolean
  games: number
  you: boolean
}
export type Leaderboard = { game: string; span: Span; people: Listed[]; bots: { level: string; rating: number }[] }

export const ratingsApi = {
  mine: () => ask<Ratings>('GET', 'ratings'),
  list: (listed: boolean) => ask<Ratings>('PATCH', 'ratings', { listed }),
  of: (id: string) => ask<Ratings>('GET', `guests/${encodeURIComponent(id)}/ratings`),
  at: (code: string) => ask<TableRatings>('GET', `tables/${encodeURIComponent(code)}/ratings`),
  board: (slug: string, span: Span) => ask<Leaderboard>('GET', `leaderboards/${encodeURIComponent(slug)}?span=${span}`),
}

/** “1624”, or “1624?” as long as it is not settled. */
export function ratingText({ rating, provisional }: { rating: number; provisional: boolean }): string {
  return provisional ? `${rating}?` : String(rating)
}

export function changeText(change: number): string {
  return change === 0 ? '±0' : signed(change)
}

/** Where ratings stand in a picture of that size, the oldest at the left, with a little room above and below. */
export function curveOf(ratings: number[], width: number, height: number): [number, number][] {
  const low = Math.min(...ratings)
  const span = Math.max(40, Math.max(...ratings) - low)
  const middle = (low + Math.max(...ratings)) / 2
  const step = width / Math.max(1, ratings.length - 1)
  return ratings.map((rating, place) => [place * step, height / 2 - ((rating - middle) / span) * height])
}

/** A row of a leaderboard: a person, or between them a bot's mark. */
export type Row = { person: Listed; level: null; rating: number } | { person: null; level: string; rating: number }

/** People in their order, and each bot above whoever it is stronger than. Those who are provisional come after all. */
export function rowsOf({ people, bots }: Pick<Leaderboard, 'people' | 'bots'>): Row[] {
  const settled = people.filter(({ provisional }) => !provisional)
  const rows: Row[] = [
    ...settled.map((person): Row => ({ person, level: null, rating: person.rating })),
    ...bots.map(({ level, rating }): Row => ({ person: null, level, rating })),
  ].sort((a, b) => b.rating - a.rating)
  const others = people.filter(({ provisional }) => provisional)
  return [...rows, ...others.map((person): Row => ({ person, level: null, rating: person.rating }))]
}
