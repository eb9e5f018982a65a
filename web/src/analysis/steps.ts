import type { Eyes } from '../replay/replay'
import type { Analysis, Decision } from './analysis'

/** What luck did for each seat by a move: what was drawn, and what a decision met that nobody could know. */
export type Luck = { drawn: number[]; hidden: number[]; all: number[]; error: number; draws: number }

/** The choice that led to this position, if there was one. */
export function decisionAt(analysis: Analysis, move: number): Decision | null {
  return analysis.decisions.find((decision) => decision.move === move) ?? null
}

/** Whether there was time to work it out. */
export function isWorkedOut({ choices }: Decision): boolean {
  return choices.some(({ games }) => games > 0)
}

export function luckAt(analysis: Analysis, move: number): Luck {
  const draws = analysis.draws.filter((draw) => draw.move === move)
  const decision = decisionAt(analysis, move)
  const seats = Array.from({ length: analysis.seats }, (_, seat) => seat)
  const drawn = seats.map((seat) => draws.reduce((sum, draw) => sum + (draw.luck[seat] ?? 0), 0))
  const hidden = seats.map((seat) => decision?.hidden[seat] ?? 0)
  const errors = [...draws.map((draw) => draw.error), ...(decision ? [decision.error] : [])]
  return {
    drawn,
    hidden,
    all: seats.map((seat) => (drawn[seat] ?? 0) + (hidden[seat] ?? 0)),
    error: Math.hypot(...errors),
    draws: draws.length,
  }
}

/** The moves that brought luck of any kind, the deal first. */
export function luckyMoves(analysis: Analysis): number[] {
  const moves = [...analysis.draws.map(({ move }) => move), ...analysis.decisions.map(({ move }) => move)]
  return [...new Set(moves)].sort((a, b) => a - b)
}

export function isMistake({ mark }: Decision): boolean {
  return mark === 'mistake' || mark === 'blunder'
}

/** The mistakes of a seat, or of everybody where nobody's eyes are looked with. */
export function mistakesOf(analysis: Analysis, eyes: Eyes): Decision[] {
  return analysis.decisions.filter(
    (decision) => isMistake(decision) && (typeof eyes !== 'number' || decision.seat === eyes),
  )
}

/** The one that comes after this move; after the last one, the first again. */
export function nextMistake(analysis: Analysis, eyes: Eyes, number: number): Decision | null {
  const mistakes = mistakesOf(analysis, eyes)
  return mistakes.find(({ move }) => move > number) ?? mistakes[0] ?? null
}
