import { chime } from '../table/sounds'
import type { Position, TableInfo } from '../table/protocol'
import type { Room } from '../table/room.svelte'
import { text } from '../texts'
import { timeSpoken } from './clock_words'
import { reminderTold, urged } from './reminder'
import { TableClocks } from './table_clocks.svelte'
import { WaitsSince } from './waits'

/** What a table knows of time: the clocks, who waits for whom since when, and who has been reminded. */
export class TableTime {
  readonly clocks: TableClocks
  readonly waits = new WaitsSince()
  /** Who waits for whom and has said so. */
  reminder = $state.raw<{ seat: number; by: number } | null>(null)
  #votes = 0

  constructor(private readonly room: Room) {
    this.clocks = new TableClocks(() => room.you, {
      warn: (seconds) => {
        room.announcer.tell(text('web-clock-warning', { time: timeSpoken(seconds) }))
        chime([{ id: 'clock-warning' }])
      },
      tick: () => chime([{ id: 'clock-tick' }]),
    })
  }

  /** The time runs as it does, however long the moves before are looked at. */
  heed(position: Position): void {
    this.reminder = null
    this.waits.hearPosition(position.version)
    this.clocks.hear(position.clocks)
  }

  hearTable(table: TableInfo): void {
    this.waits.hearTable()
    const votes = table.seats[table.you ?? -1]?.asked?.by.length ?? 0
    if (votes > this.#votes) this.#urge(urged(this.room))
    this.#votes = votes
  }

  remind(seat: number, by: number): void {
    this.reminder = { seat, by }
    this.waits.reminder = performance.now()
    const told = reminderTold(this.room, seat, by)
    if (seat === this.room.you) this.#urge(told)
    else this.room.announcer.tell(told)
  }

  #urge(words: string): void {
    chime([{ id: 'web-your-turn' }])
    this.room.announcer.tell(words)
  }
}
