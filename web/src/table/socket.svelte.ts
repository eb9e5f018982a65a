import type { GameTable } from '../games/contract'
import { Refused } from '../server/api'
import { Connection, type Line } from './connection'
import { gameAt, type Found } from './entering'
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
  /** Why the server would not let us in, should it close the line. */
  #refusal = ''

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
    let found: Found | null
    try {
      found = await gameAt(
        code,
        () => this.#left,
        () => (this.line = 'lost'),
      )
    } catch (problem) {
      return this.#turnAway(problem)
    }
    if (this.#left || !found) return
    this.game = found.game
    // A short code ends when the game begins: what stands above the page must not.
    if (found.code !== code) history.replaceState(null, '', `/t/${found.code}`)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/ws/tables/${found.code}`
    const heard = (message: FromServer) => {
      if (message.type === 'refused' && message.nonce === undefined) this.#refusal = message.text
      hear(message)
    }
    this.#connection = new Connection(url, heard, (line) => this.#lineIs(line))
  }

  #turnAway(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem
    if (problem.status === 404) this.missing = true
    else this.problem = problem.message
  }

  #lineIs(line: Line): void {
    this.line = line
    if (line === 'gone') this.missing = true
    if (line === 'barred') this.problem = this.#refusal
  }
}
