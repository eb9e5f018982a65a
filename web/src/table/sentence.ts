import { seatIn } from './seat_words'

/** A move is a sentence. These functions know which words may come next, and nothing of any rules. */

export type Offer = {
  word: string
  /** All the words up to and with this one. */
  line: string[]
  /** Whether it begins another sentence than the one that goes on in the bar. */
  another: boolean
}

export type Choice = {
  /** The words said so far, with those that go without saying. */
  line: string[]
  offers: Offer[]
  /** Whether the line is a sentence as it stands, though it might go on. */
  whole: boolean
}

/** Whether a word means the same in any order where it stands beside others of its kind, as dice do. */
export type Unordered = (word: string) => boolean

const inOrder: Unordered = () => false

/** What is left of the words when some are taken away; null when one of those is not there. */
export function without(words: string[], some: string[]): string[] | null {
  const left = [...words]
  for (const word of some) {
    const place = left.indexOf(word)
    if (place < 0) return null
    left.splice(place, 1)
  }
  return left
}

/** Where the words end that mean the same in any order with the one in this place. */
function endOfRun(words: string[], place: number, unordered: Unordered): number {
  let end = place
  while (end < words.length && unordered(words[end] ?? '')) end++
  return Math.max(end, place + 1)
}

/** What of a sentence may be the next word, none where it has been said whole; null if it can't begin
 *  with this line. */
export function following(words: string[], line: string[], unordered: Unordered = inOrder): string[] | null {
  for (let place = 0; place < words.length;) {
    const end = endOfRun(words, place, unordered)
    const left = without(words.slice(place, end), line.slice(place, end))
    if (!left || left.length) return left
    place = end
  }
  return line.length === words.length ? [] : null
}

/** The sentences that go on from these words, word by word and as they were said so far. */
export function continuing(legal: string[], line: string[], unordered: Unordered = inOrder): string[][] {
  return legal.flatMap((sentence) => {
    const words = sentence.split(' ')
    const next = following(words, line, unordered)
    return next ? [[...line, ...next, ...words.slice(line.length + next.length)]] : []
  })
}

function nextWords(legal: string[], line: string[], unordered: Unordered): string[] {
  return [...new Set(legal.flatMap((sentence) => following(sentence.split(' '), line, unordered) ?? []))]
}

function isWhole(legal: string[], line: string[], unordered: Unordered): boolean {
  return legal.some((sentence) => following(sentence.split(' '), line, unordered)?.length === 0)
}

/** What can be said after these words.
 *
 * A word goes without saying when nothing else is possible and more must follow it. So does the
 * first word when all that could begin otherwise are sentences of one word: after “cast” stand the
 * spells, and “stop” comes last. What is picked in any order is always picked by hand. */
export function choice(legal: string[], said: string[], unordered: Unordered = inOrder): Choice {
  let line = said
  const others: Offer[] = []
  for (;;) {
    const words = nextWords(legal, line, unordered)
    const goesOn = words.filter((word) => nextWords(legal, [...line, word], unordered).length > 0)
    const trunk = goesOn[0]
    const presumed =
      trunk !== undefined &&
      goesOn.length === 1 &&
      (words.length === 1 || line.length === 0) &&
      !unordered(trunk) &&
      !isWhole(legal, [...line, trunk], unordered) &&
      !isWhole(legal, line, unordered)
    if (!presumed) {
      const offers = words.map((word) => ({ word, line: [...line, word], another: false }))
      const whole = line.length > 0 && isWhole(legal, line, unordered)
      return { line, offers: [...offers, ...others.reverse()], whole }
    }
    for (const word of words.filter((word) => word !== trunk).reverse()) {
      others.push({ word, line: [...line, word], another: true })
    }
    line = [...line, trunk]
  }
}

/** The one sentence that these words can still become, if there is only one. */
export function onlySentence(legal: string[], said: string[], unordered: Unordered = inOrder): string | null {
  const possible = legal.filter((sentence) => following(sentence.split(' '), said, unordered))
  return possible.length === 1 ? (possible[0] ?? null) : null
}

/** The words that are left when one word is taken back; those that go without saying stay. */
export function oneWordBack(legal: string[], said: string[], unordered: Unordered = inOrder): string[] {
  const now = choice(legal, said, unordered).line.length
  for (let length = said.length - 1; length >= 0; length--) {
    if (choice(legal, said.slice(0, length), unordered).line.length < now) return said.slice(0, length)
  }
  return []
}

/** The offers whose word, or any name that people know it by, begins with what was typed. Nobody
 *  reads the word of a seat, so nobody finds a seat by it. */
export function typedOffers(offers: Offer[], typed: string, namesOf: (offer: Offer) => string[]): Offer[] {
  const begins = (word: string) => word.toLowerCase().startsWith(typed.toLowerCase())
  const exact = offers.filter(({ word }) => seatIn(word) < 0 && begins(word))
  return exact.length ? exact : offers.filter((offer) => namesOf(offer).some(begins))
}
