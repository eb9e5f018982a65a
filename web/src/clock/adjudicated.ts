import type { Room } from '../table/room.svelte'
import { listed } from '../table/told'
import { text } from '../texts'

/** Who ran out of time, so that the game ended there. */
export function adjudicationTold(room: Room): string {
  const late = (room.table?.seats ?? []).filter((seat) => seat.forfeit === 'late').map(({ seat }) => seat)
  const who = late.length === 1 && late[0] === room.you ? 'you' : 'others'
  return text('web-adjudicated', { who, names: listed(late.map((seat) => room.nameOf(seat))) })
}
