import { isSeat } from '../../../table/seat_words'
import { continuing, type Offer } from '../../../table/sentence'
import { COLOURS, dieOf } from './signs'

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

/** What can be said by touching a thing now. A verb before its word goes without saying: touching a
 *  seal says “break b1q”; so does the seat before another seat's die or scroll. */
export function carriedWords(legal: string[], line: string[]): Carried {
  const carried: Carried = new Map()
  for (const words of continuing(legal, line)) {
    for (let place = line.length; place < words.length; place++) {
      const word = words[place] ?? ''
      const at = key(word, nextOwner(words.slice(0, place)))
      if (!carried.has(at)) carried.set(at, { word, line: words.slice(0, place + 1), another: false })
      if (!VERBS.has(word) && !isSeat(word)) break
    }
  }
  for (const [at, offer] of diceInAnyOrder(legal, line)) if (!carried.has(at)) carried.set(at, offer)
  return carried
}

/** Sentences name dice in one order; whoever touches them picks them in any. A die that is named
 *  later is offered too, with the dice that go before it in what is then said: those picked so far,
 *  or all of them where there is but one way to go on. */
function diceInAnyOrder(legal: string[], line: string[]): Carried {
  const start = line.findLastIndex((word) => !dieOf(word)) + 1
  const picked = line.slice(start)
  const ways = new Map<string, { word: string; lines: Map<string, string[]> }>()
  for (const words of continuing(legal, line.slice(0, start))) {
    let from = start
    while (!picked.length && from < words.length && (VERBS.has(words[from] ?? '') || isSeat(words[from] ?? ''))) from++
    let end = from
    while (dieOf(words[end] ?? '')) end++
    const left = without(words.slice(from, end), picked)
    for (const word of left ?? []) {
      const at = key(word, nextOwner(words.slice(0, from)))
      const way = ways.get(at) ?? { word, lines: new Map<string, string[]>() }
      ways.set(at, way)
      way.lines.set(left?.length === 1 ? '' : words.slice(from, end).join(' '), words.slice(0, end))
    }
  }
  return new Map(
    [...ways].flatMap(([at, { word, lines }]) => {
      const said = lines.get('') ?? (lines.size === 1 ? [...lines.values()][0] : undefined)
      return said ? [[at, { word, line: said, another: false }] as const] : []
    }),
  )
}

/** What is left of the words when some are taken away; null when one of those is not there. */
function without(words: string[], some: string[]): string[] | null {
  const left = [...words]
  for (const word of some) {
    const place = left.indexOf(word)
    if (place < 0) return null
    left.splice(place, 1)
  }
  return left
}

export function carriedBy(carried: Carried, word: string, owner = ''): Offer | undefined {
  return carried.get(key(word, owner))
}

/** The dice that a place would cost, by the first sentence that breaks it. */
export function paysFor(legal: string[], line: string[], spot: string): string[] {
  for (const words of continuing(legal, line)) {
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

function inOrder(colours: string[]): string[] {
  return [...colours].sort((a, b) => COLOURS.findIndex((c) => c === a) - COLOURS.findIndex((c) => c === b))
}

function drafts(legal: string[]): string[][] {
  return legal.filter((sentence) => sentence.startsWith('take ')).map((sentence) => sentence.split(' ').slice(1))
}

/** The colours that can still be taken beside these; dice may be picked in any order. */
export function canAlsoTake(legal: string[], picked: string[]): Set<string> {
  const possible = new Set<string>()
  for (const draft of drafts(legal)) for (const colour of without(draft, picked) ?? []) possible.add(colour)
  return possible
}

/** The sentence that takes exactly these. */
export function draftSentence(legal: string[], picked: string[]): string | null {
  const sentence = `take ${inOrder(picked).join(' ')}`
  return legal.includes(sentence) ? sentence : null
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
