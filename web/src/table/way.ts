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
  /** Sends a message; its nonce. */
  send(message: ToServer): string
  close(): void
}
