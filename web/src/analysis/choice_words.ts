import { moveWords } from '../table/advice_words'
import type { Room } from '../table/room.svelte'
import { choice } from '../table/sentence'
import type { Decision } from './analysis'

/** What stands for a choice in a list: the word that carries its sign, and how it is written. A first word that goes
 *  without saying is left out where what follows has a name of its own. */
export function choiceWords(sentence: string, decision: Decision, room: Room): { word: string; words: string } {
  const presumed = choice(
    decision.choices.map((other) => other.sentence),
    [],
  ).line.slice(0, 1)
  const words = sentence.split(' ')
  const last = words.at(-1) ?? ''
  const named = words.length === 2 && words[0] === presumed[0] && (room.game?.nameOf(last, room) ?? last) !== last
  return moveWords(sentence, room, named ? presumed : [])
}
