import type { Move, Position, TableInfo } from '../table/protocol'

/** Whose eyes a game is looked at with: a seat's, everybody's, or those of somebody who only watched. */
export type Eyes = number | 'open' | 'watch'

/** A game that is over, as those eyes saw it. Positions are numbered by the moves that led to them. */
export type Replay = {
  /** `you` is whose eyes these are, if a seat's. */
  table: TableInfo
  /** Which seat is the reader's own, if any. */
  own: number | null
  /** Of a record from a file: by it the server knows the record again. */
  digest: string
  last: number
  /** Which round was played in each position; 0 before the first. */
  rounds: number[]
  log: Move[]
  positions: Position[]
}

/** How a game is played on: from a position with what is hidden imagined anew, or all over again with the same luck. */
export type PlayOn = { how: 'otherwise' | 'same'; move: number; seat: number; level: string }
