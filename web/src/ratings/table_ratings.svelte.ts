import { SvelteMap } from 'svelte/reactivity'
import type { TableInfo } from '../table/protocol'
import { ratingsApi, type SeatRating, type TableRatings } from './ratings'

/** The ratings at rated tables, asked for once for each state of a table, whoever of its seats shows them. */
class KnownRatings {
  private told = new SvelteMap<string, TableRatings>()
  private asked = new Set<string>()

  /** Asks for what is not known yet. Who sits there, and whether the game has counted, makes it another question. */
  follow(table: TableInfo | null): void {
    if (!table?.rated) return
    const who = table.seats.map((seat) => `${seat.kind} ${seat.name} ${seat.deputy ? '' : seat.level}`).join()
    const question = [table.code, table.counted ?? '', table.status === 'waiting' ? who : ''].join()
    if (this.asked.has(question)) return
    this.asked.add(question)
    const { code } = table
    ratingsApi.at(code).then(
      (answer) => this.told.set(code, answer),
      () => this.asked.delete(question),
    )
  }

  at(code: string): TableRatings | undefined {
    return this.told.get(code)
  }

  of(code: string, seat: number): SeatRating | undefined {
    return this.told.get(code)?.seats.find((one) => one.seat === seat)
  }
}

export const knownRatings = new KnownRatings()
