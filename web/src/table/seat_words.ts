import { CRESTS } from '../icons/crests'

/** The engine calls a seat by its place at the table: “cat” is the second seat, and so is “seat.1”.
 *  Its owner may wear any crest, so people never read that word: they read the name at the seat. */
export function seatIn(word: string): number {
  const numbered = /^seat\.(\d)$/.exec(word)
  return numbered ? Number(numbered[1]) : CRESTS.findIndex((crest) => crest === word)
}

/** A sentence with every seat in it by its name. */
export function seatsNamed(sentence: string, nameOf: (seat: number) => string): string {
  return sentence
    .split(' ')
    .map((word) => (seatIn(word) < 0 ? word : nameOf(seatIn(word))))
    .join(' ')
}
