import { text } from '../texts'
import type { Room } from './room.svelte'

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
  const { line } = room.choice
  const words = line.map((word) => room.game?.shown?.(word, room) ?? word)
  return line.length ? `${words.join(' ')}. ${room.game?.question(room) ?? ''}` : room.asked()
}

export function whoseTurn(room: Room): string {
  if (room.over) return text('web-game-over')
  return room.myTurn ? text('web-your-turn') : text('web-turn-of', { name: room.nameOf(room.actor) })
}
