import type { Aside } from '../games/contract'
import { settings, type Pace } from '../settings.svelte'
import { asideHeadline, headline, lasts, type Seen } from './beats'
import type { Room } from './room.svelte'

/** Whoever looks back at a game steps by other means. */
function paceOf(room: Room): Pace {
  return room.past && settings.pace === 'step' ? 'calm' : settings.pace
}

/** How long a move is looked at here, in milliseconds. */
export function lookAt(seen: Seen, room: Room): number {
  const own = seen.move.seat === room.you && !room.past
  const goesOn = own && seen.after?.actor === room.you
  const words = headline(seen, room) + (seen.more ?? '')
  return lasts(seen, { words, pace: paceOf(room), own, goesOn }) / (room.way.speed ?? 1)
}

/** How long something is looked at that follows a move by itself. */
export function lookAtAside(aside: Aside, room: Room): number {
  const looked = { words: asideHeadline(aside), pace: paceOf(room), own: false, goesOn: false }
  return lasts(aside, looked) / (room.way.speed ?? 1)
}
