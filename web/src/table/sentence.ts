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

function startsWith(words: string[], line: string[]): boolean {
  return line.length <= words.length && line.every((word, place) => words[place] === word)
}

/** The sentences that go on from these words, word by word. */
export function continuing(legal: string[], line: string[]): string[][] {
  return legal.map((sentence) => sentence.split(' ')).filter((words) => startsWith(words, line))
}

function following(sentences: string[][], line: string[]): string[] {
  const words = new Set<string>()
  for (const sentence of sentences) {
    const word = sentence[line.length]
    if (word !== undefined && startsWith(sentence, line)) words.add(word)
  }
  return [...words]
}

function isWhole(sentences: string[][], line: string[]): boolean {
  return sentences.some((words) => words.length === line.length && startsWith(words, line))
}

/** What can be said after these words.
 *
 * A word goes without saying when nothing else is possible and more must follow it. So does the
 * first word when all that could begin otherwise are sentences of one word: after “cast” stand the
 * spells, and “stop” comes last. */
export function choice(legal: string[], said: string[]): Choice {
  const sentences = legal.map((sentence) => sentence.split(' '))
  let line = said
  const others: Offer[] = []
  for (;;) {
    const words = following(sentences, line)
    const goesOn = words.filter((word) => following(sentences, [...line, word]).length > 0)
    const trunk = goesOn[0]
    const presumed =
      trunk !== undefined &&
      goesOn.length === 1 &&
      (words.length === 1 || line.length === 0) &&
      !isWhole(sentences, [...line, trunk]) &&
      !isWhole(sentences, line)
    if (!presumed) {
      const offers = words.map((word) => ({ word, line: [...line, word], another: false }))
      const whole = line.length > 0 && isWhole(sentences, line)
      return { line, offers: [...offers, ...others.reverse()], whole }
    }
    for (const word of words.filter((word) => word !== trunk).reverse()) {
      others.push({ word, line: [...line, word], another: true })
    }
    line = [...line, trunk]
  }
}

/** The one sentence that these words can still become, if there is only one. */
export function onlySentence(legal: string[], said: string[]): string | null {
  const possible = legal.filter((sentence) => startsWith(sentence.split(' '), said))
  return possible.length === 1 ? (possible[0] ?? null) : null
}

/** The words that are left when one word is taken back; those that go without saying stay. */
export function oneWordBack(legal: string[], said: string[]): string[] {
  const now = choice(legal, said).line.length
  for (let length = said.length - 1; length >= 0; length--) {
    if (choice(legal, said.slice(0, length)).line.length < now) return said.slice(0, length)
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
