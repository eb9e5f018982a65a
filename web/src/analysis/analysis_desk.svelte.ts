import { createContext } from 'svelte'
import type { ReplayDesk } from '../replay/desk.svelte'
import { percent } from '../table/advice_words'
import { text } from '../texts'
import { AnalysisRun } from './analysis_run.svelte'
import { choiceWords } from './choice_words'
import { percentGained } from './figures'
import { marksOf } from './marks'
import { puzzlesOf } from './puzzle'
import { Puzzles } from './puzzles.svelte'
import { decisionAt, isWorkedOut, mistakesOf, nextMistake } from './steps'

/** The analysis of the game that is looked at. */
export const [useAnalysis, provideAnalysis] = createContext<AnalysisDesk>()

export class AnalysisDesk {
  readonly run: AnalysisRun
  readonly puzzles: Puzzles

  readonly #desk: ReplayDesk

  constructor(desk: ReplayDesk) {
    this.#desk = desk
    this.run = new AnalysisRun(desk.analyst)
    this.puzzles = new Puzzles({
      pose: ({ move }) => void desk.solve(move - 1, (sentence) => this.puzzles.answer(sentence)),
      leave: ({ move }) => {
        desk.endSolving()
        desk.go(move)
      },
      unordered: (word) => desk.room.game?.unordered?.(word) ?? false,
    })
  }

  readonly analysis = $derived.by(() => this.run.analysis)
  /** Each seat's share in the positions known so far. */
  readonly shares = $derived.by(() => this.analysis?.shares ?? this.run.shares)
  /** Whether there is a graph of them, were it an empty one. */
  readonly drawn = $derived.by(() => this.shares.length > 0 || this.run.waits)
  /** Whose line stands out: that of the eyes, or one's own. */
  readonly me = $derived.by(() => {
    const { eyes, replay } = this.#desk
    return typeof eyes === 'number' ? eyes : (replay?.own ?? null)
  })
  readonly marks = $derived.by(() => (this.analysis ? marksOf(this.analysis, this.#desk.eyes) : []))
  readonly mistakes = $derived.by(() => (this.analysis ? mistakesOf(this.analysis, this.#desk.eyes) : []))
  readonly puzzling = $derived.by(() => (this.analysis && this.me !== null ? puzzlesOf(this.analysis, this.me) : []))
  /** The choice that led here, if it was worked out and whoever looks may know what it was between. */
  readonly choice = $derived.by(() => {
    const { eyes, number } = this.#desk
    if (this.puzzles.current) return this.puzzles.shown ? this.puzzles.current : null
    const decision = this.analysis && decisionAt(this.analysis, number)
    if (!decision || !isWorkedOut(decision)) return null
    return typeof eyes !== 'number' || decision.seat === eyes ? decision : null
  })

  nextMistake(): void {
    const mistake = this.analysis && nextMistake(this.analysis, this.#desk.eyes, this.#desk.number)
    if (mistake) this.#desk.go(mistake.move)
  }

  findBetter(): void {
    this.puzzles.begin(this.puzzling)
  }

  /** What a choice cost and what was best, for those who listen. */
  told(): string {
    const decision = this.puzzles.current ? null : this.choice
    const best = decision?.choices[0]
    if (!decision || !best) return ''
    return text('web-analysis-told', {
      cost: percentGained(decision.cost),
      best: choiceWords(best.sentence, decision, this.#desk.room).words,
      share: percent(best.share),
      made: decision.made === 0 ? 'best' : 'other',
    })
  }
}
