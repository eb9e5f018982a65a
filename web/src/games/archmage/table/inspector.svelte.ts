import { Inspector } from '../../../table/inspector.svelte'
import type { Room } from '../../../table/room.svelte'
import type { Offer } from '../../../table/sentence'
import { viewOf, type HexView } from '../view'
import { carriedWords, carrier, deeds, spokenSeat, type Role } from '../words/saying'

type Thing = { kind: 'hex' | 'spell'; word: string }

/** What can be said by touching it, what is read, whose tower is open. */
export class MageInspector extends Inspector<Thing> {
  readonly room: Room
  /** The seat whose tower somebody wants to see; null for one's own. */
  wanted = $state<number | null>(null)
  bookOpen = $state(false)

  view = $derived.by(() => viewOf(this.room))
  /** By what was said in earnest: a word that goes without saying in the bar can still be touched. */
  carried = $derived.by(() => carriedWords(this.room.legal, this.room.sentence.said))
  deeds = $derived.by(() => deeds(this.room.legal))
  /** Where one's own Journey may still end; nobody else's is lit. */
  reach = $derived.by(() => {
    const mine = this.room.myTurn && this.view?.turn === this.room.you
    return new Map((mine ? (this.view?.reach ?? []) : []).map(([word, cost, gives]) => [word, { cost, gives }]))
  })
  hexes = $derived.by(() => new Map((this.view?.hexes ?? []).map((hex) => [hex.word, hex])))
  /** Where the first of two lifted hexes comes down, while the second is asked. */
  settled = $derived.by(() => {
    const [verb, place] = this.room.shown.latest?.sentence.split(' ') ?? []
    return this.view?.phase === 'settle' && verb === 'settle' ? (place ?? '') : ''
  })
  /** The rival whose spheres are asked for now. */
  spoken = $derived.by(() => spokenSeat(this.room.legal, this.room.sentence.choice.line))
  /** Whose spheres can be named now comes before whose tower was asked for. */
  shown = $derived.by(() => {
    const named = this.view?.seats.findIndex((seat) => seat.word === this.spoken) ?? -1
    return named >= 0 ? named : (this.wanted ?? this.room.you ?? 0)
  })

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
    this.room.sentence.say(offer)
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
