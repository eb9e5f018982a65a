import type { Room } from '../../table/room.svelte'
import { othersOf } from '../../table/seating'
import { text } from '../../texts'

/** What the engine shows a seat of this game; see src/conclave/games/abracada/view.py. */
export type AbracadaSeat = {
  lives: number
  points: number
  stones: number[] | null
  count: number
  taken: number
}

export type RoundResult = {
  round: number
  ending: 'emptied' | 'killed' | 'fell'
  actor: number
  winner: number
  gains: number[]
  lives: number[]
  hands: number[][]
  taken: number[][]
}

export type AbracadaView = {
  round: number
  rounds: number
  turn: number
  last: number
  seats: AbracadaSeat[]
  board: number[]
  unseen: number[]
  pile: number
  secrets: number
  mine: number[] | null
  result: RoundResult | null
  odds?: number[]
}

export const FULL_LIFE = 6
export const HAND = 5
export const TOP = 8

export function viewOf(room: Room): AbracadaView | null {
  return (room.position?.view as AbracadaView | undefined) ?? null
}

/** The nearest living seats to the left and to the right: the spells speak of them. */
export function neighboursOf(view: AbracadaView, you: number | null): { left: number; right: number } {
  const living = othersOf(view, you).filter((seat) => (view.seats[seat]?.lives ?? 0) > 0)
  if (you === null || !living.length) return { left: -1, right: -1 }
  return { left: living[0] ?? -1, right: living.at(-1) ?? -1 }
}

/** How likely you hold the spell, where the table agreed to be told. */
export function oddsOf(view: AbracadaView, spell: number): string {
  return text('web-percent', { percent: Math.round((view.odds?.[spell - 1] ?? 0) * 100) })
}
