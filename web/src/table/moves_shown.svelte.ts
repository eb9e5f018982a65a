import type { Aside, Step } from '../games/contract'
import { asOthers, beneath, isNews, type Seen } from './beats'
import { stage } from './motion'
import { MoveQueue, type Look } from './move_queue'
import type { Move, Position } from './protocol'

export type Moved = { move: Move; position: Position }

type Watcher = {
  /** Where the pieces are that go from one position to the next. */
  root: () => HTMLElement | null
  you: () => number | null
  myTurn: () => boolean
  /** The position is about to change. */
  changing: () => void
  seen: (step: Step) => Seen
  /** A move has come on show. */
  shown: (seen: Seen) => void
  /** A move has been looked at; whether everybody should look at what came of it before the next one. */
  after: (move: Move, hadTurn: boolean) => boolean
  /** How long a move is to be looked at, in milliseconds. */
  lasts: (seen: Seen) => number
  asideLasts: (aside: Aside) => number
}

/** The position on show and the moves that led to it, each shown after the other. */
export class MovesShown {
  position = $state.raw<Position | null>(null)
  moves = $state.raw<Move[]>([])
  /** The move that led to the position on show; null when that came without one. */
  latest = $state.raw<Move | null>(null)
  /** Whether it has just been made, before the reader's eyes: only then dice are seen to fall. */
  fresh = $state(false)
  /** The move that is being looked at; null at rest. */
  beat = $state.raw<Seen | null>(null)
  /** 0 while the move itself is looked at, n while the n-th thing that followed by itself is. */
  part = $state(0)
  /** How long it is looked at. */
  looked = $state(0)
  /** How many moves are still to be shown. */
  waiting = $state(0)
  skipping = $state(false)
  /** What the others did since you decided last. */
  since = $derived.by(() => {
    const you = this.#watcher.you()
    const last = this.moves.findLastIndex((move) => move.seat === you)
    if (you === null) return []
    const own = this.moves[last]
    const others = this.moves.slice(last + 1).map((move) => this.seen(move))
    return [...(own ? [asOthers(this.seen(own))] : []), ...others].filter(isNews)
  })

  readonly #watcher: Watcher
  #seen = new Map<number, Seen>()
  #queue = new MoveQueue<Moved>(
    (moved, look) => this.#show(moved, look),
    (waiting) => (this.waiting = waiting),
  )

  constructor(watcher: Watcher) {
    this.#watcher = watcher
  }

  /** A move as it was seen, or as it is told to whoever was not there. */
  seen(move: Move): Seen {
    const seen = this.#seen.get(move.number)
    // A lesson begins to count anew with each of its chapters.
    if (seen?.move.sentence === move.sentence && seen.move.seat === move.seat) return seen
    return this.#watcher.seen({ move, before: null, after: null })
  }

  /** The moves made before the reader came. */
  begin(moves: Move[]): void {
    this.moves = moves
    this.latest = moves.at(-1) ?? null
    this.fresh = false
  }

  add(moved: Moved): void {
    this.#queue.add(moved)
  }

  /** A position that no move led to; whether it is another than the one on show. */
  jump(position: Position): boolean {
    const known = this.position?.version === position.version
    this.#queue.clear()
    this.#watcher.changing()
    this.skipping = false
    this.beat = null
    this.position = position
    return !known
  }

  /** Takes back the moves from this number on. */
  async undo(number: number, position: Position): Promise<void> {
    this.#queue.clear()
    this.#watcher.changing()
    this.moves = this.moves.filter((move) => move.number < number)
    this.beat = null
    await stage(this.#watcher.root(), () => {
      this.latest = null
      this.position = position
    })
  }

  /** A position of a game that is looked back at, and the moves up to it: with the pieces going there, or at once. */
  async turnTo(position: Position, moves: Move[], staged: boolean): Promise<void> {
    this.#queue.clear()
    this.#watcher.changing()
    this.skipping = false
    this.beat = null
    const change = () => {
      this.fresh = false
      this.moves = moves
      this.latest = moves.at(-1) ?? null
      this.position = position
    }
    if (staged) await this.#stage(change)
    else change()
  }

  /** Forgets how moves were seen: somebody else looks at them now. */
  forget(): void {
    this.#seen.clear()
  }

  /** On from the move that is being looked at to the next one. */
  next(): void {
    this.#queue.hurry()
  }

  /** All that others do comes at once, up to your own turn or the end of the round. */
  skip(): void {
    this.skipping = !this.#watcher.myTurn()
    this.#queue.hurry()
  }

  /** On with the moves that wait since everybody looked at the end of a round. */
  release(): void {
    this.#queue.release()
  }

  async #show({ move, position }: Moved, look: Look): Promise<void> {
    if (this.position && position.version <= this.position.version) return
    const hadTurn = this.#watcher.myTurn()
    const seen = this.#watcher.seen({ move, before: this.position, after: position })
    this.#seen.set(move.number, seen)
    const lasts = this.skipping ? 0 : this.#watcher.lasts(seen)
    const early = lasts > 0 && beneath(seen) === 'before'
    if (early) this.#reveal(seen, lasts)
    else if (lasts > 0)
      await this.#stage(() => {
        this.#reveal(seen, lasts)
        this.position = position
      })
    if (lasts > 0) {
      this.#watcher.shown(seen)
      if (!(await look(lasts)) || !(await this.#lookOn(seen.then ?? [], look))) return
      if (early) await this.#stage(() => this.#rest(position, move, hadTurn))
      else this.#rest(position, move, hadTurn)
      return
    }
    await this.#stage(() => {
      this.#reveal(seen, 0)
      this.position = position
      this.#watcher.shown(seen)
      this.#rest(position, move, hadTurn)
    })
  }

  /** Shows what followed a move by itself; whether the move is still the thing to go on with. */
  async #lookOn(asides: Aside[], look: Look): Promise<boolean> {
    for (const aside of asides) {
      if (this.skipping) break
      this.part += 1
      this.looked = this.#watcher.asideLasts(aside)
      if (!(await look(this.looked))) return false
    }
    return true
  }

  #stage(change: () => void): Promise<void> {
    return stage(this.#watcher.root(), change)
  }

  /** The move comes on show. */
  #reveal(seen: Seen, lasts: number): void {
    this.#watcher.changing()
    this.moves = [...this.moves, seen.move]
    this.latest = seen.move
    this.fresh = true
    this.looked = lasts
    this.part = 0
    this.beat = seen
  }

  /** The move has been seen: the table stands as it left it. */
  #rest(position: Position, move: Move, hadTurn: boolean): void {
    this.position = position
    this.beat = null
    const stops = this.#watcher.after(move, hadTurn)
    if (stops || this.#watcher.myTurn()) this.skipping = false
    if (stops && !position.over) this.#queue.hold()
  }
}
