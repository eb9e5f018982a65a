import { beneath } from '../../../table/beats'
import type { Room } from '../../../table/room.svelte'

/** When the gems break: after the stone and, where it is rolled, the die have come on show. */
const AFTER_STONE = 700
const AFTER_DIE = 1000
const AT_ONCE = 160

export type LivesShown = { left: number; lost: number; delay: number }

/** The lives of a seat as they are shown: those that the move on show takes are breaking. */
export function livesShown(room: Room, seat: number, lives: number): LivesShown {
  const beat = room.shown.beat
  const change = beat?.changes.find((change) => change.seat === seat && change.of === 'lives')
  if (!beat || !change || change.by >= 0) return { left: lives, lost: 0, delay: 0 }
  const left = beneath(beat) === 'before' ? lives + change.by : lives
  const delay = !beat.strip ? AT_ONCE : beat.strip.pieces.length > 1 ? AFTER_DIE : AFTER_STONE
  return { left: Math.max(0, left), lost: -change.by, delay }
}
