import type { Position } from '../table/protocol'

/** So many positions are fetched at a time: few enough to come at once, enough to step through. */
export const CHUNK = 16

type Fetch = (from: number, to: number) => Promise<Position[]>

/** The positions of a game as far as they were fetched, a chunk at a time. */
export class Positions {
  readonly #fetch: Fetch
  readonly #last: number
  readonly #here = new Map<number, Position>()
  readonly #coming = new Map<number, Promise<void>>()

  constructor(last: number, fetch: Fetch) {
    this.#last = last
    this.#fetch = fetch
  }

  /** A position that is here already. */
  at(number: number): Position | undefined {
    return this.#here.get(number)
  }

  async bring(number: number): Promise<Position> {
    await this.#chunk(Math.floor(number / CHUNK))
    const position = this.#here.get(number)
    if (!position) throw new RangeError(String(number))
    return position
  }

  /** Fetches what lies around a position, so that a step from it needs no waiting. */
  around(number: number): void {
    for (const near of [number, number + CHUNK / 2, number - CHUNK / 2]) {
      if (near < 0 || near > this.#last) continue
      // Whoever steps there asks again, and is told then.
      this.#chunk(Math.floor(near / CHUNK)).catch(() => undefined)
    }
  }

  #chunk(chunk: number): Promise<void> {
    const known = this.#coming.get(chunk)
    if (known) return known
    const from = chunk * CHUNK
    const coming = this.#fetch(from, Math.min(this.#last, from + CHUNK - 1)).then((positions) => {
      for (const position of positions) this.#here.set(position.version, position)
    })
    this.#coming.set(chunk, coming)
    coming.catch(() => this.#coming.delete(chunk))
    return coming
  }
}
