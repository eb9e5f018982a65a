import { whoseTurn } from '../../../table/announcer.svelte'
import type { Room } from '../../../table/room.svelte'
import { othersOf } from '../../../table/seating'
import { sentences } from '../../../table/told'
import { text } from '../../../texts'
import { goalWords } from '../beats/goal'
import { viewOf, type SealsSeat, type SealsView } from '../view'
import { floorOf, inOrder, thingAt, whereIs, withinReach, wordName } from '../words/named'
import { COLOURS, dieOf, elementName, elementOf } from '../words/signs'
import { diceOf } from './announce'

/** The second words of the sentences that begin so, each once. */
function after(room: Room, verb: string): string[] {
  return [
    ...new Set(
      room.legal
        .map((sentence) => sentence.split(' '))
        .filter(([first]) => first === verb)
        .map(([, second = '']) => second),
    ),
  ]
}

/** What may be said. In a turn that is what can be broken and cast. */
function may(room: Room, view: SealsView, seat: SealsSeat): string[] {
  if (!room.sentence.choice.offers.length) return []
  if (view.phase !== 'turn' || room.sentence.said.length) {
    const words = room.sentence.choice.offers.map(({ word }) =>
      (view.seals[word] ?? view.scrolls[word]) ? thingAt(view, word, seat) : wordName(word),
    )
    return [text('web-seals-heard-may-say', { words: words.join('; ') })]
  }
  const spots = inOrder(view, after(room, 'break')).map((spot) => thingAt(view, spot, seat))
  const casts = after(room, 'cast').map(wordName)
  return [
    spots.length ? text('web-seals-heard-may-break', { things: spots.join('; ') }) : '',
    casts.length ? text('web-seals-heard-may-cast', { scrolls: casts.join(', ') }) : '',
  ]
}

/** What one's mage can walk to beside that, and where. */
function reach(room: Room, view: SealsView, seat: SealsSeat): string[] {
  const breakable = after(room, 'break')
  const rest = withinReach(view, seat).filter((spot) => !breakable.includes(spot))
  return [
    rest.length
      ? text('web-seals-heard-reach', {
          things: rest.map((spot) => thingAt(view, spot, seat)).join('; '),
          also: breakable.length ? 'yes' : 'no',
        })
      : '',
    text('web-seals-heard-floor', { rooms: floorOf(seat) }),
  ]
}

function scrolls({ ready, spent }: SealsSeat): string[] {
  return [
    ready.length ? `${text('web-seals-scrolls')}: ${ready.map(wordName).join(', ')}` : '',
    spent.length ? text('web-seals-heard-spent', { scrolls: spent.map(wordName).join(', ') }) : '',
  ]
}

function mine(view: SealsView, seat: SealsSeat): string[] {
  return [
    diceOf(seat),
    seat.done && view.round ? text('web-seals-done') : '',
    text('web-seals-heard-mage', { place: whereIs(view, seat.mage) }),
    seat.familiar ? text('web-seals-heard-familiar', { place: whereIs(view, seat.familiar) }) : '',
    ...scrolls(seat),
    text('web-points', { points: seat.points }),
  ]
}

function other(room: Room, view: SealsView, number: number): string {
  const seat = view.seats[number]
  if (!seat) return ''
  const told = [
    text('web-points', { points: seat.points }),
    diceOf(seat),
    seat.done && view.round ? text('web-seals-done') : '',
    whereIs(view, seat.mage),
    seat.familiar ? text('web-seals-heard-familiar', { place: whereIs(view, seat.familiar) }) : '',
    ...scrolls(seat),
  ]
  return `${room.nameOf(number)}: ${told.filter(Boolean).join('; ')}`
}

function byColour(counts: (colour: string) => number): string {
  return COLOURS.map((colour) => `${elementName(colour)} ${counts(colour)}`).join(', ')
}

/** The turn and one's own things first, what may be said, then the others, the way and the rest. */
export function recount(room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  const seat = view.seats[room.you ?? -1]
  const left = Object.values(view.seals)
  const unbroken = (colour: string) => left.filter((seal) => dieOf(seal)?.element === colour).length
  const supply = `${text('web-seals-supply')}: ${byColour((colour) => view.supply[colour] ?? 0)}`
  const guardians = Object.entries(view.guardians).flatMap(([word, spot]) => {
    const element = elementOf(word)
    return element ? [text('web-seals-guardian-at', { element: elementName(element), spot: spot.toUpperCase() })] : []
  })
  return sentences([
    whoseTurn(room),
    room.myTurn ? room.asked() : '',
    view.phase === 'draft' ? supply : '',
    ...(seat ? mine(view, seat) : []),
    ...(seat ? may(room, view, seat) : []),
    ...othersOf(view, room.you).map((number) => other(room, view, number)),
    ...(seat ? reach(room, view, seat) : []),
    view.phase === 'draft' ? '' : supply,
    `${text('web-seals-heard-seals')}: ${byColour(unbroken)}`,
    ...guardians,
    goalWords(view),
  ])
}
