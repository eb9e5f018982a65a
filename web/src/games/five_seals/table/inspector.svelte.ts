import type { Room } from '../../../table/room.svelte'
import type { Offer } from '../../../table/sentence'
import { askingWhy, carriedBy, carriedWords, deeds, nextOwner, paysFor } from '../words/saying'
import { dieOf, scrollOf } from '../words/signs'
import { spotsOf } from '../board/spots'
import { viewOf } from '../view'

/** What is being read: a scroll or a seal, and the place on the screen it is beside. */
export type Reading = { thing: string; spot: string | null; box: DOMRect; held: boolean }

const RESTING = 250

/** What the light falls on: what can be said by touching it, what is looked at, what it would cost. */
export class Inspector {
  readonly room: Room
  /** The word under the pointer. */
  under = $state<string | null>(null)
  reading = $state.raw<Reading | null>(null)

  view = $derived.by(() => viewOf(this.room))
  spots = $derived.by(() => (this.view ? spotsOf(this.view) : new Map()))
  carried = $derived.by(() => carriedWords(this.room.legal, this.room.choice.line))
  deeds = $derived.by(() => deeds(this.room.legal))
  /** Whose dice the words said last speak of. */
  spokenOf = $derived.by(() => nextOwner(this.room.choice.line))
  looked = $derived.by(() => this.under ?? this.room.focus)
  chosen = $derived.by(() => this.view?.chosen ?? null)
  floor = $derived.by(() => {
    const { you } = this.room
    return new Set(you === null ? [] : (this.view?.seats[you]?.floor ?? []))
  })
  /** The dice that the place looked at would cost. */
  price = $derived.by(() => {
    const word = this.looked
    if (!word || !this.offer(word) || !this.spots.has(word)) return []
    return paysFor(this.room.legal, this.room.choice.line, word)
  })

  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(room: Room) {
    this.room = room
  }

  offer(word: string, owner = ''): Offer | undefined {
    return carriedBy(this.carried, word, owner)
  }

  say(word: string, owner = ''): boolean {
    const offer = this.offer(word, owner)
    if (!offer) return false
    this.put()
    this.room.say(offer)
    return true
  }

  /** Reads what the pointer has come to rest on. Passing over a thing is not asking about it, nor is
   *  a thing that comes to lie under a pointer at rest. */
  rest(thing: string, spot: string | null, element: Element): void {
    clearTimeout(this.#resting)
    if (this.reading?.thing === thing && this.reading.spot === spot) return
    this.#resting = setTimeout(() => element.isConnected && this.read(thing, spot, element), RESTING)
  }

  read(thing: string, spot: string | null, element: Element, held = false): void {
    clearTimeout(this.#resting)
    this.reading = { thing, spot, box: element.getBoundingClientRect(), held }
  }

  put(): void {
    clearTimeout(this.#resting)
    this.under = null
    this.reading = null
  }

  /** Lets the table say why this can't be broken now. */
  askWhy(spot: string): void {
    const { you, myTurn, pending, waiting, summary, deputised } = this.room
    const view = this.view
    if (!view || you === null || !myTurn || pending || waiting || summary || deputised || view.phase !== 'turn') return
    const thing = view.seals[spot] ?? view.scrolls[spot] ?? ''
    const element = dieOf(thing)?.element ?? scrollOf(thing)?.element
    if (element) this.room.speak(askingWhy(spot, element, view.seats[you]?.dice ?? []))
  }
}
