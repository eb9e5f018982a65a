import { api } from '../server/api'
import { myself } from '../server/guest.svelte'

/** Who has shared this device before. */
class KnownPeople {
  names = $state.raw<string[]>([])
  #asked: Promise<void> | null = null

  /** Asked for once; whoever is not known yet has nobody on the sofa. */
  load(): Promise<void> {
    this.#asked ??= this.#ask().catch(() => {
      this.#asked = null
    })
    return this.#asked
  }

  async #ask(): Promise<void> {
    await myself.recall()
    if (myself.known) this.names = (await api.sofa()).map(({ name }) => name)
  }

  /** Somebody who has not got a seat yet. */
  another(seated: string[]): string {
    return this.names.find((name) => !seated.includes(name)) ?? ''
  }
}

export const knownPeople = new KnownPeople()
