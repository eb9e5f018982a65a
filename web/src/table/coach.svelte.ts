/** What this browser remembers of the coach: whether somebody wishes one, and what they have understood. */
const KEY = 'conclave-coach'
/** A remark that no deed can show to be understood is made in so many turns. */
const ENOUGH = 3

type Memory = {
  wish: 'first' | 'on' | 'off'
  /** Games that were played to the end. */
  finished: string[]
  /** Games for which a coach was asked for once more. */
  wanted: string[]
  /** In how many turns a topic was spoken of; what is understood counts as spoken of often. */
  spoken: Record<string, number>
}

const FRESH: Memory = { wish: 'first', finished: [], wanted: [], spoken: {} }

function remembered(): Memory {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory> | null) }
  } catch {
    return FRESH
  }
}

/** A coach stands by in the first game of each kind, unless somebody wishes it otherwise. */
export class Coach {
  #memory = $state.raw<Memory>(remembered())

  speaksIn(game: string): boolean {
    const { wish, finished, wanted } = this.#memory
    if (wanted.includes(game)) return true
    return wish === 'on' || (wish === 'first' && !finished.includes(game))
  }

  /** By the reader's own hand. */
  turn(on: boolean): void {
    this.#keep({ wish: on ? 'on' : 'off', wanted: [] })
  }

  /** For the next game of that kind. */
  want(game: string): void {
    this.#keep({ wanted: [...new Set([...this.#memory.wanted, game])] })
  }

  finished(game: string): void {
    if (this.#memory.finished.includes(game) && !this.#memory.wanted.includes(game)) return
    const { finished, wanted } = this.#memory
    this.#keep({ finished: [...new Set([...finished, game])], wanted: wanted.filter((other) => other !== game) })
  }

  understands(game: string, topic: string): boolean {
    return (this.#memory.spoken[`${game} ${topic}`] ?? 0) >= ENOUGH
  }

  understood(game: string, topic: string): void {
    this.#keep({ spoken: { ...this.#memory.spoken, [`${game} ${topic}`]: ENOUGH } })
  }

  /** A remark that no deed can answer was made in one more turn. */
  spoke(game: string, topic: string): void {
    const name = `${game} ${topic}`
    this.#keep({ spoken: { ...this.#memory.spoken, [name]: (this.#memory.spoken[name] ?? 0) + 1 } })
  }

  #keep(change: Partial<Memory>): void {
    this.#memory = { ...this.#memory, ...change }
    localStorage.setItem(KEY, JSON.stringify(this.#memory))
  }
}

export const coach = new Coach()
