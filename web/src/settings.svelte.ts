/** What this browser remembers of its reader's wishes. */
const KEY = 'conclave-settings'

type Wishes = { sound: boolean; letters: boolean; still: boolean }

function remembered(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

class Settings {
  #wishes = $state<Wishes>({ sound: false, letters: false, still: false, ...remembered() })

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

  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.#wishes))
  }
}

export const settings = new Settings()

export function wantsStill(): boolean {
  return settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches
}
