import { keepLuck, luckAt, newLuck } from '../server/luck'
import type { TableInfo, ToServer } from '../table/protocol'

/** Our part in the luck of one table: its hash while the table waits, the luck itself when all hashes are in. */
export class TableLuck {
  readonly #send: (message: ToServer) => string
  /** The dealer's commitments that luck was given or revealed for: each once, whoever else is at it in our name. */
  readonly #given = new Set<string>()
  readonly #revealed = new Set<string>()
  readonly #nonces = new Set<string>()

  constructor(send: (message: ToServer) => string) {
    this.#send = send
  }

  /** Whether that was said here: nobody has asked for it, so nobody is told if it came too late. */
  said(nonce: string | undefined): boolean {
    return nonce !== undefined && this.#nonces.has(nonce)
  }

  async heed(table: TableInfo): Promise<void> {
    const mine = table.you === null ? undefined : table.seats[table.you]
    if (!mine || table.status !== 'waiting') return
    if (table.revealing) this.#reveal(table, mine.hash ?? '')
    else await this.#give(table, mine.hash ?? '')
  }

  async #give(table: TableInfo, shown: string): Promise<void> {
    const kept = luckAt(table.code)
    if ((kept && !kept.seen && kept.hash === shown) || this.#given.has(table.commitment)) return
    this.#given.add(table.commitment)
    // What was revealed once is no secret any more.
    const luck = kept && !kept.seen ? kept : await newLuck()
    keepLuck(table.code, luck)
    this.#nonces.add(this.#send({ type: 'luck', hash: luck.hash }))
  }

  /** Only luck whose hash is on the table, and only once: never for another seed or other hashes than those noted. */
  #reveal(table: TableInfo, shown: string): void {
    const kept = luckAt(table.code)
    const seen = { commitment: table.commitment, hashes: table.seats.map((seat) => seat.hash ?? '') }
    if (kept?.hash !== shown || this.#revealed.has(table.commitment)) return
    if (kept.seen && JSON.stringify(kept.seen) !== JSON.stringify(seen)) return
    this.#revealed.add(table.commitment)
    keepLuck(table.code, { ...kept, seen })
    this.#nonces.add(this.#send({ type: 'reveal', luck: kept.luck }))
  }
}
