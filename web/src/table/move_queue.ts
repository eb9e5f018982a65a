/** Moves wait here so that each is seen after the other, at most 900 ms apiece. */
export const LONGEST_MOVE = 900
const TOO_MANY = 24

export class MoveQueue<T> {
  #waiting: T[] = []
  #walking = false
  #held = false
  #show: (item: T) => Promise<number>
  #changed: (waiting: number) => void
  #generation = 0
  #wake: (() => void) | null = null

  /** `show` makes one move visible and answers how many milliseconds it should be looked at. */
  constructor(show: (item: T) => Promise<number>, changed: (waiting: number) => void) {
    this.#show = show
    this.#changed = changed
  }

  add(item: T): void {
    this.#waiting.push(item)
    this.#tell()
    void this.#walk()
  }

  /** Nothing moves until `release`. */
  hold(): void {
    this.#held = true
  }

  release(): void {
    this.#held = false
    void this.#walk()
  }

  /** Ends the look at the move on show. */
  hurry(): void {
    this.#wake?.()
  }

  /** Forgets what waits: the present position has come by another way. */
  clear(): void {
    this.#waiting = []
    this.#generation += 1
    this.#held = false
    this.#tell()
  }

  async #walk(): Promise<void> {
    if (this.#walking) return
    this.#walking = true
    while (!this.#held) {
      const item = this.#waiting.shift()
      if (item === undefined) break
      const generation = this.#generation
      const pause = Math.min(LONGEST_MOVE, await this.#show(item))
      const hurried = this.#waiting.length >= TOO_MANY || document.hidden
      if (pause > 0 && !hurried && generation === this.#generation) await this.#look(pause)
      this.#tell()
    }
    this.#walking = false
    this.#tell()
  }

  async #look(pause: number): Promise<void> {
    const hurried = new Promise<void>((done) => (this.#wake = done))
    await Promise.race([sleep(pause), hurried])
    this.#wake = null
  }

  #tell(): void {
    this.#changed(this.#waiting.length + (this.#walking && !this.#held ? 1 : 0))
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
