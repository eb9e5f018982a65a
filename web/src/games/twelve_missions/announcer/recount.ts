import type { Room } from '../../../table/room.svelte'
import { sentences } from '../../../table/told'
import { text } from '../../../texts'
import { printed } from '../board/last_trick'
import { trickNumber, viewOf, type MissionsSeat, type MissionsView } from '../view'
import { cardName, cardOf, colourName } from '../words/cards'
import { stateOf } from '../words/mission'
import { dominant, heardCard, mission } from './announce'

function cardAndValue(view: MissionsView, word: string): string {
  return text('web-missions-heard-card', { card: cardName(word), value: printed(view, cardOf(word)?.rank ?? '') })
}

function trick(room: Room, view: MissionsView): string[] {
  if (!view.trick.length) return [text('web-missions-heard-no-card')]
  const cards = view.trick.map((played) => heardCard(room, played, view.taking === played.seat, false))
  return [...cards, `${text('web-missions-led')}: ${colourName(view.led ?? '')}`]
}

function mine(room: Room, view: MissionsView): string[] {
  const seat = view.seats[room.you ?? -1]
  if (!seat) return []
  const heard = (words: string[]) => words.map((word) => cardAndValue(view, word)).join(', ')
  const scrolls = [...(seat.scrolls ?? []), ...seat.open_scrolls].map((number) =>
    text(`twelve_missions-scroll-${number}`),
  )
  return [
    seat.cards?.length ? `${text('web-missions-your-hand')}: ${heard(seat.cards)}` : '',
    seat.up.length ? `${text('web-missions-before-you')}: ${heard(seat.up)}` : '',
    `${text('web-missions-crystals', { count: seat.crystals })}, ${text('web-missions-cubes', { count: seat.cubes })}`,
    scrolls.length ? `${text('web-missions-your-scrolls', { count: scrolls.length })}: ${scrolls.join(', ')}` : '',
  ]
}

/** The trick and the colours first, then your own cards, then how far everybody is. */
export function recount(room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  // Where the mission is about tricks, its state says them already.
  const far = (seat: MissionsSeat) =>
    new Set([stateOf(view, seat), text('web-missions-tricks', { count: seat.tricks })])
  const seats = view.seats.map((seat, number) => `${room.nameOf(number)}: ${[...far(seat)].join(', ')}`)
  return sentences([
    text('web-missions-trick', trickNumber(view)),
    ...trick(room, view),
    dominant(view),
    ...mine(room, view),
    mission(view),
    ...seats,
    room.myTurn ? room.asked() : '',
  ])
}
