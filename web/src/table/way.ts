import type { GameTable } from '../games/contract'
import type { Line } from './connection'
import type { ToServer } from './protocol'

/** The way to one table, wherever that stands: on the server, in a lesson or in a record. */
export interface Way {
  readonly game: GameTable | null
  readonly line: Line
  /** Whether there is no such table. */
  readonly missing: boolean
  readonly problem: string
  /** Whether the reader makes even the moves that leave no choice. */
  readonly byHand: boolean
  /** Whether the game is over and looked back at: nobody has the word, and no round is summed up. */
  readonly past?: boolean
  /** How many times as fast as elsewhere its moves are shown. */
  readonly speed?: number
  /** Sends a message; its nonce. */
  send(message: ToServer): string
  close(): void
}
