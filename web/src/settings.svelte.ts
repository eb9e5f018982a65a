/** What this browser remembers of its reader's wishes. */
const KEY = 'conclave-settings'

/** How the moves of others come: each when asked for, so that each can be read, quicker, or all at once. */
export const PACES = ['step', 'calm', 'quick', 'instant'] as const
export type Pace = (typeof PACES)[number]

type Wishes = { sound: boolean; letters: boolean; still: boolean; forced: boolean; pace: Pace }

const WISHES: Wishes = { sound: false, letters: false, still: false, forced: true, pace: 'calm' }

function remembered(): Wishes {
  try {
    const wishes = { ...WISHES, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes>) }
    return PACES.includes(wishes.pace) ? wishes : { ...wishes, pace: WISHES.pace }
  } catch {
    return WISHES
  }
}

class Settings {
  #wishes = $state<Wishes>(remembered())

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

  /** A move without a choice is made unasked. */
  get forced(): boolean {
    return this.#wishes.forced
  }
  set forced(on: boolean) {
    this.#wishes.forced = on
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

export function wantsStill(): boolean {
  return settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches
}
