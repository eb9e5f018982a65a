import { stage } from './motion'
import { MoveQueue } from './move_queue'
import type { Move, Position } from './protocol'

export type Moved = { move: Move; position: Position }

type Watcher = {
  /** Where the pieces are that go from one position to the next. */
  root: () => HTMLElement | null
  myTurn: () => boolean
  /** The position is about to change. */
  changing: () => void
  /** A move has come on show; whether everybody should look at what came of it before the next one. */
  shown: (move: Move, hadTurn: boolean) => boolean
  /** How long a move is to be looked at, in milliseconds. */
  lasts: (move: Move) => number
}

/** The position on show and the moves that led to it, each shown after the other. */
export class MovesShown {
  position = $state.raw<Position | null>(null)
  moves = $state.raw<Move[]>([])
  /** The move that led to the position on show; null when that came without one. */
  latest = $state.raw<Move | null>(null)
  /** How many moves are still to be shown. */
  waiting = $state(0)
  skipping = $state(false)

  readonly #watcher: Watcher
  #queue = new MoveQueue<Moved>(
    (moved) => this.#show(moved),
    (waiting) => (this.waiting = waiting),
  )

  constructor(watcher: Watcher) {
    this.#watcher = watcher
  }

  /** The moves made before the reader came. */
  begin(moves: Move[]): void {
    this.moves = moves
    this.latest = moves.at(-1) ?? null
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
    this.position = position
    return !known
  }

  /** Takes back the moves from this number on. */
  async undo(number: number, position: Position): Promise<void> {
    this.#queue.clear()
    this.#watcher.changing()
    this.moves = this.moves.filter((move) => move.number < number)
    await stage(this.#watcher.root(), () => {
      this.latest = null
      this.position = position
    })
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

  async #show({ move, position }: Moved): Promise<number> {
    if (this.position && position.version <= this.position.version) return 0
    const hadTurn = this.#watcher.myTurn()
    await stage(this.#watcher.root(), () => {
      this.#watcher.changing()
      this.moves = [...this.moves, move]
      this.latest = move
      this.position = position
    })
    const skipped = this.skipping
    const stops = this.#watcher.shown(move, hadTurn)
    if (stops || this.#watcher.myTurn()) this.skipping = false
    if (stops && !position.over) this.#queue.hold()
    return stops || skipped ? 0 : this.#watcher.lasts(move)
  }
}
