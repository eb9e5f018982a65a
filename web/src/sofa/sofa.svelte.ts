import { wantsStill } from '../settings.svelte'
import type { FromServer, Position, TableInfo } from '../table/protocol'
import { Room } from '../table/room.svelte'
import { TableSocket, type Eyes } from '../table/socket.svelte'
import { chime } from '../table/sounds'
import { keepHolder, lastHolder } from './last_holder'
import { holderOf, isSofa, ownSeat, passesTo } from './seats'

const CLOSES = 200
const OPENS = 320

/** The table `open` to whoever has the device; a curtain that is `closing`, `closed` or `opening`. */
export type Phase = 'open' | 'closing' | 'closed' | 'opening'

/** A table at a device that several people may share. Each has a room of their own, which is left for good when the
 *  device passes on: behind the curtain there is only what anybody may see who watches. */
export class Sofa {
  readonly code: string
  room = $state.raw() as Room
  phase = $state<Phase>('open')
  /** The room of whoever takes the device, until it can be shown. */
  next = $state.raw<Room | null>(null)
  /** Who had the device, and in which version their last move could be taken back. */
  before = $state.raw<{ seat: number; undo: number } | null>(null)
  /** Who asked for the device while others have the word. */
  #wished = $state<number | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Who is to have the device next. */
  target = $derived.by(() => {
    const { table, position } = this.room
    const had = this.before?.seat ?? lastHolder(this.code)
    return table && holderOf(table, position, [this.#wished, had])
  })

  /** The seat that made the last move, if it may take it back. */
  regrets = $derived(this.before && this.before.undo === this.room.position?.version ? this.before.seat : null)

  constructor(code: string) {
    this.code = code
    this.room = this.#make((table) => (isSofa(table) && table.status !== 'over' ? 'watch' : null))
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.room.leave()
    this.next?.leave()
  }

  /** Sees to the device, whenever anything has changed. */
  heed(): void {
    const { room, phase, next } = this
    const { table, position } = room
    if (next) {
      if (next.position || next.gone || next.way.missing || next.way.problem) this.#arrive(next)
    } else if (isSofa(table) && position) {
      if (phase === 'closed') this.#heedClosed(table, position)
      else if (phase === 'open' && !this.#isLookedAt(room)) this.#heedOpen(table, position)
    }
  }

  /** Nobody has to be hidden from anybody where nothing is, and the end is for all. */
  #heedClosed(table: TableInfo, position: Position): void {
    if (position.over) this.#invite(this.before?.seat ?? ownSeat(table))
    else if (!position.curtain) this.#invite(this.target)
  }

  #heedOpen(table: TableInfo, position: Position): void {
    const to = passesTo(table, position, this.room.you)
    if (to !== null) this.#pass(to, position)
  }

  /** Whether there is still something to see for whoever has the device: moves, or what a round came to. */
  #isLookedAt(room: Room): boolean {
    return room.showing || room.summary.open || room.sentence.pending !== null
  }

  /** Whoever has the device gives it to somebody else on the sofa, though nobody there has the word. */
  give(to: number): void {
    const { position } = this.room
    if (this.phase !== 'open' || !position || to === this.room.you) return
    this.#wished = to
    this.#pass(to, position)
  }

  /** Whoever is asked for is there. */
  open(): void {
    if (this.phase === 'closed' && !this.next) this.#invite(this.target)
  }

  /** Whoever made the last move takes it back, and will be asked for. */
  takeBack(): void {
    const { position } = this.room
    if (position && this.regrets !== null) this.room.send({ type: 'undo', version: position.version, as: this.regrets })
  }

  /** A bot plays for somebody who is not there. */
  appoint(seat: number): void {
    this.room.send({ type: 'deputy', seat, level: 'adept', as: seat })
  }

  comeBack(seat: number): void {
    this.room.send({ type: 'take-over', as: seat })
  }

  #invite(seat: number | null): void {
    if (seat !== null) this.next = this.#make(() => seat)
  }

  #pass(to: number, position: Position): void {
    const seat = this.room.you
    if (seat !== null) this.before = { seat, undo: position.undo ? position.version : -1 }
    if (position.curtain) this.#close()
    else this.#invite(to)
  }

  /** The room behind the curtain is made before the other is left, so that the device is never gone. */
  #close(): void {
    const behind = this.#make(() => 'watch')
    this.phase = 'closing'
    chime([{ id: 'web-your-turn' }])
    this.#later(CLOSES, () => {
      this.room = behind
      this.phase = 'closed'
    })
  }

  #arrive(next: Room): void {
    this.next = null
    this.#wished = null
    if (this.phase === 'closed') {
      const behind = this.room
      this.phase = 'opening'
      this.#later(OPENS, () => (this.phase = 'open'))
      behind.leave()
    }
    this.room = next
    if (next.you !== null) keepHolder(this.code, next.you)
  }

  #later(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer)
    if (wantsStill()) then()
    else this.#timer = setTimeout(then, milliseconds)
  }

  #make(eyes: (table: TableInfo) => Eyes): Room {
    let way: TableSocket
    const room: Room = new Room(this.code, (hear) => {
      way = new TableSocket(this.code, (message) => this.#heard(room, way, message, hear), eyes)
      return way
    })
    room.sofa = this
    return room
  }

  #heard(room: Room, way: TableSocket, message: FromServer, hear: (message: FromServer) => void): void {
    if (message.type !== 'table' || !isSofa(message.table) || typeof way.eyes === 'number') return hear(message)
    const { table } = message
    if (table.status === 'waiting') return hear({ type: 'table', table: this.#waiting(way, table) })
    way.speaksAs = null
    const begins = table.status === 'playing' && room === this.room && this.phase === 'open' && !this.next
    if (begins) this.#begin()
    else hear(message)
  }

  /** Before the deal the owner sees to everything. Nobody's eyes are open, so that the deal shows nobody's hand. */
  #waiting(way: TableSocket, table: TableInfo): TableInfo {
    const own = ownSeat(table)
    way.lookAs('watch')
    way.speaksAs = own
    return { ...table, you: own }
  }

  /** The game goes on, and nobody has the device yet. */
  #begin(): void {
    this.room = this.#make(() => 'watch')
    this.phase = 'closed'
  }
}
