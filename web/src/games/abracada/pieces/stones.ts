import type { AbracadaView } from '../view'

/** Follows each stone from one position to the next, so that the table can show it travel.
 *
 *  A stone has a key of its own from the deal to the end of the round. What it is called on the
 *  other side of the table nobody knows: one's own stones are told apart by their keys alone. */
export type Keyed = { key: string; spell: number | null }

export type StonesOnTable = { hands: Keyed[][]; board: Keyed[][]; mine: Keyed[] }

/** When the game is over nothing is hidden any more. */
function turnedUp(blank: Keyed[], hand: number[]): Keyed[] {
  return blank.map(({ key }, place) => ({ key, spell: hand[place] ?? null }))
}

export class Stones {
  #round = -1
  #made = 0
  #now: StonesOnTable = { hands: [], board: [], mine: [] }

  follow(view: AbracadaView): StonesOnTable {
    if (view.round !== this.#round) {
      this.#round = view.round
      this.#now = { hands: view.seats.map(() => []), board: view.board.map(() => []), mine: [] }
    }
    const leaving: Keyed[] = []
    const hands = view.seats.map((seat, number) => {
      const had = this.#now.hands[number] ?? []
      if (seat.stones) return this.#known(had, seat.stones, leaving)
      const blank = this.#blank(had, seat.count, leaving)
      return view.turn < 0 ? turnedUp(blank, view.result?.hands[number] ?? []) : blank
    })
    const board = view.board.map((count, place) => this.#column(place, count, leaving))
    const mine = (view.mine ?? []).map((spell, place) => this.#now.mine[place] ?? this.#new(spell))
    this.#now = { hands, board, mine }
    return this.#now
  }

  #new(spell: number | null): Keyed {
    this.#made += 1
    return { key: `stone-${this.#made}`, spell }
  }

  #known(had: Keyed[], stones: number[], leaving: Keyed[]): Keyed[] {
    const left = [...had]
    const hand = stones.map((spell) => {
      const place = left.findIndex((stone) => stone.spell === spell)
      return place < 0 ? this.#new(spell) : (left.splice(place, 1)[0] ?? this.#new(spell))
    })
    leaving.push(...left)
    return hand
  }

  #blank(had: Keyed[], count: number, leaving: Keyed[]): Keyed[] {
    leaving.push(...had.slice(count))
    return Array.from({ length: count }, (_, place) => had[place] ?? this.#new(null))
  }

  #column(place: number, count: number, leaving: Keyed[]): Keyed[] {
    const column = [...(this.#now.board[place] ?? [])].slice(0, count)
    while (column.length < count) {
      const came = leaving.findIndex((stone) => stone.spell === null || stone.spell === place + 1)
      const stone = came < 0 ? this.#new(place + 1) : leaving.splice(came, 1)[0]
      column.push({ key: stone?.key ?? this.#new(place + 1).key, spell: place + 1 })
    }
    return column
  }
}
