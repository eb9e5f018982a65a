import { continuing, type Offer } from '../../../table/sentence'
import { SPHERES } from '../view'

/** Which thing on the table carries which word. One word can stand for several things: “blood” is a
 *  relic, a planet and a sphere; “shadow” is a verb, a spell and a place in the tower. */
export type Role = 'verb' | 'hex' | 'planet' | 'relic' | 'sphere' | 'place' | 'corrupt' | 'spell' | 'seat' | 'direction'

const BY_VERB: Record<string, Role> = {
  travel: 'hex',
  mark: 'hex',
  quench: 'hex',
  lift: 'hex',
  settle: 'hex',
  imprison: 'hex',
  advance: 'planet',
  divine: 'relic',
  take: 'relic',
  pay: 'relic',
  forfeit: 'relic',
  discard: 'relic',
  change: 'relic',
  initiate: 'sphere',
  promote: 'place',
  cast: 'spell',
  choose: 'seat',
  strike: 'direction',
}
const BETWEEN = ['from', 'to', 'both']

export function roleOf(words: string[], place: number): Role {
  const word = words[place] ?? ''
  const [verb = ''] = words
  if (place === 0 || BETWEEN.includes(word)) return 'verb'
  if (verb === 'promote' && word === 'corrupt' && words[place - 1] === 'from') return 'verb'
  if (verb === 'promote' && words[place - 1] === 'corrupt') return 'corrupt'
  if (verb === 'shadow' || verb === 'corrupt') return place === 1 ? 'seat' : 'sphere'
  return BY_VERB[verb] ?? 'verb'
}

/** Whose sphere is spoken of; nobody's where it is one's own. */
export function ownerIn(words: string[]): string {
  return words[0] === 'shadow' || words[0] === 'corrupt' ? (words[1] ?? '') : ''
}

export type Carried = Map<string, Offer>

export function carrier(role: Role, word: string, owner = ''): string {
  return `${role} ${owner} ${word}`
}

/** What can be said by touching a thing now. Words before it that nothing but the bar carries go
 *  without saying: touching a hex says “travel c3”. */
export function carriedWords(legal: string[], line: string[]): Carried {
  const carried: Carried = new Map()
  for (const words of continuing(legal, line)) {
    for (let place = line.length; place < words.length; place++) {
      const word = words[place] ?? ''
      const role = roleOf(words, place)
      const key = carrier(role, word, role === 'sphere' ? ownerIn(words) : '')
      if (!carried.has(key)) carried.set(key, { word, line: words.slice(0, place + 1), another: false })
      if (role !== 'verb' && role !== 'seat') break
    }
  }
  return carried
}

/** The verbs that are whole sentences, in the order in which they are offered. */
export function deeds(legal: string[]): string[] {
  return legal.filter((sentence) => !sentence.includes(' '))
}

/** The seat whose spheres can be named next. */
export function spokenSeat(legal: string[], line: string[]): string {
  if (line.length > 1) return ownerIn(line)
  const owners = new Set(
    legal.filter((sentence) => sentence.startsWith(line.join(' '))).map((sentence) => ownerIn(sentence.split(' '))),
  )
  const [only = ''] = owners
  return owners.size === 1 ? only : ''
}

export function isSphere(word: string): boolean {
  return SPHERES.some((sphere) => sphere === word)
}
