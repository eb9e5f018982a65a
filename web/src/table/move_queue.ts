/** So many moves waiting are too many to be looked at one by one. */
const TOO_MANY = 60

/** Lets the reader look at what is on show; whether it is still the thing to go on with afterwards. */
export type Look = (milliseconds: number) => Promise<boolean>

/** Moves wait here so that each is seen after the other. */
export class MoveQueue<T> {
  #waiting: T[] = []
  #walking = false
  #held = false
  #show: (item: T, look: Look) => Promise<void>
  #changed: (waiting: number) => void
  #generation = 0
  #wake: (() => void) | null = null

  constructor(show: (item: T, look: Look) => Promise<void>, changed: (waiting: number) => void) {
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
    this.hurry()
    this.#tell()
  }

  async #walk(): Promise<void> {
    if (this.#walking) return
    this.#walking = true
    while (!this.#held) {
      const item = this.#waiting.shift()
      if (item === undefined) break
      const generation = this.#generation
      await this.#show(item, (pause) => this.#look(pause, generation))
      this.#tell()
    }
    this.#walking = false
    this.#tell()
  }

  async #look(pause: number, generation: number): Promise<boolean> {
    const current = () => generation === this.#generation
    const hurried = this.#waiting.length >= TOO_MANY || document.hidden
    if (pause <= 0 || hurried || !current()) return current()
    const woken = new Promise<void>((done) => (this.#wake = done))
    await Promise.race(pause === Infinity ? [woken] : [sleep(pause), woken])
    this.#wake = null
    return current()
  }

  #tell(): void {
    this.#changed(this.#waiting.length + (this.#walking && !this.#held ? 1 : 0))
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
