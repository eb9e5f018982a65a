import type { Position } from './protocol'

/** The time in which bots wait so that you can take a move back, if you do not go on before. */
export class Regret {
  /** How many milliseconds there were when it began; 0 when nobody waits. */
  lasts = $state(0)

  readonly #goOn: (version: number) => void
  #version = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #waived = false

  constructor(goOn: (version: number) => void) {
    this.#goOn = goOn
  }

  begin(position: Position): void {
    this.end()
    const waived = this.#waived
    this.#waived = false
    if (!position.regret) return
    this.#version = position.version
    if (waived) return this.goOn()
    this.lasts = position.regret
    this.#timer = setTimeout(() => this.end(), position.regret)
  }

  /** Lets the bots go on. */
  goOn(): void {
    this.#goOn(this.#version)
    this.end()
  }

  /** The next move is one that nobody could regret. */
  none(): void {
    this.#waived = true
  }

  end(): void {
    clearTimeout(this.#timer)
    this.lasts = 0
  }
}
