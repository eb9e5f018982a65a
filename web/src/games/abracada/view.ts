import type { Room } from '../../table/room.svelte'
import { othersOf } from '../../table/seating'
import { text } from '../../texts'

/** What the engine shows a seat of this game; see src/conclave/games/abracada/knowledge/view.py. Where a finished game
 *  is looked at with all cards open, it is what a spectator sees with every stone on the table. */
export type AbracadaSeat = {
  lives: number
  points: number
  stones: number[] | null
  count: number
  taken: number
  /** The secret stones it took, if they are seen; not there for those who sit at the table. */
  took?: number[] | null
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
  /** The same for those that nobody has taken. */
  secret_stones?: number[] | null
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

/** Whether every stone on the table is seen. */
export function isOpen(view: AbracadaView): boolean {
  return view.seats.every(({ stones }) => stones !== null)
}

/** The nearest living seats to the left and to the right: the spells speak of them. */
export function neighboursOf(view: AbracadaView, you: number | null): { left: number; right: number } {
  const living = othersOf(view, you).filter((seat) => (view.seats[seat]?.lives ?? 0) > 0)
  if (you === null || !living.length) return { left: -1, right: -1 }
  return { left: living[0] ?? -1, right: living.at(-1) ?? -1 }
}

/** How many stones of the spell are seen nowhere; where all is open they are in the pile. */
export function unseenTold(view: AbracadaView, spell: number): string {
  const count = view.unseen[spell - 1] ?? 0
  return text(isOpen(view) ? 'web-abracada-in-pile' : 'web-abracada-unseen', { count })
}

/** How likely you hold the spell, where the table agreed to be told. */
export function oddsOf(view: AbracadaView, spell: number): string {
  return text('web-percent', { percent: Math.round((view.odds?.[spell - 1] ?? 0) * 100) })
}
