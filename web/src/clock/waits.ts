import { text } from '../texts'
import type { Room } from '../table/room.svelte'
import type { Seat } from '../table/protocol'

/** After so many seconds somebody who is to decide can be reminded. */
const BEFORE_REMINDING = 30

export type Wait = {
  /** What is the matter with the seat; empty if nothing is. */
  state: string
  /** What can be done about it now. */
  ask: boolean
  remind: boolean
  /** In how many seconds a bot can be asked for, if that is soon. */
  soon: number
  votes: number
}

/** When what is known of a wait was heard, by the browser's steady clock. */
export class WaitsSince {
  table = 0
  turn = 0
  #version = -1

  hearTable(): void {
    this.table = performance.now()
  }

  hearPosition(version: number): void {
    if (version !== this.#version) this.turn = performance.now()
    this.#version = version
  }
}

/** Whether the owner of a seat keeps the others waiting, and what they may do about it. */
export function waitFor(room: Room, seat: Seat, now: number): Wait {
  const wait: Wait = { state: stateOf(room, seat), ask: false, remind: false, soon: 0, votes: 0 }
  const table = room.table
  const others = room.you !== null && seat.seat !== room.you && !room.seat(room.you)?.forfeit
  if (!table || !others || room.over || room.lookedBack || seat.kind !== 'person' || seat.deputy) return wait
  const idle = room.position?.actor === seat.seat ? (now - room.time.waits.turn) / 1000 : 0
  wait.remind = seat.here && idle >= BEFORE_REMINDING
  if (table.clock?.kind === 'correspondence') return wait
  const away = (seat.away ?? 0) + (now - room.time.waits.table) / 1000
  const missing = seat.here ? (idle ? (table.patience ?? 300) - idle : Infinity) : (table.grace ?? 60) - away
  wait.votes = seat.asked?.by.length ?? 0
  wait.ask = missing <= 0 && !(seat.asked?.by.includes(room.you ?? -1) ?? false)
  wait.soon = !seat.here && missing > 0 ? Math.ceil(missing) : 0
  return wait
}

function stateOf(room: Room, seat: Seat): string {
  if (seat.forfeit && seat.forfeit !== 'replaced') return text('web-forfeit', { how: seat.forfeit })
  if (seat.deputy) return text('web-bot-deputy')
  return seat.kind === 'person' && !seat.here && seat.seat !== room.you ? text('web-away') : ''
}
