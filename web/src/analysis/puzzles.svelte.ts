import type { Unordered } from '../table/sentence'
import type { Decision } from './analysis'
import { isFound, judge, type Verdict } from './puzzle'

/** The table at which puzzles are solved. */
export type PuzzleTable = {
  /** Shows the position before a choice, where its sentences can be said. */
  pose: (decision: Decision) => void
  /** Back to looking at the game, where the choice was made. */
  leave: (decision: Decision) => void
  unordered: Unordered
}

/** One's own mistakes, to be done better at the table. */
export class Puzzles {
  rows = $state.raw<Decision[]>([])
  place = $state(0)
  /** Which of them were found, by their moves. */
  found = $state.raw<ReadonlySet<number>>(new Set())
  verdict = $state.raw<Verdict | null>(null)
  /** Whether the solution is shown. */
  told = $state(false)

  readonly #table: PuzzleTable

  constructor(table: PuzzleTable) {
    this.#table = table
  }

  get current(): Decision | null {
    return this.rows[this.place] ?? null
  }

  get solved(): boolean {
    return this.verdict !== null && isFound(this.verdict)
  }

  /** Whether the best are no secret any more. */
  get shown(): boolean {
    return this.solved || this.told
  }

  get last(): boolean {
    return this.place >= this.rows.length - 1
  }

  begin(rows: Decision[]): void {
    this.rows = rows
    this.found = new Set()
    this.#pose(0)
  }

  /** A sentence was said at the table. */
  answer(sentence: string): void {
    const decision = this.current
    if (!decision || this.shown) return
    this.verdict = judge(decision, sentence, this.#table.unordered)
    if (this.solved) this.found = new Set([...this.found, decision.move])
    else this.#table.pose(decision)
  }

  tell(): void {
    this.told = true
  }

  again(): void {
    this.#pose(this.place)
  }

  next(): void {
    if (this.last) this.leave()
    else this.#pose(this.place + 1)
  }

  leave(): void {
    const decision = this.current
    this.rows = []
    this.verdict = null
    this.told = false
    if (decision) this.#table.leave(decision)
  }

  #pose(place: number): void {
    this.place = place
    this.verdict = null
    this.told = false
    if (this.current) this.#table.pose(this.current)
  }
}
