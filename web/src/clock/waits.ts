import { text } from '../texts'
import type { Room } from '../table/room.svelte'
import type { Seat } from '../table/protocol'

/** After so many seconds somebody who is to decide can be reminded. */
const BEFORE_REMINDING = 30
/** And after so many more once again. */
const BETWEEN_REMINDERS = 20

export type Wait = {
  /** What is the matter with the seat; empty if nothing is. */
  state: string
  /** What can be done about it now. */
  ask: boolean
  remind: boolean
  /** In how many seconds a bot can be asked for, if that is soon. */
  soon: number
  /** How many ask for a bot, of those who may. */
  votes: number
  voters: number
}

/** When what is known of a wait was heard, by the browser's steady clock. */
export class WaitsSince {
  table = 0
  turn = 0
  reminder = -Infinity
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
  const wait: Wait = { state: stateOf(room, seat), ask: false, remind: false, soon: 0, votes: 0, voters: 0 }
  const table = room.table
  const others = room.you !== null && seat.seat !== room.you && !room.seat(room.you)?.forfeit
  if (!table || !others || room.over || room.lookedBack || seat.kind !== 'person' || seat.deputy) return wait
  const idle = room.position?.actor === seat.seat ? (now - room.time.waits.turn) / 1000 : 0
  const reminded = (now - room.time.waits.reminder) / 1000
  wait.remind = seat.here && idle >= BEFORE_REMINDING && reminded >= BETWEEN_REMINDERS
  if (table.clock?.kind === 'correspondence') return wait
  const away = (seat.away ?? 0) + (now - room.time.waits.table) / 1000
  const missing = seat.here ? (idle ? (table.patience ?? 300) - idle : Infinity) : (table.grace ?? 60) - away
  wait.votes = seat.asked?.by.length ?? 0
  wait.voters = votersOn(table.seats, seat)
  wait.ask = missing <= 0 && !(seat.asked?.by.includes(room.you ?? -1) ?? false)
  wait.soon = !seat.here && missing > 0 ? Math.ceil(missing) : 0
  return wait
}

/** How many others are here and play on; those who share a device have one voice. */
export function votersOn(seats: Seat[], about: Seat): number {
  const others = seats.filter((one) => one.seat !== about.seat && one.kind === 'person' && !one.sofa)
  return others.filter((one) => one.here && !one.forfeit).length
}

/** Where most of several must ask for a bot, one of them does not let it play. */
export function askWords({ voters }: Wait): string {
  return text(voters > 1 ? 'web-absent-ask' : 'web-let-bot-play')
}

function stateOf(room: Room, seat: Seat): string {
  if (seat.forfeit && seat.forfeit !== 'replaced') return text('web-forfeit', { how: seat.forfeit })
  if (seat.deputy) return text('web-bot-deputy')
  return seat.kind === 'person' && !seat.here && seat.seat !== room.you ? text('web-away') : ''
}
