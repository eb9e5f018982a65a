import { giveNextLuck, takeNightLuck } from '../nights/night_luck'
import { keepLuck, luckAt, newLuck } from '../server/luck'
import type { TableInfo, ToServer } from '../table/protocol'

/** The seats whose luck comes from this device. */
export function ourSeats(table: TableInfo): number[] {
  if (table.sofa?.length) return table.sofa
  return table.you === null ? [] : [table.you]
}

/** Under which the luck of a seat of ours is kept: where several share the device, each has luck of their own. */
export function luckKey(table: TableInfo, seat: number): string {
  return table.seats[seat]?.sofa ? `${table.code}/${seat}` : table.code
}

/** Our part in the luck of one table: its hash while the table waits, the luck itself when all hashes are in. */
export class TableLuck {
  readonly #send: (message: ToServer) => string
  /** The seats, and the dealer's commitments that their luck was given or revealed for: each once, whoever else is at
   *  it in our name. */
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
    if (table.status !== 'waiting') return this.#giveNext(table)
    for (const seat of ourSeats(table)) {
      const shown = table.seats[seat]?.hash ?? ''
      if (table.revealing) this.#reveal(table, seat, shown)
      else await this.#give(table, seat, shown)
    }
  }

  /** For the next table of a match night, which is made when this one is over. */
  async #giveNext(table: TableInfo): Promise<void> {
    if (!table.night || table.status !== 'playing' || table.you === null || this.#given.has(table.night)) return
    this.#given.add(table.night)
    await giveNextLuck(table.night)
  }

  async #give(table: TableInfo, seat: number, shown: string): Promise<void> {
    const key = luckKey(table, seat)
    const kept = luckAt(key)
    const once = `${seat} ${table.commitment}`
    if ((kept && !kept.seen && kept.hash === shown) || this.#given.has(once)) return
    this.#given.add(once)
    // What was revealed once is no secret any more.
    const luck = kept && !kept.seen ? kept : await newLuck()
    keepLuck(key, luck)
    this.#say(table, seat, { type: 'luck', hash: luck.hash })
  }

  /** Only luck whose hash is on the table, and only once: never for another seed or other hashes than those noted. */
  #reveal(table: TableInfo, seat: number, shown: string): void {
    const key = luckKey(table, seat)
    if (table.night) takeNightLuck(table.night, key, shown)
    const kept = luckAt(key)
    const once = `${seat} ${table.commitment}`
    const seen = { commitment: table.commitment, hashes: table.seats.map((seat) => seat.hash ?? '') }
    if (kept?.hash !== shown || this.#revealed.has(once)) return
    if (kept.seen && JSON.stringify(kept.seen) !== JSON.stringify(seen)) return
    this.#revealed.add(once)
    keepLuck(key, { ...kept, seen })
    this.#say(table, seat, { type: 'reveal', luck: kept.luck })
  }

  #say(table: TableInfo, seat: number, message: ToServer): void {
    this.#nonces.add(this.#send(seat === table.you ? message : { ...message, as: seat }))
  }
}
