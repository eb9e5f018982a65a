import type { Room } from '../../table/room.svelte'

/** What the engine shows a seat of this game; see src/conclave/games/twelve_missions/view.py. */
export type MissionsSeat = {
  cards: string[] | null
  count: number
  up: string[]
  /** How many lie face down; where an open card lies on each of them, those cards. */
  down: number | string[]
  /** What lies face down, once all is open. */
  under: string[] | null
  row: string[] | number
  chosen: string[] | number
  away: string[] | null
  away_count: number
  crystals: number
  cubes: number
  tricks: number
  points: number
  scrolls: number[] | null
  scroll_count: number
  open_scrolls: number[]
  have: number
  goal: number | null
  now: number
}

export type Played = { seat: number; card: string; value: number; suit: string; power: string | null }

export type SheetRow = {
  round: number
  mission: number
  dominant: string
  gains: number[]
  tricks: number[]
  taken: string[][]
  scroll: number
}

export type MissionsView = {
  round: number
  rounds: number
  pairs: boolean
  dealer: number
  phase: string
  turn: number
  queue: number[]
  /** `paired`: those who sit opposite play it together. `asks`: what is done with cards before the tricks. */
  mission: { number: number; fixed: boolean; worth: number; paired: boolean; asks: 'lay' | 'pile' | 'hand' | null }
  values: number[]
  dominants: string[]
  dominant: string | null
  led: string | null
  trick: Played[]
  taking: number | null
  next_leader: number | null
  last: { seat: number; card: string }[]
  tricks_in_round: number
  tricks: { seat: number; cards: string[] }[]
  turned: string[]
  undealt: number
  seats: MissionsSeat[]
  scroll: { number: number; effect: number; seat: number; choice: string | null; ready: boolean } | null
  deck: number
  used: number[]
  drawn: string | null
  looked_at: number[] | null
  sheet: SheetRow[]
}

export function viewOf(room: Room): MissionsView | null {
  return (room.position?.view as MissionsView | undefined) ?? null
}

/** What scrolls are worth at the end is in the standings alone. */
export function pointsOf(room: Room, view: MissionsView, seat: number): number {
  const standing = room.over ? room.position?.standings.find((standing) => standing.seat === seat) : undefined
  return standing?.points ?? view.seats[seat]?.points ?? 0
}

export type Side = 'bottom' | 'left' | 'top' | 'right'

const SIDES: Record<number, Side[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
}

/** Where each seat sits: the reader below, then clockwise from the reader's left. */
export function sidesOf(view: MissionsView, you: number | null): Map<number, Side> {
  const seats = view.seats.length
  const first = you ?? 0
  return new Map((SIDES[seats] ?? []).map((side, step) => [(first + step) % seats, side]))
}

/** Whether the seat's open cards lie on hidden ones. */
export function covers(seat: MissionsSeat): boolean {
  return typeof seat.down !== 'number'
}

export function faceDown(seat: MissionsSeat): number {
  return typeof seat.down === 'number' ? seat.down : seat.down.length
}

/** How many tricks this round has, and which of them is being played. */
export function trickNumber({ tricks, tricks_in_round }: MissionsView): { trick: number; tricks: number } {
  return { trick: Math.min(tricks_in_round, tricks.length + 1), tricks: tricks_in_round }
}

/** Whether the seat sits in the same pair as you, where seats play in pairs. */
export function isPartner(view: MissionsView, seat: number, you: number | null): boolean {
  const paired = view.pairs || view.mission.paired
  return paired && you !== null && seat !== you && (seat - you) % 2 === 0
}
