import type { GameTable } from '../games/contract'
import { Refused } from '../server/api'
import { Connection, type Line } from './connection'
import { gameAt } from './entering'
import type { FromServer, ToServer } from './protocol'
import type { Way } from './way'

/** The way to one table: whether it is there, its game, and the line to it. */
export class TableSocket implements Way {
  readonly byHand = false
  game = $state.raw<GameTable | null>(null)
  line = $state<Line>('connecting')
  missing = $state(false)
  problem = $state('')
  #connection: Connection | null = null
  #left = false

  constructor(code: string, hear: (message: FromServer) => void) {
    void this.#enter(code, hear)
  }

  send(message: ToServer): string {
    return this.#connection?.send(message) ?? ''
  }

  close(): void {
    this.#left = true
    this.#connection?.close()
  }

  async #enter(code: string, hear: (message: FromServer) => void): Promise<void> {
    try {
      this.game = await gameAt(
        code,
        () => this.#left,
        () => (this.line = 'lost'),
      )
    } catch (problem) {
      return this.#turnAway(problem)
    }
    if (this.#left) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/ws/tables/${code}`
    this.#connection = new Connection(url, hear, (line) => this.#lineIs(line))
  }

  #turnAway(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem
    if (problem.status === 404) this.missing = true
    else this.problem = problem.message
  }

  #lineIs(line: Line): void {
    this.line = line
    if (line === 'gone') this.missing = true
  }
}
