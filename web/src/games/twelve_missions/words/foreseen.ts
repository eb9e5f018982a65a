import { previewed } from '../../../table/explained'
import type { Room } from '../../../table/room.svelte'
import type { Explained } from '../../contract'

/** What the server foresees of a whole sentence; null where it tells nothing. */
export function foreseen(room: Room, sentence: string): Explained | null {
  const preview = room.position?.previews?.[sentence]
  return preview ? previewed(preview, room) : null
}
