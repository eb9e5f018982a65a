import scrolls from 'icon:scroll-unfurled'
import { crestSign } from '../../icons/crests'
import type { Room } from '../../table/room.svelte'
import { isSeat } from '../../table/seat_words'
import { listed } from '../../table/told'
import { text } from '../../texts'
import type { GameTable, Sign } from '../contract'
import { announce, opening, outcome } from './announcer/announce'
import { recount } from './announcer/recount'
import { beat, chapter, opens } from './beats/beat'
import { goal } from './beats/goal'
import { cards } from './book/cards'
import dungeon from './book/PictureDungeon.svelte'
import mind from './book/PictureMind.svelte'
import scrollRow from './book/PictureScrolls.svelte'
import seal from './book/PictureSeal.svelte'
import Summary from './result/Summary.svelte'
import MyScrolls from './seats/MyScrolls.svelte'
import Table from './table/Table.svelte'
import { viewOf } from './view'
import { explains } from './words/explains'
import { heard } from './words/named'
import { rank } from './words/rank'
import { spelledOut, unordered } from './words/saying'
import { dieName, dieOf, elementName, elementOf, elementSign, scrollName, scrollOf } from './words/signs'

/** What lies at a place, if the word is a place with something on it. */
const GIVING_UP = ['give', 'up'].join(' ')

function thingAt(word: string, room?: Room): string {
  const view = room && viewOf(room)
  return view?.seals[word] ?? view?.scrolls[word] ?? ''
}

function seatOf(word: string, room?: Room): number {
  return (room && viewOf(room)?.seats.findIndex((seat) => seat.word === word)) ?? -1
}

function sign(word: string, room?: Room): Sign | null {
  const thing = thingAt(word, room) || word
  const element = dieOf(thing)?.element ?? scrollOf(thing)?.element ?? elementOf(thing)
  if (element) return elementSign(element)
  if (!isSeat(word)) return null
  const crest = room?.seat(seatOf(word, room))?.crest ?? word
  return { ...crestSign(crest), colour: `var(--crest-${crest})`, ink: 'var(--crest-ink)' }
}

function nameOf(word: string, room?: Room): string {
  const thing = thingAt(word, room)
  if (thing) {
    const scroll = scrollOf(thing)
    return scroll ? scrollName(scroll) : dieName(thing)
  }
  const scroll = scrollOf(word)
  if (scroll) return scrollName(scroll)
  const element = elementOf(word)
  if (element) return elementName(element)
  if (isSeat(word) && room) return room.nameOf(seatOf(word, room))
  return dieOf(word) ? dieName(word) : word
}

/** A seat, a die and a scroll go by their names. A place says what lies there, and its name in
 *  capitals: a small 1 would read as an l. “Give” alone would not say what is given. */
function shown(word: string, room: Room): string {
  if (word === 'give' && !room.sentence.pending && room.legal.includes(GIVING_UP)) return text('web-seals-give-up')
  const thing = thingAt(word, room)
  if (!thing) return shownAlone(word, room)
  const scroll = scrollOf(thing)
  const what = scroll ? `${text(`five_seals-spell-${scroll.spell}`)} ${scroll.strength}` : dieName(thing)
  return `${what} ${word.toUpperCase()}`
}

/** Beside its sign, which says the colour, a die is its value, a seal that and its place. */
function brief(word: string, room: Room): string {
  const thing = thingAt(word, room)
  if (thing && dieOf(thing)) return `${dieOf(thing)?.value} ${word.toUpperCase()}`
  const spell = scrollOf(word)?.spell
  return spell ? text(`five_seals-spell-${spell}`) : (dieOf(word)?.value.toString() ?? shown(word, room))
}

/** A sentence as it is told afterwards: pieces and seats by name, places in capitals. */
function retold(sentence: string, room: Room): string {
  const places = new Set(viewOf(room)?.plan.spots.map(([word]) => word))
  const words = sentence.split(' ').map((word) => (places.has(word) ? word.toUpperCase() : shownAlone(word, room)))
  return words.join(' ')
}

/** A seat, a die, a colour or a scroll by its name; any other word as it is. */
function shownAlone(word: string, room: Room): string {
  return isSeat(word) || elementOf(word) || dieOf(word) || scrollOf(word) ? nameOf(word, room) : word
}

/** What is told of dice, rolled or only of a colour, or of scrolls names them. Of several scrolls each
 *  says its strength. */
function read(name: string, words: string): string | null {
  if (name === 'scrolls') return listed(words.split(' ').map(withStrength))
  return ['dice', 'die', 'now', 'given', 'scroll'].includes(name)
    ? listed(words.split(' ').map((word) => nameOf(word)))
    : null
}

function withStrength(word: string): string {
  const scroll = scrollOf(word)
  return scroll ? text('web-seals-scroll-strength', { scroll: scrollName(scroll), strength: scroll.strength }) : word
}

/** What kind of word is asked for next, by what could be said. */
function question(room: Room): string {
  const kinds = new Set(
    room.sentence.choice.offers
      .filter((offer) => !offer.another)
      .map(({ word }) => {
        if (thingAt(word, room)) return scrollOf(thingAt(word, room)) ? 'place' : 'seal'
        if (scrollOf(word)) return 'scroll'
        if (dieOf(word)) return 'die'
        if (elementOf(word)) return 'colour'
        return isSeat(word) ? 'seat' : 'verb'
      }),
  )
  const [only = 'verb'] = kinds
  const seals = kinds.has('seal') || kinds.has('place')
  return text('web-seals-question', { asks: kinds.size === 1 ? only : seals ? 'seal' : 'verb' })
}

const fiveSeals: GameTable = {
  Table,
  least: [1280, 580],
  Summary,
  sheets: [{ id: 'web-seals-scrolls', icon: scrolls, Sheet: MyScrolls }],
  sign,
  nameOf,
  unordered,
  spelledOut,
  shown,
  brief,
  retold,
  read,
  heard,
  announce,
  opening,
  outcome,
  recount,
  question,
  stand: (room) => {
    const view = viewOf(room)
    if (!view) return { short: '', more: '' }
    return {
      short: text('web-seals-stand', { round: view.round }),
      more: text(`five_seals-circle-${view.circle}`),
    }
  },
  endsRound: () => false,
  beat,
  chapter,
  opens,
  goal,
  explains,
  cards,
  pictures: { dungeon, mind, scrolls: scrollRow, seal },
  rank,
}

export default fiveSeals
