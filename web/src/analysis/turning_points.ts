import type { Analysis } from './analysis'
import { mostTouched } from './marks'
import { luckAt, luckyMoves } from './steps'

/** What changed the game: a choice that cost much, a draw, or what a choice met that nobody could know. */
export type TurningPoint = {
  kind: 'choice' | 'deal' | 'draw' | 'hidden'
  move: number
  seat: number
  /** What the seat gained or lost by it. */
  value: number
}

/** Less than this turns nothing. */
const LEAST = 0.03

/** The weightiest of the game, in the order they came. */
export function turningPoints(analysis: Analysis, most = 8): TurningPoint[] {
  const choices = analysis.decisions
    .filter(({ cost, error }) => -cost >= LEAST && -cost > error)
    .map<TurningPoint>(({ move, seat, cost }) => ({ kind: 'choice', move, seat, value: cost }))
  const luck = luckyMoves(analysis).flatMap<TurningPoint>((move) => {
    const { all, drawn, hidden, error } = luckAt(analysis, move)
    const { seat, value } = mostTouched(all)
    if (Math.abs(value) < LEAST || Math.abs(value) <= error) return []
    const drew = Math.abs(drawn[seat] ?? 0) >= Math.abs(hidden[seat] ?? 0)
    return [{ kind: drew ? (move ? 'draw' : 'deal') : 'hidden', move, seat, value }]
  })
  return [...choices, ...luck]
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, most)
    .sort((a, b) => a.move - b.move)
}
