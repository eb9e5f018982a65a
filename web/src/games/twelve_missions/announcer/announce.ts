import type { Move } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { beforeNext, named, sentences, tellEvents, voiced } from '../../../table/told'
import { text } from '../../../texts'
import { printed } from '../board/last_trick'
import { pointsOf, trickNumber, viewOf, type MissionsSeat, type MissionsView, type Played } from '../view'
import { cardName, cardOf, colourName, isColour, rankName } from '../words/cards'
import { stateOf, worthOf } from '../words/mission'

/** The table for those who listen. */

function cardAndValue(view: MissionsView, word: string): string {
  return text('web-missions-heard-card', { card: cardName(word), value: printed(view, cardOf(word)?.rank ?? '') })
}

/** A card of the trick: whose it is, what was spent on it, and whether it takes the trick. */
export function heardCard(room: Room, played: Played, takes: boolean, over: boolean): string {
  const card = cardOf(played.card)
  const parts = [
    text('web-missions-played', { name: room.nameOf(played.seat), card: cardName(played.card), value: played.value }),
  ]
  if (played.power) parts.push(text('web-missions-with-power', { rank: rankName(played.power) }))
  if (isColour(played.suit) && played.suit !== card?.colour)
    parts.push(text('web-missions-turned', { colour: colourName(played.suit) }))
  if (takes) parts.push(text(over ? 'web-missions-took' : 'web-missions-takes'))
  return parts.join(', ')
}

const NEXT_ROUND = ['twelve_missions-round', 'twelve_missions-round-turning']

/** What came of a move says all that its words do, and names the card. The next round is told of
 *  when it begins. */
export function announce(move: Move, room: Room): string {
  const events = beforeNext(move.events, ({ id }) => NEXT_ROUND.includes(id))
  const scroll = events.find(({ id }) => id === 'twelve_missions-activate')?.effect
  const what = scroll ? text(`twelve_missions-scroll-${Number(scroll)}`) : ''
  return voiced(move.seat, room.names, sentences([tellEvents(events, room.names) || room.sentenceOf(move), what]))
}

function missionName(number: number): string {
  return `${text('web-missions-mission', { number })}: ${text(`twelve_missions-mission-${number}`)}`
}

function mission(view: MissionsView): string {
  return `${missionName(view.mission.number)}, ${worthOf(view)}`
}

function dominant(view: MissionsView): string {
  const colour = view.dominant ? colourName(view.dominant) : text('web-missions-none-yet')
  return `${text('web-missions-dominant')}: ${colour}`
}

export function opening(room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  const { round, rounds } = view
  const round_of = text('web-missions-heard-round', { round, rounds })
  return sentences([
    round_of,
    mission(view),
    text(`twelve_missions-mission-${view.mission.number}-help`),
    dominant(view),
  ])
}

/** Who got how much has been told with the move that ended the round. */
export function outcome(room: Room): string {
  const view = viewOf(room)
  const row = view?.sheet.at(-1)
  if (!view || !row) return ''
  const seats = row.tricks.map((count, seat) => {
    const points = text('web-points', { points: pointsOf(room, view, seat) })
    return `${named(seat, room.names)}: ${text('web-missions-tricks', { count })}, ${points}`
  })
  return sentences([missionName(row.mission), ...seats])
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
