import type { GameTable } from '../games/contract'
import { onShelf } from '../games/shelf'
import { Refused, type Desk } from '../server/api'
import { myself } from '../server/guest.svelte'
import type { Line } from '../table/connection'
import type { FromServer, Position, ToServer } from '../table/protocol'
import type { Way } from '../table/way'
import { learnLesson } from '../texts'

/** The way to a table that the server shows when it is asked, and keeps nothing of. */
export abstract class DeskWay implements Way {
  readonly byHand = true
  game = $state.raw<GameTable | null>(null)
  line = $state<Line>('connecting')
  missing = $state(false)
  problem = $state('')

  readonly slug: string
  readonly #hear: (message: FromServer) => void
  #sent = 0
  #asked = 0

  constructor(slug: string, hear: (message: FromServer) => void) {
    this.slug = slug
    this.#hear = hear
  }

  /** Somebody says a sentence here: what the table then looks like. */
  protected abstract say(sentence: string): Promise<Desk>
  /** What came of it is about to be shown. */
  protected abstract came(sentence: string, desk: Desk): void
  /** How a position is shown here. */
  protected shownAs(position: Position): Position {
    return { ...position, undo: false }
  }

  close(): void {
    this.#asked += 1
  }

  send(message: ToServer): string {
    const nonce = `desk-${++this.#sent}`
    if (message.type === 'say') void this.#answer(message.sentence, nonce)
    return nonce
  }

  /** Opens the box of the game, with the words of its lesson. */
  protected async open(): Promise<void> {
    const [game] = await Promise.all([onShelf(this.slug)?.open?.(), learnLesson(this.slug)])
    if (game) this.game = game
    else this.missing = true
  }

  /** Asks for the table and shows it anew; an answer that comes late is passed over. */
  protected async show(asking: Promise<Desk>): Promise<boolean> {
    const desk = await this.#latest(asking)
    if (!desk) return false
    this.#hear({ type: 'table', table: this.#named(desk) })
    this.#hear({ type: 'log', moves: desk.log })
    this.#hear({ type: 'position', position: this.shownAs(desk.position) })
    this.#move(desk)
    return true
  }

  async #answer(sentence: string, nonce: string): Promise<void> {
    try {
      const desk = await this.#latest(this.say(sentence))
      if (!desk) return
      this.came(sentence, desk)
      this.#move(desk)
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal
      const { id, params } = refusal.said ?? { id: '', params: {} }
      this.#hear({ type: 'refused', nonce, id, params, text: refusal.message })
    }
  }

  #move(desk: Desk): void {
    for (const { move, position } of desk.moved) {
      this.#hear({ type: 'moved', move, position: this.shownAs(position) })
    }
  }

  async #latest(asking: Promise<Desk>): Promise<Desk | null> {
    const number = ++this.#asked
    let desk: Desk
    try {
      desk = await asking
    } catch (refusal) {
      if (refusal instanceof Refused && refusal.status === 0) this.line = 'lost'
      throw refusal
    }
    if (number !== this.#asked) return null
    this.line = 'open'
    return desk
  }

  #named({ table }: Desk): Desk['table'] {
    const seats = table.seats.map((seat) => (seat.seat === table.you ? { ...seat, name: myself.name } : seat))
    return { ...table, seats }
  }
}
