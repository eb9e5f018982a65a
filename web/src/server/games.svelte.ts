import { api, type GameInfo } from './api'

/** The games this server offers, asked for once. */
class Games {
  list = $state.raw<GameInfo[] | null>(null)
  #asked: Promise<GameInfo[]> | null = null

  load(): Promise<GameInfo[]> {
    this.#asked ??= api.games().then(
      (list) => (this.list = list),
      (refusal) => {
        this.#asked = null
        throw refusal
      },
    )
    return this.#asked
  }

  find(slug: string): GameInfo | undefined {
    return this.list?.find((game) => game.slug === slug)
  }
}

export const games = new Games()
