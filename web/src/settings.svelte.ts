/** What this browser remembers of its reader's wishes. */
const KEY = 'conclave-settings'

/** How long the moves of others are looked at. */
export const PACES = ['calm', 'brisk', 'at-once'] as const
export type Pace = (typeof PACES)[number]

type Wishes = { sound: boolean; letters: boolean; still: boolean; pace: Pace }

function remembered(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes>
  } catch {
    return {}
  }
}

class Settings {
  #wishes = $state<Wishes>({ sound: false, letters: false, still: false, pace: 'calm', ...remembered() })

  get sound(): boolean {
    return this.#wishes.sound
  }
  set sound(on: boolean) {
    this.#wishes.sound = on
    this.#keep()
  }

  /** Letters in place of icons. */
  get letters(): boolean {
    return this.#wishes.letters
  }
  set letters(on: boolean) {
    this.#wishes.letters = on
    this.#keep()
  }

  /** Nothing travels; what changes fades. */
  get still(): boolean {
    return this.#wishes.still
  }
  set still(on: boolean) {
    this.#wishes.still = on
    this.#keep()
  }

  get pace(): Pace {
    return this.#wishes.pace
  }
  set pace(pace: Pace) {
    this.#wishes.pace = pace
    this.#keep()
  }

  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.#wishes))
  }
}

export const settings = new Settings()

const SHARES: Record<Pace, number> = { calm: 1, brisk: 0.5, 'at-once': 0 }

/** What the reader makes of a time that a move is to be looked at. */
export function paced(milliseconds: number): number {
  return milliseconds * (SHARES[settings.pace] ?? 1)
}

export function wantsStill(): boolean {
  return settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches
}
