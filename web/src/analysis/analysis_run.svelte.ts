import { Refused } from '../server/api'
import { text } from '../texts'
import type { Analysis, Progress } from './analysis'

/** Who works analyses out. */
export type Analyst = {
  ask: () => Promise<Progress>
  start: () => Promise<Progress>
  leave: () => Promise<unknown>
}

const EVERY = 1000

/** One analysis as it is waited for: asked after every second as long as somebody looks at the page. */
export class AnalysisRun {
  state = $state<Progress['state'] | 'unasked' | 'refused'>('unasked')
  /** From 0 to 1. */
  progress = $state(0)
  /** How many are worked out before this one. */
  ahead = $state(0)
  /** Of the positions known so far, from the first one. */
  shares = $state.raw<number[][]>([])
  analysis = $state.raw<Analysis | null>(null)
  /** What went wrong, in a sentence. */
  problem = $state('')

  readonly #analyst: Analyst
  #waiting = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  constructor(analyst: Analyst) {
    this.#analyst = analyst
  }

  get waits(): boolean {
    return this.state === 'queued' || this.state === 'running'
  }

  /** Asks whether it is known already, or on its way. */
  look(): void {
    void this.#hear(this.#analyst.ask())
  }

  start(): void {
    this.#waiting = true
    this.state = 'queued'
    this.progress = 0
    this.shares = []
    void this.#hear(this.#analyst.start(), true)
  }

  /** Nobody waits for it any more. */
  stop(): void {
    const waited = this.#waiting
    this.#waiting = false
    this.#asked += 1
    clearTimeout(this.#timer)
    if (this.waits) this.state = 'none'
    if (waited) this.#analyst.leave().catch(() => undefined)
  }

  /** The page is looked at again: what was given up meanwhile is taken up. */
  seen(): void {
    if (!this.#waiting) return
    clearTimeout(this.#timer)
    this.#again()
  }

  #again(): void {
    void this.#hear(this.#analyst.ask())
  }

  async #hear(asking: Promise<Progress>, starts = false): Promise<void> {
    const number = ++this.#asked
    let told: Progress
    try {
      told = await asking
    } catch (refusal) {
      if (number !== this.#asked) return
      if (!(refusal instanceof Refused)) throw refusal
      this.problem = refusal.message
      // The line may come back.
      if (refusal.status === 0 && this.#waiting) this.#later()
      else {
        this.#waiting = false
        this.state = 'refused'
      }
      return
    }
    if (number !== this.#asked) return
    this.problem = told.state === 'failed' ? text('web-analysis-failed') : ''
    if (told.state === 'none' && this.#waiting && !starts) return this.start()
    this.state = told.state
    this.progress = told.progress
    this.ahead = told.ahead
    this.shares = told.shares
    this.analysis = told.analysis
    this.#waiting = this.waits
    if (this.#waiting) this.#later()
  }

  #later(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (document.visibilityState === 'visible') this.#again()
    }, EVERY)
  }
}
