import { beneath } from '../../../table/beats'
import type { Move } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { castOf } from './cast'

/** A spell that somebody named, and whether it was there. */
export type Named = { seat: number; spell: number; hit: boolean; move: number }

export function namedIn(move: Move): Named | null {
  const { seat, spell, how } = castOf(move)
  return spell ? { seat, spell, hit: how === 'hit', move: move.number } : null
}

/** Who named this spell since the reader last moved, oldest first; the move on show among them. Who
 *  only watches has no turn to count from, and sees the last move alone. */
export function namedSince(room: Room, spell: number): Named[] {
  const { since, beat, latest } = room.shown
  const now = beat?.move ?? (room.past ? latest : null)
  const own = now && now.seat === room.you ? [now] : []
  const moves = room.you === null ? (latest ? [latest] : []) : [...new Set([...since.map(({ move }) => move), ...own])]
  return moves
    .filter((move) => move.seat !== room.you || own.includes(move))
    .flatMap((move) => namedIn(move) ?? [])
    .filter((named) => named.spell === spell)
}

function castNow(room: Room): Named | null {
  const named = room.shown.beat && namedIn(room.shown.beat.move)
  return named?.hit ? named : null
}

/** The spell that is being cast from this seat's row, while its stone still lies there; else 0. */
export function castFrom(room: Room, seat: number): number {
  const named = castNow(room)
  const lies = room.shown.beat !== null && beneath(room.shown.beat) === 'before'
  return named?.seat === seat && lies ? named.spell : 0
}

/** Whether a stone of this spell has just come to the board. */
export function castTo(room: Room, spell: number): boolean {
  const beat = room.shown.beat
  return beat !== null && beneath(beat) === 'after' && castNow(room)?.spell === spell
}

/** Whether the speaker knows that naming this would miss. */
export function surelyMisses(room: Room, spell: number, unseen: number): boolean {
  return unseen === 0 || room.position?.previews?.[`cast ${spell}`]?.cost?.id === 'abracada-preview-ruled-out'
}
