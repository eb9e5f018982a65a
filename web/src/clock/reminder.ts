import { text } from '../texts'
import type { Room } from '../table/room.svelte'
import { votersOn } from './waits'

/** Who waits for whom, in words for whoever reads them. */
export function reminderTold(room: Room, seat: number, by: number): string {
  if (seat === room.you) return text('web-reminded-you', { name: room.nameOf(by) })
  return text('web-reminded', { by: room.nameOf(by), name: room.nameOf(seat) })
}

/** What the others say to a reader who keeps them waiting; empty as long as they say nothing. */
export function urged(room: Room): string {
  const mine = room.seat(room.you ?? -1)
  if (!room.table || !mine || mine.deputy || room.over) return ''
  const votes = mine.asked?.by.length ?? 0
  if (votes) return text('web-absent-asked-you', { votes, voters: votersOn(room.table.seats, mine) })
  const { reminder } = room.time
  return reminder && reminder.seat === room.you ? reminderTold(room, reminder.seat, reminder.by) : ''
}
