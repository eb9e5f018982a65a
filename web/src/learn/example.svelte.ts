import { api, Refused, type Desk } from '../server/api'
import type { FromServer } from '../table/protocol'
import { DeskWay } from './desk_way.svelte'

const SEEDS = 2 ** 32

/** A position of the rules to play with, until it is somebody else's turn. */
export class Example extends DeskWay {
  readonly name: string
  points = $state.raw<string[]>([])
  /** Whether anything was tried. */
  tried = $state(false)
  #said: string[] = []
  #seed = 0

  constructor(slug: string, name: string, hear: (message: FromServer) => void) {
    super(slug, hear)
    this.name = name
    void this.#begin()
  }

  /** The position as it was, with other luck. */
  again(): void {
    this.#said = []
    this.#seed = Math.floor(Math.random() * SEEDS)
    this.tried = false
    void this.show(api.atExample(this.slug, this.name, [], this.#seed))
  }

  protected override say(sentence: string): Promise<Desk> {
    return api.atExample(this.slug, this.name, [...this.#said, sentence], this.#seed)
  }

  protected override came(sentence: string): void {
    this.#said = [...this.#said, sentence]
    this.tried = true
  }

  async #begin(): Promise<void> {
    try {
      const [info] = await Promise.all([api.lesson(this.slug), this.open()])
      this.points = info.examples.find(({ name }) => name === this.name)?.points ?? []
      this.again()
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal
      if (refusal.status === 404) this.missing = true
      else this.problem = refusal.message
    }
  }
}
