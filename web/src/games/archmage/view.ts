import type { Position } from '../../table/protocol'
import type { Room } from '../../table/room.svelte'

/** What the engine shows of this game; see src/conclave/games/archmage/view.py. */
export type HexView = {
  word: string
  x: number
  y: number
  /** Wilderness, Outpost, Town, Ruined City or the centre. */
  back: 'w' | 'o' | 't' | 'r' | 'c'
  kind: string | null
  /** What lies there face down, once all is open. */
  under: string | null
  holder: number | null
  tower: boolean
  ward: boolean
  /** The spell's word and the seat that cast it. */
  token: [string, number] | null
  mages: number[]
}

export type MageSeat = {
  word: string
  mage: string
  company: number
  supply: number
  on_map: number
  imprisoned: number
  relics: Record<string, number>
  apprentices: Record<string, number>
  corrupt: Record<string, number>
  known: string[]
  spent: string[]
  stone_skin: boolean
  doors: Record<string, number>
  planets: Record<string, number>
  planet_moves: number
  last_turn: boolean
  spells: [number, number, number]
  points: number
  scored: boolean
}

/** How one's mage would come to a hex. */
export type WayView = {
  hex: string
  cost: number
  left: number
  path: string[]
  /** The first hex of it where something happens, and the word for what. */
  stop: [string, string] | null
  gives: string
}

export type SpellView = { word: string; level: 0 | 1 | 2; spheres: string[] }
export type LandView = { kind: string; held: number[]; points: number[] }
export type WarlordView = { at: string; hindered: number; skips: boolean; rank: string; ranks: number[] }

export type MageView = {
  round: number
  rounds: number
  turn: number
  phase: string
  stage: string
  casting: string | null
  points: number
  swift: number
  second: boolean
  again: boolean
  subjugating: boolean
  divining: boolean
  hexes: HexView[]
  reach: WayView[]
  lifted: string[]
  places: [string, number, number][]
  seats: MageSeat[]
  lands: LandView[]
  spells: SpellView[]
  warlord: WarlordView | null
}

export const SPHERES = ['time', 'blood', 'nature', 'will', 'matter', 'death'] as const
export const RELICS = ['scrolls', 'blood', 'seeds', 'gems', 'widgets', 'bones'] as const

export function viewIn(position: Position | null): MageView | null {
  return (position?.view as MageView | undefined) ?? null
}

export function viewOf(room: Room): MageView | null {
  return viewIn(room.position)
}

/** The word of an apprentice's place: below the advanced spells it goes by its sphere. */
export function placeOf(spell: SpellView): string {
  return spell.level === 0 ? (spell.spheres[0] ?? '') : spell.word
}

export const RANKS = ['apprentice', 'adept', 'mage', 'master', 'archmage']

/** The rank above the one that these points make; none above the highest. */
export function nextRank({ ranks }: WarlordView, points: number): string | undefined {
  const place = ranks.findIndex((from) => from > points)
  return place < 0 ? undefined : RANKS[place + 1]
}
