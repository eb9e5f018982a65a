import { createContext } from 'svelte'
import type { Analyst } from '../analysis/analysis_run.svelte'
import { onShelf } from '../games/shelf'
import { Refused } from '../server/api'
import { myself } from '../server/guest.svelte'
import { moveTold } from '../table/announcer.svelte'
import { sleep } from '../table/move_queue'
import type { FromServer, Position } from '../table/protocol'
import { Room } from '../table/room.svelte'
import { text } from '../texts'
import { Positions } from './chunks'
import type { Eyes, PlayOn, Replay } from './replay'
import { ReplayWay } from './replay_way.svelte'
import { roundFrom, stretches } from './rounds'
import { positionsFrom, spokenAt, type Source } from './source'

/** The game that a component of the replay page is about. */
export const [useReplayDesk, provideReplayDesk] = createContext<ReplayDesk>()

/** What the page opens at. */
export type Opening = { move: number | null; eyes: Eyes | null; analyse?: boolean }

/** Between two moves that are played by themselves. */
const REST = 500
const REST_UNTOLD = 100
/** After a jump, before what lies around it is fetched. */
const REST_OF_A_JUMP = 150

/** A game that is over, and where somebody who looks back at it is. */
export class ReplayDesk {
  replay = $state.raw<Replay | null>(null)
  /** How many moves were made in the position that is looked at. */
  number = $state(0)
  eyes = $state.raw<Eyes>('open')
  playing = $state(false)
  /** Why there is nothing to see, in a sentence. */
  problem = $state('')
  /** Whether it is not over yet. */
  running = $state(false)
  /** Whether whoever came here asked for an analysis. */
  readonly analyse: boolean
  readonly room: Room
  readonly rounds = $derived(stretches(this.replay?.rounds ?? []))
  readonly last = $derived(this.replay?.last ?? 0)
  /** Whether what an analysis says is shown beside the table. */
  analysed = $state(false)
  /** How much of what lies under the table an upright phone shows at first, in pixels. */
  peek = $state(64)
  /** Whether somebody is finding a move of their own here. */
  solving = $state(false)

  readonly #source: Source
  readonly #way: ReplayWay
  readonly #seen = new Map<Eyes, { replay: Replay; positions: Positions }>()
  #hear: (message: FromServer) => void = () => undefined
  /** Counts what was asked for, so that what comes late is passed over. */
  #asked = 0
  #left = false
  /** The position that was jumped to and is not here yet. */
  #coming: Promise<Position> | null = null
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(source: Source, opening: Opening) {
    this.#source = source
    this.analyse = opening.analyse ?? false
    this.#way = new ReplayWay()
    this.room = new Room(source.code ?? '', (hear) => {
      this.#hear = hear
      return this.#way
    })
    void this.#open(opening)
  }

  get code(): string | null {
    return this.#source.code
  }

  get record(): unknown {
    return this.#source.record
  }

  get analyst(): Analyst {
    return this.#source.analyst
  }

  get speed(): number {
    return this.#way.speed
  }
  set speed(times: number) {
    this.#way.speed = times
  }

  /** To the position after so many moves: a step forward is played as at the table, a step back goes back by the
   *  same way, and anything else is there at once. */
  go(number: number): void {
    this.pause()
    void this.#go(number)
  }

  step(by: 1 | -1): void {
    this.go(this.number + by)
  }

  round(by: 1 | -1): void {
    this.go(roundFrom(this.rounds, this.number, by))
  }

  /** The same position with other eyes. */
  look(eyes: Eyes): void {
    if (eyes === this.eyes && this.replay) return
    this.pause()
    this.endSolving()
    void this.#look(eyes, this.number)
  }

  pause(): void {
    this.playing = false
  }

  /** Plays the game by itself; from its beginning where it has ended. */
  async play(): Promise<void> {
    if (this.playing || !this.replay) return
    this.playing = true
    if (this.number >= this.last) await this.#go(0)
    while (this.playing && this.number < this.last && !this.#left) {
      await this.#go(this.number + 1)
      await this.#shown()
      const { latest } = this.room.shown
      await sleep((latest && this.room.tells(latest) ? REST : REST_UNTOLD) / this.speed)
    }
    this.playing = false
  }

