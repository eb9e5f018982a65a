import { ask, type OptionValue } from '../server/api'
import type { Clock } from '../table/protocol'
import { levelName } from '../server/levels'
import { text } from '../texts'

export type EntrantState = 'asks' | 'in' | 'left' | 'removed' | 'bot'
export type Entrant = {
  number: number
  /** Empty of a bot. */
  name: string
  crest: string
  level: string | null
  state: EntrantState
  place: number
  points: number
  wins: number
  opposition: number
  played: number
}
/** `people` has the numbers of those who sit there, seat by seat; `places` is there once they count. */
export type NightTable = {
  round: number
  board: number
  code: string
  people: number[]
  places: number[] | null
  status: 'waiting' | 'playing' | 'over' | 'gone'
}
export type Night = {
  code: string
  short_code: string | null
  title: string
  game: string
  options: Record<string, OptionValue>
  seats: number
  rounds: number
  pairing: 'fixed' | 'swiss'
  filling: 'bots' | 'sizes'
  level: string
  clock: Clock | null
  rated: boolean
  invited: boolean
  status: 'open' | 'playing' | 'over'
  round: number
  made: number
  revision: number
  host: boolean
  you: number | null
  your_table: string | null
  /** Of the luck that was given for one's next table. */
  your_hash: string
  people: Entrant[]
  tables: NightTable[]
}
export type NewNight = Pick<
  Night,
  'title' | 'game' | 'options' | 'seats' | 'rounds' | 'pairing' | 'filling' | 'level' | 'clock' | 'rated' | 'invited'
> & { plays: boolean }
export type NightDeed =
  | { do: 'join' | 'leave' | 'start' | 'end' }
  | { do: 'admit' | 'remove'; number: number }
  | { do: 'close'; round: number }
  | { do: 'luck'; hash: string }

const at = (code: string) => `nights/${encodeURIComponent(code)}`

export const nightsApi = {
  mine: () => ask<Night[]>('GET', 'nights'),
  make: (wish: NewNight) => ask<Night>('POST', 'nights', wish),
  one: (code: string) => ask<Night>('GET', at(code)),
  act: (code: string, deed: NightDeed) => ask<Night>('POST', at(code), deed),
  csv: (code: string) => `/api/${at(code)}/standings.csv`,
}

export function nameOf({ name, level, number }: Entrant): string {
  return name || text('web-nights-bot', { level: levelName(level), number })
}

export function titleOf(night: Night): string {
  return night.title || text('web-nights-untitled', { game: text(`game-${night.game}`) })
}

/** How the night stands, in a sentence. */
export function statusText(night: Night): string {
  if (night.status === 'open') {
    return text('web-nights-gathering', { count: night.people.filter(({ state }) => state === 'in').length })
  }
  if (night.status === 'over') {
    const winners = night.people.filter(({ place, played }) => place === 1 && played).map(nameOf)
    return winners.length ? text('web-nights-won', { name: winners.join(', ') }) : text('web-nights-over')
  }
  const now = night.tables.filter(({ round }) => round === night.round)
  const left = now.filter(({ places }) => places === null).length
  return text('web-nights-round', { round: night.round, rounds: night.rounds, left })
}

/** The tables round by round, the last round first. */
export function roundsOf(tables: NightTable[]): { round: number; tables: NightTable[] }[] {
  const rounds = [...new Set(tables.map(({ round }) => round))].sort((a, b) => b - a)
  return rounds.map((round) => ({ round, tables: tables.filter((table) => table.round === round) }))
}
