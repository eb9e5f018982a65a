import { text } from '../texts'
import type { Room } from '../table/room.svelte'

/** Who waits for whom, in words for whoever reads them. */
export function reminderTold(room: Room, seat: number, by: number): string {
  if (seat === room.you) return text('web-reminded-you', { name: room.nameOf(by) })
  return text('web-reminded', { by: room.nameOf(by), name: room.nameOf(seat) })
}
