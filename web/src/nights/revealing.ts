import { TableLuck } from '../fairness/table_luck'
import { TableSocket } from '../table/socket.svelte'

/** Reveals our luck at the next table while its players are still elsewhere; the rest is done once it is dealt. */
export function revealAt(code: string): () => void {
  const socket: TableSocket = new TableSocket(code, (message) => {
    if (message.type !== 'table') return
    if (message.table.revealing) void luck.heed(message.table)
    else socket.close()
  })
  const luck = new TableLuck((message) => socket.send(message))
  return () => socket.close()
}
