import type { About, CoachNote, FromServer, Hint, Odds } from './protocol'
import { following, type Unordered } from './sentence'

type Asker = {
  /** Asks the server; the nonce of the question. */
  ask: (about: About) => string
  /** The words whose order does not matter. */
  unordered?: Unordered
}

export type Rank = 1 | 2 | 3
type Panel = 'hint' | 'odds'
type Answer = Extract<FromServer, { type: 'advice' }>

/** What the server advises in the position on show, as far as it was asked. */
export class Advice {
  /** The panel that stands in the place of the right column. */
  open = $state<Panel | null>(null)
  /** Best first; null as long as they are not here. */
  hints = $state.raw<Hint[] | null>(null)
  odds = $state.raw<Odds[] | null>(null)
  /** What was said in the end, where a choice is looked back at. */
  made = $state('')
  /** What the coach would remark now. */
  notes = $state.raw<CoachNote[]>([])

  readonly #asker: Asker
  #asked: Record<About, string> = { hint: '', odds: '', notes: '' }

  constructor(asker: Asker) {
    this.#asker = asker
  }

  askHint(): void {
    this.open = 'hint'
    this.hints = null
    this.#asked.hint = this.#asker.ask('hint')
  }

  /** Odds that are on show stay there until the new ones have come. */
  askOdds(): void {
    if (this.open !== 'odds') this.odds = null
    this.open = 'odds'
    this.#asked.odds = this.#asker.ask('odds')
  }

  askNotes(): void {
    this.#asked.notes = this.#asker.ask('notes')
  }

  close(): void {
    this.open = null
    this.hints = null
    this.odds = null
    this.made = ''
    this.#asked.hint = this.#asked.odds = ''
  }

  /** Another position: what was advised in the one before is void. */
  forget(): void {
    if (this.open !== 'odds') this.close()
    this.notes = []
    this.#asked.notes = ''
  }

  /** The best rank among the hints that begin with these words, or are these words. */
  rankOf(words: string): Rank | null {
    const line = words.split(' ')
    const place = this.hints?.findIndex(
      ({ sentence }) => following(sentence.split(' '), line, this.#asker.unordered) !== null,
    )
    return words && place !== undefined && place >= 0 && place < 3 ? ((place + 1) as Rank) : null
  }

  isMade(words: string): boolean {
    return words !== '' && words === this.made
  }

  /** An answer to a question that is still asked. */
  hear(answer: Answer): boolean {
    if (!answer.nonce || this.#asked[answer.about] !== answer.nonce) return false
    if (answer.about === 'hint') this.hints = answer.hints
    else if (answer.about === 'odds') this.odds = answer.odds
    else this.notes = answer.notes
    return true
  }

  /** A question was refused; whether nobody need hear of it, for nobody asked by hand. */
  refuse(nonce: string | undefined): boolean {
    if (!nonce) return false
    if (nonce === this.#asked.notes) return true
    if (nonce === this.#asked.hint || nonce === this.#asked.odds) this.close()
    return false
  }
}
