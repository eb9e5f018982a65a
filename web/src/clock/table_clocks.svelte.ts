import type { Clocks } from '../table/protocol'

/** When the owner of a clock that runs out is told of it. */
export const WARNINGS = [60, 30, 10] as const
const LAST = 5
const TICK = 200

type Told = {
  /** So much is left, and that is worth saying. */
  warn: (seconds: number) => void
  /** Another of the last seconds. */
  tick: () => void
}

/** The clocks of a table: told by the server now and then, and running here in between. */
export class TableClocks {
  #told = $state.raw<Clocks | null>(null)
  /** What has passed since, in seconds. */
  #passed = $state(0)
  #since = 0
  #timer: ReturnType<typeof setInterval> | undefined
  #warned = Infinity
  #ticked = Infinity

  constructor(
    private readonly you: () => number | null,
    private readonly told: Told,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get runs(): number {
    return this.#told?.runs ?? -1
  }

  /** What is left to a seat; null if it has no clock. */
  left(seat: number): number | null {
    const left = this.#told?.left[seat] ?? null
    return left === null || seat !== this.runs ? left : Math.max(0, left - this.#passed)
  }

  hear(clocks: Clocks | null | undefined): void {
    clearInterval(this.#timer)
    this.#told = clocks ?? null
    this.#since = this.now()
    this.#passed = 0
    const own = this.#own()
    // What was said already, or is past when somebody comes, is not said again.
    this.#warned = own === null ? Infinity : (WARNINGS.findLast((seconds) => seconds >= own) ?? Infinity)
    this.#ticked = own === null ? Infinity : Math.ceil(own)
    if (this.runs >= 0) this.#timer = setInterval(() => this.pass(), TICK)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  pass(): void {
    this.#passed = (this.now() - this.#since) / 1000
    const own = this.#own()
    if (own === null) return
    const due = WARNINGS.findLast((seconds) => own <= seconds && seconds < this.#warned)
    if (due !== undefined) {
      this.#warned = due
      this.told.warn(due)
    }
    const second = Math.ceil(own)
    if (second <= LAST && second > 0 && second < this.#ticked) this.told.tick()
    this.#ticked = Math.min(this.#ticked, second)
  }

  /** What is left to whoever sits here, while their clock runs. */
  #own(): number | null {
    const you = this.you()
    return you !== null && you === this.runs ? this.left(you) : null
  }
}
