import type { Room } from '../../../table/room.svelte'
import { listed } from '../../../table/told'
import { text } from '../../../texts'
import { viewOf, type SealsSeat, type SealsView } from '../view'
import { COLOURS, dieName, dieOf, elementName, elementOf, scrollName, scrollOf, scrollShort } from './signs'

/** Places and pieces as they are told to those who see no plan. */

const HALL = 'h'

function roomName(area: string): string {
  return area === HALL ? text('web-seals-heard-hall') : text('web-seals-heard-room', { room: area.toUpperCase() })
}

function areasOf(view: SealsView, spot: string): string[] {
  const [, , , , ...areas] = view.plan.spots.find(([word]) => word === spot) ?? ['', 0, 0, 0]
  return areas
}

/** A place by its name, and the rooms it lies in or between. */
export function whereIs(view: SealsView, spot: string): string {
  const rooms = areasOf(view, spot).map(roomName)
  return text('web-seals-heard-place', { spot: spot.toUpperCase(), rooms: listed(rooms), count: rooms.length })
}

export function floorOf(seat: SealsSeat): string {
  return seat.floor.map(roomName).join(', ')
}

export function diceNames(dice: string[]): string {
  const order = (die: string) => COLOURS.findIndex((colour) => die.startsWith(colour))
  const sorted = [...dice].sort((a, b) => order(a) - order(b) || b.localeCompare(a))
  return sorted.map((word) => wordName(word)).join(', ')
}

/** A die, a scroll or a colour by its name; any other word as it is. */
export function wordName(word: string): string {
  const scroll = scrollOf(word)
  if (scroll) return scrollName(scroll)
  const element = elementOf(word)
  return element ? elementName(element) : dieOf(word) ? dieName(word) : word
}

/** What lies at a place; of a seal, where it leads that one can't walk yet. */
export function thingAt(view: SealsView, spot: string, seat?: SealsSeat): string {
  const scroll = scrollOf(view.scrolls[spot] ?? '')
  const place = spot.toUpperCase()
  if (scroll)
    return text('web-seals-heard-scroll', { scroll: scrollName(scroll), strength: scroll.strength, spot: place })
  const seal = text('web-seals-heard-seal', { seal: dieName(view.seals[spot] ?? ''), spot: place })
  return [seal, beyond(view, spot, seat)].filter(Boolean).join(', ')
}

function beyond(view: SealsView, spot: string, seat?: SealsSeat): string {
  const rooms = seat ? areasOf(view, spot).filter((area) => !seat.floor.includes(area)) : []
  return rooms.length ? text('web-seals-heard-beyond', { rooms: listed(rooms.map(roomName)) }) : ''
}

/** The places with a seal or scroll that a mage can walk to. */
export function withinReach(view: SealsView, seat: SealsSeat): string[] {
  const spots = view.plan.spots.map(([word]) => word).filter((word) => view.scrolls[word] ?? view.seals[word])
  return inOrder(
    view,
    spots.filter((word) => areasOf(view, word).some((area) => seat.floor.includes(area))),
  )
}

/** Scrolls before seals, each by strength and then as the plan has them. */
export function inOrder(view: SealsView, spots: string[]): string[] {
  const plan = new Map(view.plan.spots.map(([word, strength], place) => [word, { strength, place }]))
  const at = (word: string) => plan.get(word) ?? { strength: 0, place: 0 }
  const seal = (word: string) => (view.scrolls[word] ? 0 : 1)
  return [...spots].sort((a, b) => seal(a) - seal(b) || at(a).strength - at(b).strength || at(a).place - at(b).place)
}

/** A word among the next ones: where a seal leads, which scroll lies there, what a scroll does. */
export function heard(word: string, room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  // What breaking it would open is told with what it would cost.
  const foretold = Object.keys(room.position?.previews ?? {}).some((said) => said.split(' ')[1] === word)
  if (view.seals[word]) return foretold ? '' : beyond(view, word, view.seats[room.you ?? -1])
  const there = scrollOf(view.scrolls[word] ?? '')
  if (there) return `${scrollName(there)}. ${scrollShort(there)}`
  if (word === 'stay' || word === 'off') return text('web-seals-heard-word', { word })
  const scroll = scrollOf(word)
  return scroll ? scrollShort(scroll) : ''
}
