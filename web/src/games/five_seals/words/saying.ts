import { isSeat } from '../../../table/seat_words'
import { continuing, type Offer } from '../../../table/sentence'
import { COLOURS, dieOf, elementOf } from './signs'

/** Which thing on the table carries which word, and what is said by touching it. */

const VERBS = new Set([
  'break',
  'cast',
  'take',
  'absorb',
  'choose',
  'with',
  'remove',
  'for',
  'from',
  'raise',
  'lower',
  'give',
  'use',
  'to',
  'send',
  'guard',
])

/** Words of sentences that no thing on the table carries: “give up”, “raise none”, “guard off”. */
const BARE = new Set([...VERBS, 'up', 'stay', 'leave', 'none', 'off'])

export function deeds(legal: string[]): string[] {
  return legal.filter((sentence) => sentence.split(' ').every((word) => BARE.has(word)))
}

/** Whose die or scroll comes after these words: a seat's, by its familiar, or the speaker's own. */
export function nextOwner(line: string[]): string {
  const place = line.findIndex((word) => isSeat(word))
  if (place < 0 || line.includes('for') || line.includes('from')) return ''
  if (line[0] === 'use' && line.length > place + 1) return ''
  return line[place] ?? ''
}

export type Carried = Map<string, Offer>

function key(word: string, owner: string): string {
  return `${owner} ${word}`
}

/** Dice, rolled or only of a colour, are named in any order. */
export function unordered(word: string): boolean {
  return dieOf(word) !== null || elementOf(word) !== null
}

/** Dice are taken one by one: what is left of the supply never ends a turn by itself. */
export function spelledOut(line: string[]): boolean {
  return line[0] === 'take' && elementOf(line[1] ?? '') !== null
}

/** What can be said by touching a thing now. A verb before its word goes without saying: touching a
 *  seal says “break b1q”; so does the seat before another seat's die or scroll. */
export function carriedWords(legal: string[], line: string[]): Carried {
  const carried: Carried = new Map()
  for (const words of continuing(legal, line, unordered)) {
    for (let place = line.length; place < words.length; place++) {
      const said = words.slice(0, place)
      const owner = nextOwner(said)
      for (const word of besides(words, place)) {
        const at = key(word, owner)
        if (!carried.has(at)) carried.set(at, { word, line: [...said, word], another: false })
      }
      const word = words[place] ?? ''
      if (!VERBS.has(word) && !isSeat(word)) break
    }
  }
  return carried
}

/** The word in that place, and those after it that could as well stand there. */
function besides(words: string[], place: number): string[] {
  let end = place
  while (unordered(words[end] ?? '')) end++
  return words.slice(place, Math.max(end, place + 1))
}

export function carriedBy(carried: Carried, word: string, owner = ''): Offer | undefined {
  return carried.get(key(word, owner))
}

/** The dice that a place would cost, by the first sentence that breaks it. */
export function paysFor(legal: string[], line: string[], spot: string): string[] {
  for (const words of continuing(legal, line, unordered)) {
    const at = words.indexOf(spot)
    if (at >= Math.max(0, line.length - 1)) return words.slice(at + 1).filter((word) => dieOf(word))
  }
  return []
}

/** Which of these dice, by place, the words name; of equal dice the first. */
export function placesOf(dice: string[], named: string[]): Set<number> {
  const left = [...named]
  const places = new Set<number>()
  dice.forEach((die, place) => {
    const found = left.indexOf(die)
    if (found < 0) return
    left.splice(found, 1)
    places.add(place)
  })
  return places
}

/** What to say so that the table explains why a seal can't be broken: with the dice of its colour,
 *  or with any die where there is none. */
export function askingWhy(spot: string, element: string, dice: string[]): string {
  const byColour = COLOURS.map((colour) => dice.filter((die) => dieOf(die)?.element === colour))
  const sum = (some: string[]) => some.reduce((total, die) => total + (dieOf(die)?.value ?? 0), 0)
  const most = byColour.sort((a, b) => sum(b) - sum(a))[0] ?? []
  const own = element === 'mind' ? most : dice.filter((die) => dieOf(die)?.element === element)
  return ['break', spot, ...(own.length ? own : dice.slice(0, 1))].join(' ')
}
