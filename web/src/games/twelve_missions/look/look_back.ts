import type { MissionsSeat, MissionsView } from '../view'

/** Cards of a seat that belong together: `words` are null where they are not seen. `under` lies beneath each. */
export type Lot = { id: string; words: (string | null)[]; under?: (string | null)[] }

/** All that a seat holds or has before it, as far as these eyes see it. */
export function lotsOf(seat: MissionsSeat): Lot[] {
  const row = listed(seat.row)
  const chosen = listed(seat.chosen)
  const apart = [...row, ...chosen]
  const hand = seat.cards ? seat.cards.filter((word) => !apart.includes(word)) : blanks(seat.count)
  const covers = typeof seat.down === 'number' ? null : seat.down
  const lots: Lot[] = [
    { id: 'hand', words: hand },
    { id: 'row', words: row },
    { id: 'chosen', words: chosen },
    { id: 'up', words: covers ?? seat.up, under: covers ? beneath(seat) : undefined },
    { id: 'under', words: covers ? [] : beneath(seat) },
    { id: 'away', words: seat.away ?? blanks(seat.away_count) },
  ]
  return lots.filter(({ words }) => words.length)
}

/** What lies face down, or its back. */
function beneath(seat: MissionsSeat): (string | null)[] {
  return seat.under ?? blanks(typeof seat.down === 'number' ? seat.down : seat.down.length)
}

function listed(words: string[] | number): string[] {
  return typeof words === 'number' ? [] : words
}

function blanks(count: number): null[] {
  return Array.from({ length: count }, () => null)
}

/** The seats clockwise, the reader's first. */
export function clockwise(view: MissionsView, you: number | null): number[] {
  const seats = view.seats.map((_, seat) => seat)
  return [...seats.slice(you ?? 0), ...seats.slice(0, you ?? 0)]
}
