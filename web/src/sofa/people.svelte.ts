import { api, type Guest } from '../server/api'
import { myself } from '../server/guest.svelte'

/** Who has shared this device before. */
class KnownPeople {
  list = $state.raw<Guest[]>([])
  names = $derived(this.list.map(({ name }) => name))
  #asked: Promise<void> | null = null

  /** Asked for once; whoever is not known yet has nobody on the sofa. */
  load(): Promise<void> {
    this.#asked ??= this.look().catch(() => {
      this.#asked = null
    })
    return this.#asked
  }

  async look(): Promise<void> {
    await myself.recall()
    this.list = myself.known ? await api.sofa() : []
  }

  /** Somebody who has not got a seat yet. */
  another(seated: string[]): string {
    return this.names.find((name) => !seated.includes(name)) ?? ''
  }
}

export const knownPeople = new KnownPeople()
