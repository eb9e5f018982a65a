import type { MissionsView, Played } from '../view'
import { RANKS } from '../words/cards'

export type OnFelt = { played: Played[]; taker: number | null; over: boolean }

/** The trick on the felt. A finished trick stays there until the next one is led, with what was
 *  spent on it: the engine remembers its cards alone. */
export class LastTrick {
  #round = 0
  #seen = new Map<string, Played>()

  follow(view: MissionsView): OnFelt {
    if (view.round !== this.#round) {
      this.#round = view.round
      this.#seen.clear()
    }
    if (view.trick.length) {
      this.#seen = new Map(view.trick.map((played) => [played.card, played]))
      return { played: view.trick, taker: view.taking, over: false }
    }
    const played = view.last.map(({ seat, card }) => this.#seen.get(card) ?? plainly(view, seat, card))
    return { played, taker: view.tricks.at(-1)?.seat ?? null, over: true }
  }
}

function plainly(view: MissionsView, seat: number, card: string): Played {
  const [suit = '', rank = ''] = card.split('.')
  return { seat, card, value: printed(view, rank), suit, power: null }
}

/** The value printed on cards of this rank. */
export function printed(view: MissionsView, rank: string): number {
  return view.values[RANKS.findIndex((one) => one === rank)] ?? 0
}
