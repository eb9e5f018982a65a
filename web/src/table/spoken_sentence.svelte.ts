import { alike } from './seat_words'
import { choice, oneWordBack, onlySentence, type Offer, type Unordered } from './sentence'

const REFUSAL_SHOWN = 6000

type Speaker = {
  legal: () => string[]
  /** The words whose order does not matter. */
  unordered?: Unordered
  /** Whether every word of a sentence that begins so is to be said, even if only one can follow. */
  spelledOut?: (line: string[]) => boolean
  /** Sends a sentence; its nonce. */
  send: (sentence: string) => string
  /** Whether the keyboard is at the table, and not in the bar. */
  atTable: () => boolean
  /** A word came or went. */
  changed: () => void
}

/** The sentence that is being said, word by word, until the server has answered it. */
export class SpokenSentence {
  said = $state.raw<string[]>([])
  /** The word under the keyboard or the pointer's focus, at the table and in the bar at once. */
  focus = $state<string | null>(null)
  /** What was sent and is not yet answered. */
  pending = $state<string | null>(null)
  refusal = $state.raw<{ text: string } | null>(null)
  /** Whether the last word was said at the table. */
  saidAtTable = false
  choice = $derived.by(() => choice(this.#speaker.legal(), this.said, this.#speaker.unordered))

  readonly #speaker: Speaker
  #nonce = ''
  #refusalTimer: ReturnType<typeof setTimeout> | undefined

  constructor(speaker: Speaker) {
    this.#speaker = speaker
  }

  offer(word: string): Offer | undefined {
    return this.choice.offers.find((offer) => alike(offer.word, word))
  }

  /** Says the next word; what can only become one sentence is sent. */
  say(offer: Offer): void {
    this.focus = null
    this.saidAtTable = this.#speaker.atTable()
    const sentence = onlySentence(this.#speaker.legal(), offer.line, this.#speaker.unordered)
    const complete = sentence?.split(' ').length === offer.line.length
    if (sentence !== null && (complete || !this.#speaker.spelledOut?.(offer.line))) return this.speak(sentence)
    this.said = offer.line
    this.#speaker.changed()
  }

  /** Sends the words as they stand, where they are a sentence already. */
  sayWhole(): void {
    if (this.choice.whole) this.speak(this.choice.line.join(' '))
  }

  /** Sends words as they are, for the server to judge. */
  speak(sentence: string): void {
    if (this.pending) return
    this.said = sentence.split(' ')
    this.pending = sentence
    this.#nonce = this.#speaker.send(sentence)
  }

  back(): void {
    this.focus = null
    this.said = oneWordBack(this.#speaker.legal(), this.said, this.#speaker.unordered)
    this.#speaker.changed()
  }

  /** Takes one word back from the midst of others whose order does not matter. */
  unsay(place: number): void {
    this.focus = null
    this.said = this.choice.line.filter((_, other) => other !== place)
    this.#speaker.changed()
  }

  /** The table has gone on: there is nothing said yet. */
  clear(): void {
    this.said = []
    this.pending = null
    this.#nonce = ''
  }

  /** Shows for a while why something was refused, be it this sentence or another wish. */
  refuse(words: string, nonce: string | undefined): void {
    if (nonce === this.#nonce) this.clear()
    this.refusal = { text: words }
    clearTimeout(this.#refusalTimer)
    this.#refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN)
  }

  close(): void {
    clearTimeout(this.#refusalTimer)
  }
}
