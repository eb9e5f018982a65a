import type { Asks } from '../table/protocol'

/** What came of skill and what of luck, as `conclave.analysis.result` tells it: all in victories. */
export type Choice = { sentence: string; share: number; error: number; games: number; equal: boolean; reasons: Asks[] }
export type Mark = '' | 'inaccuracy' | 'mistake' | 'blunder'
export type Grade = 'flawless' | 'strong' | 'steady' | 'loose' | 'wild'

/** A choice that somebody had in the position `move - 1`. */
export type Decision = {
  move: number
  seat: number
  sentence: string
  /** The best three, and then what was said if it is none of them. */
  choices: Choice[]
  made: number
  /** What was said less the best, by what the seat could know: never above 0. */
  cost: number
  error: number
  mark: Mark
  /** What the best move would have added, which playouts do not always find. */
  best: number[]
  skill: number[]
  hidden: number[]
}

/** The deal if `move` is 0, else what was drawn by that move. */
export type Draw = { move: number; luck: number[]; error: number }

export type Total = {
  seat: number
  before: number
  start: number
  skill: number
  others: number
  luck: number
  result: number
  corrected: number
  error: number
  decisions: number
  each: number
  grade: Grade
}

export type Analysis = {
  format: string
  game: string
  seats: number
  moves: number
  /** Each seat's share in each position, from the deal to the end. */
  shares: number[][]
  errors: number[]
  decisions: Decision[]
  draws: Draw[]
  totals: Total[]
  bound: number
  games: number
  seconds: number
}

/** How far the server has come with one; `shares` are of the positions known so far, from the first one. */
export type Progress = {
  state: 'none' | 'queued' | 'running' | 'done' | 'failed'
  progress: number
  ahead: number
  shares: number[][]
  analysis: Analysis | null
}
