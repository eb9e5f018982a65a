import { mayAskOdds, mayHint, turnHint, turnOdds } from './advice_words'
import { forTable } from './keyboard'
import type { Room } from './room.svelte'

/** A letter with which a word on offer begins is meant for advice if nothing follows for so long. */
const MEANT_ALONE = 700

/** Advice has keys of its own, until a word is being typed; with Shift they are letters like any other. */
export function adviceKeys(room: Room, typed: () => string): (event: KeyboardEvent) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined

  function turnUnlessTyped(turn: (room: Room) => void): void {
    // By then the letter has found its word, if there is one.
    waiting = setTimeout(() => {
      if (typed()) waiting = setTimeout(() => turn(room), MEANT_ALONE)
      else turn(room)
    })
  }

  return (event) => {
    clearTimeout(waiting)
    if (typed() || event.shiftKey || event.repeat || !forTable(event)) return
    if (event.key === 'h' && mayHint(room)) turnUnlessTyped(turnHint)
    else if (event.key === 'o' && mayAskOdds(room)) turnUnlessTyped(turnOdds)
    else if (event.key === 'Escape' && room.advice.open) {
      room.advice.close()
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
