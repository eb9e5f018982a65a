import { Inspector } from '../../../table/inspector.svelte'
import type { Room } from '../../../table/room.svelte'
import type { Offer } from '../../../table/sentence'
import { spotsOf } from '../board/spots'
import { viewOf, type Spot } from '../view'
import { askingWhy, carriedBy, carriedWords, deeds, nextOwner, paysFor } from '../words/saying'
import { dieOf, scrollOf } from '../words/signs'

/** A scroll, a seal or a die by its word, and the place where it lies; before a seat it lies at none. Of a
 *  figure the word says which, and the seat whose. */
export type Thing = { thing: string; spot: string | null; seat?: number }

/** What can be said by touching it, what is looked at, what it would cost. */
export class SealsInspector extends Inspector<Thing> {
  readonly room: Room
  /** The word under the pointer. */
  under = $state<string | null>(null)

  view = $derived.by(() => viewOf(this.room))
  spots = $derived.by(() => (this.view ? spotsOf(this.view) : new Map<string, Spot>()))
  carried = $derived.by(() => carriedWords(this.room.legal, this.room.sentence.choice.line))
  deeds = $derived.by(() => deeds(this.room.legal))
  /** Whose dice the words said last speak of. */
  spokenOf = $derived.by(() => nextOwner(this.room.sentence.choice.line))
  looked = $derived.by(() => this.under ?? this.room.sentence.focus)
  chosen = $derived.by(() => this.view?.chosen ?? null)
  floor = $derived.by(() => {
    const { you } = this.room
    return new Set(you === null ? [] : (this.view?.seats[you]?.floor ?? []))
  })
  /** The dice that the place looked at would cost. */
  price = $derived.by(() => {
    const word = this.looked
    if (!word || !this.offer(word) || !this.spots.has(word)) return []
    return paysFor(this.room.legal, this.room.sentence.choice.line, word)
  })

  constructor(room: Room) {
    super()
    this.room = room
  }

  offer(word: string, owner = ''): Offer | undefined {
    return carriedBy(this.carried, word, owner)
  }

  say(word: string, owner = ''): boolean {
    const offer = this.offer(word, owner)
    if (!offer) return false
    this.put()
    this.room.sentence.say(offer)
    return true
  }

  override put(): void {
    super.put()
    this.under = null
  }

  /** Lets the table say why this can't be broken now. */
  askWhy(spot: string): void {
    const { you, myTurn, busy } = this.room
    const view = this.view
    if (!view || you === null || !myTurn || busy || view.phase !== 'turn') return
    const thing = view.seals[spot] ?? view.scrolls[spot] ?? ''
    const element = dieOf(thing)?.element ?? scrollOf(thing)?.element
    if (element) this.room.sentence.speak(askingWhy(spot, element, view.seats[you]?.dice ?? []))
  }
}
