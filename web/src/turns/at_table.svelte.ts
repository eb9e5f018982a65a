import type { Room } from '../table/room.svelte'
import { waiting } from './waiting.svelte'

/** What a table that is open here tells of itself: to the server, whether it is looked at, so that nobody is told
 *  elsewhere of what they see; and to the rest of our pages, whether it waits for the reader. */
export function followTable(room: Room): void {
  let hidden = $state(document.hidden)

  $effect(() => {
    const look = () => (hidden = document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })

  // A new line is taken for one that is looked at.
  let said = false
  $effect(() => {
    if (room.way.line !== 'open') {
      said = false
      return
    }
    if (!room.table || room.you === null || said === hidden) return
    said = hidden
    room.send({ type: 'attend', visible: !hidden })
  })

  $effect(() => {
    const table = room.table
    if (!table || !room.position) return
    const mine = room.myTurn && !room.over && !room.deputised && table.status === 'playing'
    if (room.showing && !mine) return
    const { code, game, title } = table
    waiting.note({ code, game, title, since: 0, left: null }, mine)
  })
}
