import { myself } from '../server/guest.svelte'
import { noticing } from './noticing.svelte'
import { nextAfter, turnsApi, type Turn } from './turns'

const LOOKED_AT = 15_000
const HIDDEN = 30_000

/** The tables that wait for the reader, wherever they are on our pages. */
class Waiting {
  turns = $state.raw<Turn[]>([])
  count = $derived(this.turns.length)
  #asked = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Looks again and again, until told to stop. */
  follow(): () => void {
    const seen = () => document.hidden || void this.look()
    document.addEventListener('visibilitychange', seen)
    void this.look()
    return () => {
      document.removeEventListener('visibilitychange', seen)
      clearTimeout(this.#timer)
      this.turns = []
      this.#asked = false
    }
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      if (myself.known) this.take(await turnsApi.mine(document.hidden))
    } catch {
      // Whoever can't be reached is asked again.
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.look(), document.hidden ? HIDDEN : LOOKED_AT)
  }

  take(turns: Turn[]): void {
    const before = new Set(this.turns.map(({ code }) => code))
    const begun = turns.filter(({ code }) => !before.has(code))
    this.turns = turns
    // What waited when the page was opened is no news.
    if (this.#asked) for (const turn of begun) noticing.tell(turn)
    this.#asked = true
  }

  /** A table that is open here knows sooner whose turn it is there. */
  note(turn: Turn, mine: boolean): void {
    const known = this.turns.some(({ code }) => code === turn.code)
    if (mine && !known) {
      this.turns = [...this.turns, turn]
      noticing.tell(turn)
    } else if (!mine && known) this.turns = this.turns.filter(({ code }) => code !== turn.code)
  }

  next(code: string): Turn | undefined {
    return nextAfter(this.turns, code)
  }

  elsewhere(code: string): number {
    return this.turns.filter((turn) => turn.code !== code).length
  }
}

export const waiting = new Waiting()
