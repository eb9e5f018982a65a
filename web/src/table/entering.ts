import type { GameTable } from '../games/contract'
import { onShelf } from '../games/shelf'
import { api, Refused } from '../server/api'
import { myself } from '../server/guest.svelte'
import { FIRST_PAUSE, LONGEST_PAUSE } from './connection'
import { sleep } from './move_queue'
import type { TableInfo } from './protocol'

const RENEWED_AFTER = 3

export type Found = { code: string; game: GameTable | null; table: TableInfo }

/** The game of a table and the code in its link, as soon as the server can be reached, unless whoever waits
 *  has left. Throws what the server refused. */
export async function gameAt(code: string, left: () => boolean, lost: () => void): Promise<Found | null> {
  for (let failures = 0; !left(); failures++) {
    try {
      await myself.be()
      const table = await api.table(code)
      return { code: table.code, game: (await onShelf(table.game)?.open?.()) ?? null, table }
    } catch (problem) {
      if (problem instanceof Refused && problem.status) throw problem
      lost()
      // The server answers but has no such file any more: it was renewed since this page came.
      if (!(problem instanceof Refused) && failures >= RENEWED_AFTER) location.reload()
      await sleep(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures))
    }
  }
  return null
}
