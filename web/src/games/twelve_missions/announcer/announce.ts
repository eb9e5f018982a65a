import type { Move } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { beforeNext, messageParams, named, sentences, tellEvents, voiced } from '../../../table/told'
import { text } from '../../../texts'
import { NEXT_ROUND } from '../story/beat'
import { pointsOf, viewOf, type MissionsView, type Played } from '../view'
import { cardName, cardOf, colourName, isColour, rankName } from '../words/cards'
import { worthOf } from '../words/mission'

/** The table for those who listen: what happens. What stands is told by recount.ts. */

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

/** What came of a move says all that its words do, and names the card. The next round is told of
 *  when it begins. */
export function announce(move: Move, room: Room): string {
  const events = beforeNext(move.events, ({ id }) => NEXT_ROUND.includes(id))
  const scroll = events.find(({ id }) => id === 'twelve_missions-activate')?.effect
  const does = scroll ? messageParams({ seat: move.seat }, room.names) : null
  const what = does ? text(`twelve_missions-scroll-${Number(scroll)}-in-force`, does) : ''
  return voiced(move.seat, room.names, sentences([tellEvents(events, room.names) || room.sentenceOf(move), what]))
}

function missionName(number: number): string {
  return `${text('web-missions-mission', { number })}: ${text(`twelve_missions-mission-${number}`)}`
}

export function mission(view: MissionsView): string {
  return `${missionName(view.mission.number)}, ${worthOf(view)}`
}

export function dominant(view: MissionsView): string {
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
