import { keepLuck, newLuck, type Luck } from '../server/luck'
import type { TableInfo, ToServer } from '../table/protocol'
import { luckKey, ourSeats } from './table_luck'

/** Asking for the same seats again, with new luck for each of our own. */
export class Rematch {
  readonly #send: (message: ToServer) => string
  #asked: { nonce: string; table: TableInfo; lucks: Map<number, Luck> } | null = null

  constructor(send: (message: ToServer) => string) {
    this.#send = send
  }

  async ask(table: TableInfo | null): Promise<void> {
    if (!table) return
    const lucks = new Map<number, Luck>()
    for (const seat of ourSeats(table)) lucks.set(seat, await newLuck())
    const hash = lucks.get(table.you ?? -1)?.hash ?? ''
    const others = [...lucks].filter(([seat]) => seat !== table.you)
    const sofa = others.map(([seat, luck]) => ({ seat, hash: luck.hash }))
    const nonce = this.#send({ type: 'rematch', hash, ...(sofa.length && { sofa }) })
    this.#asked = { nonce, table, lucks }
  }

  /** Whether the table with that code is the one that was asked for; then its luck is kept. */
  isMade(code: string, nonce: string | undefined): boolean {
    if (!this.#asked || this.#asked.nonce !== nonce) return false
    const { table, lucks } = this.#asked
    for (const [seat, luck] of lucks) keepLuck(luckKey({ ...table, code }, seat), luck)
    return true
  }
}
