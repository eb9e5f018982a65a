import { text } from '../texts'
import type { Move } from './protocol'
import type { Room } from './room.svelte'
import { voiced } from './told'

const KEPT = 12

/** What is told to those who listen: each thing once, in its turn. One text that changed would
 *  swallow what came between when several moves come at once. */
export class Announcer {
  told = $state.raw<{ number: number; words: string }[]>([])
  #count = 0

  tell(words: string): void {
    if (!words) return
    this.#count += 1
    this.told = [...this.told, { number: this.#count, words }].slice(-KEPT)
  }
}

/** The words said so far, and what comes after them. */
export function wordsSoFar(room: Room): string {
  const { line } = room.sentence.choice
  const words = line.map((word) => room.game?.shown?.(word, room) ?? word)
  return line.length ? `${words.join(' ')}. ${room.game?.question(room) ?? ''}` : room.asked()
}

export function whoseTurn(room: Room): string {
  if (room.over) return text('web-game-over')
  return room.myTurn ? text('web-your-turn') : text('web-turn-of', { name: room.nameOf(room.actor) })
}

/** A move and what came of it; nothing of one that tells nothing. */
export function moveTold(room: Room, move: Move): string {
  if (!room.tells(move)) return ''
  const own = room.game?.announce?.(move, room)
  return own ?? voiced(move.seat, room.names, `${room.sentenceOf(move)}. ${room.told(move)}`)
}

/** What is at stake when a round begins, or when somebody comes to the table. */
export function openingOf(room: Room): string {
  return room.over ? '' : (room.game?.opening?.(room) ?? '')
}

/** How the table stands; or what the round came to, while that is looked at. */
export function recountOf(room: Room): string {
  const outcome = room.summary.open ? room.game?.outcome?.(room) : ''
  return outcome || (room.game?.recount?.(room) ?? '')
}
