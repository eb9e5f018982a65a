import { api, type Shunned } from '../server/api'

/** Whom the reader has muted or blocked. */
class ShunnedPeople {
  list = $state.raw<Shunned[] | null>(null)
  #asked: Promise<void> | null = null

  load(): Promise<void> {
    this.#asked ??= api.shunned().then(
      (list) => void (this.list = list),
      (refusal) => {
        this.#asked = null
        throw refusal
      },
    )
    return this.#asked
  }

  kindOf(guest: string): Shunned['kind'] | null {
    return this.list?.find((one) => one.guest === guest)?.kind ?? null
  }

  async shun(guest: string, kind: Shunned['kind']): Promise<void> {
    this.list = await api.shun(guest, kind)
  }

  async forgive(guest: string): Promise<void> {
    this.list = await api.forgive(guest)
  }
}

export const shunned = new ShunnedPeople()
