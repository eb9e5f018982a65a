import type { Room } from '../../../table/room.svelte'
import { seatIn } from '../../../table/seat_words'
import { messageParams } from '../../../table/told'
import { text } from '../../../texts'
import type { MissionsView } from '../view'
import { colourName, isColour } from './cards'

export type InForce = {
  /** Whose it is. */
  of: string
  title: string
  /** What it does, and for whom. */
  help: string
  /** The colour or the seat that it was said of. */
  chosen: string
}

/** The scroll that changes this round. */
export function scrollInForce(room: Room, view: MissionsView): InForce | null {
  if (!view.scroll) return null
  const { seat, effect } = view.scroll
  const choice = view.scroll.choice ?? ''
  const chosen = isColour(choice) ? colourName(choice) : seatIn(choice) < 0 ? '' : room.nameOf(seatIn(choice))
  const is = seat === room.you ? 'you' : 'one'
  return {
    of: text('web-missions-in-force', { is, name: room.nameOf(seat), chosen: chosen ? 'yes' : 'no', choice: chosen }),
    title: text(`twelve_missions-scroll-${effect}`),
    help: text(`twelve_missions-scroll-${effect}-in-force`, messageParams({ seat }, room.names)),
    chosen,
  }
}