  /** Gives a position back to who decided there; what they then say is heard and changes nothing here. */
  async solve(number: number, heard: (sentence: string) => void): Promise<void> {
    this.pause()
    const asked = ++this.#asked
    const seen = this.#seen.get(this.eyes)
    if (!seen) return
    const actor = (await seen.positions.bring(number)).actor
    const [, position] = await Promise.all([
      this.eyes === actor ? undefined : this.#look(actor, number),
      spokenAt(this.#source, number, actor),
    ])
    if (asked !== this.#asked && this.eyes !== actor) return
    this.number = number
    this.#turnTo(position, false)
    this.#way.heard = heard
    this.#way.past = false
    this.solving = true
  }

  /** The table is looked back at again. */
  endSolving(): void {
    if (!this.solving) return
    this.solving = false
    this.#way.past = true
    this.#way.heard = null
    this.room.sentence.clear()
    void this.#go(this.number, true)
  }

  /** A new table to play on at; its code. */
  async playOn(how: PlayOn): Promise<string> {
    await myself.be()
    return (await this.#source.playOn(how)).code
  }

  close(): void {
    this.#left = true
    this.pause()
    clearTimeout(this.#resting)
    this.room.leave()
  }

  async #open({ move, eyes }: Opening): Promise<void> {
    try {
      await myself.recall()
      const first = await this.#source.replay(eyes ?? 'open')
      const own = eyes ?? first.own ?? 'open'
      this.#keep(eyes ?? 'open', first)
      const game = await onShelf(first.table.game)?.open?.()
      if (this.#left) return
      this.#way.game = game ?? null
      await this.#look(own, Math.min(move ?? first.last, first.last))
    } catch (refusal) {
      this.#refuse(refusal)
    }
  }

  #keep(eyes: Eyes, replay: Replay): Positions {
    // Whoever was away then is not away now.
    const seats = replay.table.seats.map((seat) => ({ ...seat, here: true, deputy: false }))
    const table = { ...replay.table, seats }
    const positions = new Positions(replay.last, (from, to) => positionsFrom(this.#source, eyes, from, to))
    this.#seen.set(eyes, { replay: { ...replay, table }, positions })
    return positions
  }

  async #look(eyes: Eyes, number: number): Promise<void> {
    const asked = ++this.#asked
    try {
      if (!this.#seen.has(eyes)) this.#keep(eyes, await this.#source.replay(eyes))
      const seen = this.#seen.get(eyes)
      const position = await seen?.positions.bring(number)
      if (!seen || !position || asked !== this.#asked) return
      this.eyes = eyes
      this.replay = seen.replay
      this.number = number
      this.room.shown.forget()
      this.#hear({ type: 'table', table: seen.replay.table })
      this.#turnTo(position, false)
      seen.positions.around(number)
    } catch (refusal) {
      this.#refuse(refusal)
    }
  }

  async #go(wished: number, again = false): Promise<void> {
    const number = Math.max(0, Math.min(this.last, wished))
    const seen = this.#seen.get(this.eyes)
    if (!seen || (number === this.number && !again && !this.solving)) return
    if (this.solving && !again) {
      this.solving = false
      this.#way.past = true
      this.#way.heard = null
    }
    this.room.summary.open = false
    const asked = ++this.#asked
    const from = this.number
    this.number = number
    try {
      const position = seen.positions.at(number) ?? (await this.#bring(seen.positions, number, asked))
      if (!position || asked !== this.#asked) return
      const move = seen.replay.log[number - 1]
      if (number === from + 1 && move && this.room.position?.version === from) this.#moved(move, position)
      else this.#turnTo(position, number === from - 1)
      this.#lookAround(seen.positions, number, Math.abs(number - from) === 1)
    } catch (refusal) {
      this.#refuse(refusal)
    }
  }

  /** One chunk at a time: a knob that is dragged passes many, and the one where it is by then comes next. */
  async #bring(positions: Positions, number: number, asked: number): Promise<Position | null> {
    while (this.#coming) {
      await this.#coming.catch(() => undefined)
      if (asked !== this.#asked) return null
    }
    const coming = positions.bring(number)
    this.#coming = coming
    try {
      return await coming
    } finally {
      if (this.#coming === coming) this.#coming = null
    }
  }

  /** Whoever steps may step on at once; whoever jumps may jump again, and what lies around can wait. */
  #lookAround(positions: Positions, number: number, stepped: boolean): void {
    clearTimeout(this.#resting)
    if (stepped) positions.around(number)
    else this.#resting = setTimeout(() => positions.around(number), REST_OF_A_JUMP)
  }

  #moved(move: Replay['log'][number], position: Position): void {
    // Whoever steps on has seen enough of the move before.
    this.room.shown.next()
    this.#hear({ type: 'moved', move, position })
  }

  #turnTo(position: Position, staged: boolean): void {
    const { room, replay } = this
    if (!replay) return
    const moves = replay.log.slice(0, position.version)
    void room.shown.turnTo(position, moves, staged).then(() => {
      const move = moves.at(-1)
      const words = move ? moveTold(room, move) : text('web-begins')
      room.announcer.tell(`${text('web-replay-at', { number: position.version, last: replay.last })}. ${words}`)
    })
  }

  /** Waits until the table has come to rest. */
  async #shown(): Promise<void> {
    while (this.playing && this.room.showing && !this.#left) await sleep(40)
  }

  #refuse(refusal: unknown): void {
    this.pause()
    if (!(refusal instanceof Refused)) throw refusal
    this.problem = refusal.message
    this.running = refusal.status === 409
  }
}
