import { api, Refused, type Desk, type LessonInfo } from '../server/api'
import type { FromServer, Position } from '../table/protocol'
import { DeskWay } from './desk_way.svelte'
import { recallProgress, rememberProgress, saidBefore } from './progress'

/** A lesson as somebody takes it: the step they are at, and what they were answered there. */
export class Lesson extends DeskWay {
  info = $state.raw<LessonInfo | null>(null)
  /** The number of the step; that of all steps after the last one. */
  place = $state(0)
  answer = $state.raw<Desk['answer']>(null)
  step = $derived(this.info?.steps[this.place])
  /** Whether all is explained. */
  ended = $derived(this.info !== null && this.place >= this.info.steps.length)
  /** Whether one may go on: nothing is asked, or it was answered. */
  free = $derived(!this.step?.asks || this.answer?.right === true)

  /** Whether somebody has just come back to the midst of it. */
  resumed = $state(false)

  #said: Record<number, string>

  constructor(slug: string, hear: (message: FromServer) => void) {
    super(slug, hear)
    const { step, said } = recallProgress(slug)
    this.#said = said
    void this.#begin(step)
  }

  next(): void {
    this.resumed = false
    void this.#go(this.place + 1)
  }

  back(): void {
    this.resumed = false
    void this.#go(Math.max(0, this.place - 1))
  }

  /** From the first step on, as if nothing had been said. */
  startAgain(): void {
    this.#said = {}
    this.resumed = false
    void this.#go(0)
  }

  protected override say(sentence: string): Promise<Desk> {
    return api.atStep(this.slug, this.place, this.#saidBefore(), sentence)
  }

  protected override came(sentence: string, desk: Desk): void {
    this.answer = desk.answer
    if (!desk.answer?.right) return
    this.#said[this.place] = desk.moved.at(0)?.move.sentence ?? sentence
    this.#remember()
  }

  /** Where nothing is asked, nothing can be said. */
  protected override shownAs(position: Position): Position {
    const legal = this.step?.asks && !this.answer?.right ? position.legal : []
    return { ...super.shownAs(position), legal }
  }

  async #begin(step: number): Promise<void> {
    try {
      const [info] = await Promise.all([api.lesson(this.slug), this.open()])
      this.info = info
      this.resumed = step > 0 && step < info.steps.length
      await this.#go(step < info.steps.length ? step : 0)
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal
      if (refusal.status === 404) this.missing = true
      else this.problem = refusal.message
    }
  }

  async #go(place: number): Promise<void> {
    const steps = this.info?.steps.length ?? 0
    this.answer = null
    this.place = place
    this.#remember()
    if (place >= steps) return
    await this.show(api.atStep(this.slug, place, this.#saidBefore()))
  }

  #saidBefore(): string[] {
    return saidBefore(this.info?.steps ?? [], this.#said, this.place)
  }

  /** Whoever has come to the end begins at the beginning when they come again. */
  #remember(): void {
    const of = this.info?.steps.length ?? 0
    const done = recallProgress(this.slug).done || this.ended
    rememberProgress(this.slug, { step: this.ended ? 0 : this.place, of, said: this.ended ? {} : this.#said, done })
  }
}
