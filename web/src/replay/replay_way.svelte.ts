import type { GameTable } from '../games/contract'
import type { Line } from '../table/connection'
import type { ToServer } from '../table/protocol'
import type { Way } from '../table/way'

/** The way to a game that is over: nothing is said there, unless a position is given back to its actor. */
export class ReplayWay implements Way {
  readonly byHand = true
  game = $state.raw<GameTable | null>(null)
  line = $state<Line>('open')
  missing = $state(false)
  problem = $state('')
  past = $state(true)
  speed = $state(1)
  /** Who hears what is said while a position is given back. */
  heard: ((sentence: string) => void) | null = null
  #sent = 0

  send(message: ToServer): string {
    if (message.type === 'say') this.heard?.(message.sentence)
    return `replay-${++this.#sent}`
  }

  close(): void {
    this.heard = null
  }
}
