import type { TableInfo } from '../table/protocol'

/** Which public tables somebody looks for; empty: any. */
export type TableFilter = {
  game: string
  clock: '' | 'none' | 'live' | 'correspondence'
  /** At least so many seats are free. */
  free: number
  rated: '' | 'yes' | 'no'
}

export const ANY: TableFilter = { game: '', clock: '', free: 1, rated: '' }

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === 'open').length
}

export function fits(table: TableInfo, wanted: TableFilter): boolean {
  return (
    (!wanted.game || table.game === wanted.game) &&
    (!wanted.clock || (table.clock?.kind ?? 'none') === wanted.clock) &&
    freeSeats(table) >= wanted.free &&
    (!wanted.rated || Boolean(table.rated) === (wanted.rated === 'yes'))
  )
}
