import { Inspector } from '../../../table/inspector.svelte'
import type { Room } from '../../../table/room.svelte'
import type { Offer } from '../../../table/sentence'
import { viewIn, viewOf, type HexView, type WayView } from '../view'
import { duringMarch, marchOf } from '../words/march'
import { carriedWords, carrier, deeds, spokenSeat, type Role } from '../words/saying'
import { journeyAlong, nextStep, type Journey, type Standing } from './journey'

/** What can be read in full: a hex, a spell, a sphere, a relic, a planet. */
export type Thing = { kind: 'hex' | 'spell' | 'sphere' | 'relic' | 'planet' | 'warlord'; word: string }

/** What can be said by touching it, what is read, whose tower is open. */
export class MageInspector extends Inspector<Thing> {
  readonly room: Room
  /** The seat whose tower somebody wants to see; null for one's own. */
  wanted = $state<number | null>(null)
  bookOpen = $state(false)
  /** The hex under the pointer, the keyboard or the last tap. */
  pointed = $state<string | null>(null)
  /** A way that is being walked. */
  journey = $state.raw<Journey | null>(null)

  view = $derived.by(() => {
    const now = viewOf(this.room)
    const beat = this.room.shown.beat
    const before = beat?.then && beat.before && viewIn(beat.before)
    return now && before ? duringMarch(before, now, marchOf(beat.move.events).march, this.room.shown.part) : now
  })
  /** By what was said in earnest: a word that goes without saying in the bar can still be touched. */
  carried = $derived.by(() => carriedWords(this.room.legal, this.room.sentence.said))
  deeds = $derived.by(() => deeds(this.room.legal))
  /** Where one's own Journey may still lead; nobody else's is lit. */
  reach = $derived.by(() => {
    const mine = this.room.myTurn && this.view?.turn === this.room.you
    return new Map((mine ? (this.view?.reach ?? []) : []).map((way) => [way.hex, way]))
  })
  /** Whether a touch of a hex means going there. */
  roaming = $derived.by(() => {
    const { said } = this.room.sentence
    const free = said.length === 0 || (said.length === 1 && said[0] === 'travel')
    return free && this.room.myTurn && this.view?.phase === 'journey' && this.reach.size > 0
  })
  /** The way to the hex that is pointed at. */
  plan = $derived.by(() => (this.pointed === null ? undefined : this.wayTo(this.pointed)))
  hexes = $derived.by(() => new Map((this.view?.hexes ?? []).map((hex) => [hex.word, hex])))
  ownHex = $derived.by(() => this.view?.seats[this.room.you ?? -1]?.mage ?? '')
  /** Where the first of two lifted hexes comes down, while the second is asked. */
  settled = $derived.by(() => {
    const [verb, place] = this.room.shown.latest?.sentence.split(' ') ?? []
    return this.view?.phase === 'settle' && verb === 'settle' ? (place ?? '') : ''
  })
  /** The rival whose spheres are asked for now. */
  spoken = $derived.by(() => spokenSeat(this.room.legal, this.room.sentence.choice.line))
  /** Whose spheres can be named now comes before whose tower was asked for; who has no seat sees that of the actor. */
  shown = $derived.by(() => {
    const named = this.view?.seats.findIndex((seat) => seat.word === this.spoken) ?? -1
    return named >= 0 ? named : (this.wanted ?? this.room.you ?? Math.max(this.room.actor, 0))
  })

  #standing = $derived.by<Standing>(() => ({
    at: this.ownHex,
    left: (this.view?.points ?? 0) + (this.view?.swift ?? 0),
    legal: this.room.legal,
  }))

  constructor(room: Room) {
    super()
    this.room = room
  }

  offer(role: Role, word: string, owner = ''): Offer | undefined {
    return this.carried.get(carrier(role, word, owner))
  }

  say(offer: Offer | undefined): void {
    if (!offer) return
    this.put()
    this.pointed = null
    this.room.sentence.say(offer)
  }

  /** How one's mage would come to a hex by a touch of it. */
  wayTo(word: string): WayView | undefined {
    const way = this.roaming ? this.reach.get(word) : undefined
    return way?.path.length ? way : undefined
  }

  /** Sets out on a way; its later steps are said as the server acknowledges the former. */
  walk(way: WayView): void {
    this.put()
    this.pointed = null
    this.journey = journeyAlong(way, this.#standing, (hex) => this.reach.get(hex)?.left)
    this.walkOn()
  }

  /** The next step, once nothing is under way and as long as everything is as it was foreseen. */
  walkOn(): void {
    if (!this.journey || this.room.busy || this.room.shown.beat) return
    const step = this.room.myTurn ? nextStep(this.journey, this.#standing) : null
    this.journey = step?.then ?? null
    if (step) this.room.sentence.speak(step.sentence)
  }

  focused(offer: Offer | undefined): boolean {
    return offer !== undefined && this.room.sentence.focus === offer.word
  }

  said(word: string): boolean {
    return this.room.myTurn && this.room.sentence.choice.line.slice(1).includes(word)
  }

  hexOf(seat: number): HexView | undefined {
    return this.hexes.get(this.view?.seats[seat]?.mage ?? '')
  }
}
