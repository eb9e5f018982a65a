import type { GameTable } from '../games/contract'
import { Refused } from '../server/api'
import { Connection, type Line } from './connection'
import { gameAt, type Found } from './entering'
import type { FromServer, TableInfo, ToServer } from './protocol'
import type { Way } from './way'

/** By whose eyes a device looks that several people share: those of a seat, or of anybody who watches; else null. */
export type Eyes = number | 'watch' | null

/** The way to one table: whether it is there, its game, and the line to it. */
export class TableSocket implements Way {
  readonly byHand = false
  game = $state.raw<GameTable | null>(null)
  line = $state<Line>('connecting')
  missing = $state(false)
  problem = $state('')
  /** The seat for which is spoken where the eyes are nobody's. */
  speaksAs: number | null = null
  eyes: Eyes = null
  #connection: Connection | null = null
  #url = ''
  #hear: (message: FromServer) => void
  #left = false
  /** Why the server would not let us in, should it close the line. */
  #refusal = ''

  constructor(code: string, hear: (message: FromServer) => void, eyes: (table: TableInfo) => Eyes = () => null) {
    this.#hear = hear
    void this.#enter(code, eyes)
  }

  send(message: ToServer): string {
    const said = this.speaksAs === null ? message : { as: this.speaksAs, ...message }
    return this.#connection?.send(said) ?? ''
  }

  /** Goes on as somebody else, from a fresh line. */
  lookAs(eyes: Eyes): void {
    if (this.#left || eyes === this.eyes) return
    this.eyes = eyes
    const before = this.#connection
    this.#connect()
    before?.close()
  }

  close(): void {
    this.#left = true
    this.#connection?.close()
  }

  async #enter(code: string, eyes: (table: TableInfo) => Eyes): Promise<void> {
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
    this.#url = `${scheme}://${location.host}/ws/tables/${found.code}`
    this.eyes = eyes(found.table)
    this.#connect()
  }

  #connect(): void {
    const connection: Connection = new Connection(
      this.eyes === null ? this.#url : `${this.#url}?as=${this.eyes}`,
      (message) => connection === this.#connection && this.#heard(message),
      (line) => connection === this.#connection && this.#lineIs(line),
    )
    this.#connection = connection
  }

  #heard(message: FromServer): void {
    if (message.type === 'refused' && message.nonce === undefined) this.#refusal = message.text
    this.#hear(message)
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
