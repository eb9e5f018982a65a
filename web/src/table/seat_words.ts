import { CRESTS } from '../icons/crests'

/** The engine calls a seat by its place at the table: “cat” is the second seat, and so is “seat.1” in
 *  older records. Its owner may wear any crest, so people never read that word: they read the name at
 *  the seat. */
export function seatIn(word: string): number {
  const numbered = /^seat\.(\d)$/.exec(word)
  return numbered ? Number(numbered[1]) : CRESTS.findIndex((crest) => crest === word)
}

export function isSeat(word: string): boolean {
  return seatIn(word) >= 0
}

/** Whether two words mean the same thing: a seat goes by either of its words. */
export function alike(one: string, other: string): boolean {
  return one === other || (isSeat(one) && seatIn(one) === seatIn(other))
}

/** The word by which every game calls a seat. */
export function seatWord(seat: number): string {
  return CRESTS[seat] ?? `seat.${seat}`
}

/** A sentence with every seat in it by its name. */
export function seatsNamed(sentence: string, nameOf: (seat: number) => string): string {
  return sentence
    .split(' ')
    .map((word) => (seatIn(word) < 0 ? word : nameOf(seatIn(word))))
    .join(' ')
}
