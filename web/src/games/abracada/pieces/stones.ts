import type { AbracadaSeat, AbracadaView } from '../view'

/** Follows each stone from one position to the next, whichever way the game is looked through, so that
 *  the table can show it travel.
 *
 *  A stone has a key of its own from the deal to the end of the round. What it is called on the
 *  other side of the table nobody knows: stones that are not seen are told apart by their keys alone.
 *  `drawn`: it has just come from the pile. */
export type Keyed = { key: string; spell: number | null; drawn: boolean }

/** `secrets` still lie there to be taken; `took` is what each seat has taken of them. */
export type StonesOnTable = { hands: Keyed[][]; board: Keyed[][]; secrets: Keyed[]; took: Keyed[][] }

/** Stones of a row: what they are, or how many there are where that is not seen. */
type Row = { spells: number[] | null; count: number }

/** When the game is over nothing is hidden any more. */
function handOf(view: AbracadaView, { stones, count }: AbracadaSeat, number: number): Row {
  return { spells: stones ?? (view.turn < 0 ? (view.result?.hands[number] ?? null) : null), count }
}

/** Only one's own stones are hidden from a seat, and only what it took itself is known to it. */
function tookOf(view: AbracadaView, { took, taken, stones }: AbracadaSeat): Row {
  return { spells: took ?? (stones ? null : view.mine), count: taken }
}

export class Stones {
  #made = 0
  #view: AbracadaView | null = null
  #now: StonesOnTable = { hands: [], board: [], secrets: [], took: [] }
  /** Stones that have left their row and may be found in another one. */
  #loose: Keyed[] = []
  #drawing = false

  follow(view: AbracadaView): StonesOnTable {
    const { seats } = view
    const last = this.#view
    if (view.round !== last?.round)
      this.#now = {
        hands: seats.map(() => []),
        board: view.board.map(() => []),
        secrets: [],
        took: seats.map(() => []),
      }
    // A deal comes from the pile too; but a round that is looked back at lies there as it lay.
    this.#drawing = !last || view.round > last.round || (view.round === last.round && view.pile < last.pile)
    this.#view = view
    const rows = {
      hands: seats.map((seat, number) => handOf(view, seat, number)),
      board: view.board.map((count, place) => ({ spells: Array<number>(count).fill(place + 1), count })),
      secrets: { spells: view.secret_stones ?? null, count: view.secrets },
      took: seats.map((seat) => tookOf(view, seat)),
    }
    this.#loose = []
    const stay = {
      hands: rows.hands.map((row, place) => this.#stay(row, this.#now.hands[place] ?? [])),
      board: rows.board.map((row, place) => this.#stay(row, this.#now.board[place] ?? [])),
      secrets: this.#stay(rows.secrets, this.#now.secrets),
      took: rows.took.map((row, place) => this.#stay(row, this.#now.took[place] ?? [])),
    }
    this.#now = {
      board: rows.board.map((row, place) => this.#fill(row, stay.board[place] ?? [])),
      hands: rows.hands.map((row, place) => this.#fill(row, stay.hands[place] ?? [], true)),
      took: rows.took.map((row, place) => this.#fill(row, stay.took[place] ?? [])),
      secrets: this.#fill(rows.secrets, stay.secrets),
    }
    return this.#now
  }

  /** Which stones keep their places; those that leave are loose. */
  #stay({ spells, count }: Row, had: Keyed[]): (Keyed | undefined)[] {
    if (!spells) {
      this.#loose.push(...had.slice(count))
      return had.slice(0, count)
    }
    const left = [...had]
    const stay = spells.map((spell) => {
      const place = left.findIndex((stone) => stone.spell === spell)
      return place < 0 ? undefined : left.splice(place, 1)[0]
    })
    // One that was not seen, and now is, has turned up where it lay.
    const unseen = left.filter(({ spell }) => spell === null)
    const turned = stay.map((stone) => stone ?? unseen.shift())
    this.#loose.push(...left.filter((stone) => !turned.includes(stone)))
    return turned
  }

  #fill({ spells, count }: Row, stay: (Keyed | undefined)[], fromPile = false): Keyed[] {
    return Array.from({ length: spells?.length ?? count }, (_, place) => {
      const spell = spells?.[place] ?? null
      const known = stay[place] ?? this.#found(spell)
      return { key: known?.key ?? this.#newKey(), spell, drawn: !known && fromPile && this.#drawing }
    })
  }

  /** The loose stone that it is, or that it may be. */
  #found(spell: number | null): Keyed | undefined {
    const exactly = this.#loose.findIndex((stone) => stone.spell === spell)
    const maybe = this.#loose.findIndex((stone) => spell === null || stone.spell === null)
    const place = exactly < 0 ? maybe : exactly
    return place < 0 ? undefined : this.#loose.splice(place, 1)[0]
  }

  #newKey(): string {
    this.#made += 1
    return `stone-${this.#made}`
  }
}
