import type { Room } from '../../../table/room.svelte'
import { seatIn } from '../../../table/seat_words'
import { text } from '../../../texts'
import type { MissionsView } from '../view'
import { colourName, isColour } from './cards'

/** Whose scroll is in force this round, and the colour or seat it was said of. */
export function scrollInForce(room: Room, view: MissionsView): { of: string; chosen: string } | null {
  if (!view.scroll) return null
  const choice = view.scroll.choice ?? ''
  const chosen = isColour(choice) ? colourName(choice) : seatIn(choice) < 0 ? '' : room.nameOf(seatIn(choice))
  const is = view.scroll.seat === room.you ? 'you' : 'one'
  const of = text('web-missions-in-force', {
    is,
    name: room.nameOf(view.scroll.seat),
    chosen: chosen ? 'yes' : 'no',
    choice: chosen,
  })
  return { of, chosen }
}
