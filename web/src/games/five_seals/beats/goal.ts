import type { Room } from '../../../table/room.svelte'
import { text } from '../../../texts'
import type { Goal } from '../../contract'
import { viewOf, type SealsView } from '../view'

/** When the game ends, how near that is, and the points of each seat. */

const DEEPEST = 6
/** After so many rounds without a broken seal one more ends the game. */
const QUIET = 2

function boxesOfSix({ plan }: SealsView): number {
  return plan.spots.filter(([, strength, , , ...areas]) => strength === DEEPEST && areas.length === 1).length
}

/** When the game ends, in a sentence; `short`, in as few words as a line at the top has room for. */
export function goalWords(view: SealsView, short = false): string {
  const { sixes, fewest_sixes: fewest, quiet } = view
  if (sixes < fewest) return text('web-seals-goal-last', { sixes })
  if (quiet >= QUIET) return text('web-seals-goal-quiet')
  return text(short ? 'web-seals-goal' : 'web-seals-sixes', { sixes, fewest })
}

export function goal(room: Room): Goal | null {
  const view = viewOf(room)
  if (!view) return null
  const taken = boxesOfSix(view) - view.sixes
  const needed = boxesOfSix(view) - view.fewest_sixes + 1
  return {
    words: goalWords(view, true),
    done: Math.max(0, taken) / Math.max(1, needed),
    seats: view.seats.map(({ points }, seat) => ({ seat, value: points })),
  }
}
