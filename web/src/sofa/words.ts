import { headline } from '../table/beats'
import type { Room } from '../table/room.svelte'
import { sentences } from '../table/told'
import { text } from '../texts'
import type { Sofa } from './sofa.svelte'

/** What was done last, as everybody was told. */
export function lastDeed(room: Room): string {
  const told = room.shown.moves.filter((move) => room.tells(move)).at(-1)
  return told ? headline(room.shown.seen(told), room) : ''
}

/** What everybody waits for. */
export function whoseMove(room: Room): string {
  const { position, actor } = room
  if (!position || actor < 0) return ''
  const name = room.nameOf(actor)
  const seat = room.seat(actor)
  if (seat?.kind === 'bot' || seat?.deputy) return text('web-sofa-bot-thinks', { name })
  return text('web-sofa-turn', { name, asked: room.asked() })
}

/** The two lines under the heading of the curtain. */
export function curtainWords({ room }: Sofa): string {
  return sentences([lastDeed(room), whoseMove(room)])
}
