import type { Room } from './room.svelte'

/** Whether there is a replay of this table for the reader: of a private game only those have one who sat there. */
export function mayLookBack(room: Room): boolean {
  const { table } = room
  if (!table?.code || room.topic || table.status !== 'over') return false
  return table.public || room.you !== null || room.past
}
