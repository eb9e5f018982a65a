import type { Step } from '../../contract'
import { viewIn, type Spot } from '../view'
import { kindOf, wordIn } from './events'

/** What a seat left behind in the dungeon: the way it walked, and what it broke or took at its end. */
export type Trail = { seat: number; points: { x: number; y: number }[]; spot: Spot; what: 'seal' | 'scroll' }

export function trailsOf(steps: Step[], spots: Map<string, Spot>): Trail[] {
  return steps.flatMap(({ move, before }) => {
    let from = spots.get(viewIn(before)?.seats[move.seat]?.mage ?? '')
    return move.events.flatMap((event) => {
      const kind = kindOf(event)
      const spot = spots.get(wordIn(event.spot))
      if (!spot || !['break', 'take-scroll'].includes(kind)) return []
      const way = Array.isArray(event.way) ? event.way.flatMap((word) => spots.get(wordIn(word)) ?? []) : []
      const points = [...(from ? [from] : []), ...way, spot].map(({ x, y }) => ({ x, y }))
      from = spot
      return [{ seat: move.seat, points, spot, what: kind === 'break' ? ('seal' as const) : ('scroll' as const) }]
    })
  })
}
