import { whoseTurn } from '../../../table/announcer.svelte'
import type { Move, TableEvent } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { named, sentences, tellEvents, voiced } from '../../../table/told'
import { text } from '../../../texts'
import { viewOf, type MageView } from '../view'
import { hexName } from '../words/named'

/** The table for those who listen: what happens. What stands is told by recount.ts. */

/** Where a mage has come to, and what it finds there. */
function arrives(move: Move, event: TableEvent, view: MageView, room: Room): string {
  const hex = view.hexes.find(({ word }) => word === event.hex)
  if (!hex) return tellEvents([event], room.names)
  const name = named(move.seat, room.names)
  const is = move.seat === room.you ? 'you' : 'one'
  return text('web-mage-heard-to', { is, name, hex: hexName(hex, view, room, move.seat) })
}

/** What it would give to end one's own Journey where one stands; even if nothing, for those who ask. */
export function endsHere(room: Room, nothing = true): string {
  const view = viewOf(room)
  const mage = view?.seats[room.you ?? -1]?.mage
  if (!view || view.turn !== room.you || view.phase !== 'journey') return ''
  const gives = view.reach.find(({ hex }) => hex === mage)?.gives
  if (gives === 'nothing' && !nothing) return ''
  return gives ? text('web-mage-end-here', { what: text(`archmage-end-${gives}`) }) : ''
}

/** What came of a move says all that its words do. That one's own turn begins after another's is told
 *  with what is asked then. */
export function announce(move: Move, room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  const events = move.events.filter(
    ({ id, seat }) => id !== 'archmage-turn' || seat !== room.you || move.seat === room.you,
  )
  const came = events.find(({ id }) => id === 'archmage-travel')
  const rest = tellEvents(
    events.filter((event) => event !== came),
    room.names,
  )
  const words = move.sentence === 'end' || !(came || rest) ? room.sentenceOf(move) : ''
  const told = sentences([
    words,
    came ? arrives(move, came, view, room) : '',
    rest,
    came && move.seat === room.you ? endsHere(room, false) : '',
  ])
  return voiced(move.seat, room.names, told)
}

export function standing(view: MageView): string {
  const turn = text('web-mage-stand', { round: view.round, rounds: view.rounds })
  return view.second ? `${turn}, ${text('web-mage-second-journey')}` : turn
}

export function place(room: Room, view: MageView): string {
  const hex = view.hexes.find(({ word }) => word === view.seats[room.you ?? -1]?.mage)
  return hex ? text('web-mage-heard-at', { hex: hexName(hex, view, room, room.you) }) : ''
}

export function opening(room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  return sentences([standing(view), place(room, view), room.myTurn ? '' : whoseTurn(room)])
}
