import type { Position } from '../../table/protocol'
import type { Room } from '../../table/room.svelte'

/** What the engine shows of this game; see src/conclave/games/five_seals/view.py. */
export type SealsSeat = {
  /** The familiar's word, by which others speak of the seat. */
  word: string
  mage: string
  familiar: string | null
  done: boolean
  dice: string[]
  cup: string[]
  ready: string[]
  spent: string[]
  points: number
  synergy: number
  floor: string[]
}

/** An area: its word, two radii and two angles in turns from the top, clockwise. */
export type AreaRow = [string, number, number, number, number]
/** A spot: its word, its strength (0: a start circle), x and y, and the areas it touches. */
export type SpotRow = [string, number, number, number, ...string[]]

export type SealsView = {
  round: number
  circle: number
  first: number
  turn: number
  phase: string
  casting: string | null
  /** What an earlier step of the cast has chosen: the first of two places, a token or a colour. */
  chosen: string | null
  sixes: number
  fewest_sixes: number
  quiet: number
  supply: Record<string, number>
  seals: Record<string, string>
  scrolls: Record<string, string>
  guardians: Record<string, string>
  absorbed: Record<string, string>
  seats: SealsSeat[]
  plan: { name: string; wedges: number; areas: AreaRow[]; spots: SpotRow[] }
}

export type Spot = {
  word: string
  strength: number
  x: number
  y: number
  areas: string[]
  /** Half the width of what lies there: as large as its neighbours let it be. */
  size: number
  /** Around it, where a pointer means it and no neighbour: the points of a polygon. */
  ground: string
}

/** The outer wall's radius in the units that the dungeon is drawn in. */
export const RADIUS = 500

export function viewIn(position: Position | null): SealsView | null {
  return (position?.view as SealsView | undefined) ?? null
}

export function viewOf(room: Room): SealsView | null {
  return viewIn(room.position)
}
