import type { Move, Plain, TableEvent } from '../../../table/protocol'
import type { Played } from '../view'
import { RANKS } from '../words/cards'

/** A finished trick, with all that was spent on it. */
export type Trick = {
  number: number
  played: Played[]
  taker: number
  /** Who took it by scroll 16, whatever was played. */
  claimed: boolean
  dominant: string | null
  /** Who stole it afterwards. */
  stolenBy: number | null
}

export type Round = {
  round: number
  mission: number
  tricks: Trick[]
  scroll: { number: number; effect: number; seat: number } | null
  /** What it gave each seat, in all and by its mission alone; null while it is played. */
  gains: number[] | null
  ofMission: number[] | null
}

const PREFIX = 'twelve_missions-'

/** The game as the moves tell it. The engine remembers the cards of tricks alone, not what was spent. */
export function storyOf(moves: readonly Move[], values: readonly number[]): Round[] {
  const teller = new Teller(values)
  for (const move of moves) for (const event of move.events) teller.hear(event)
  return teller.rounds
}

/** A word that an event tells; nothing where it tells none. */
export function wordIn(told: Plain | undefined): string {
  return typeof told === 'string' ? told : ''
}

class Teller {
  rounds: Round[] = [begun(0, 0)]
  #values: readonly number[]
  #played: Played[] = []
  #dominant: string | null = null
  #claimed = false

  constructor(values: readonly number[]) {
    this.#values = values
  }

  get #round(): Round {
    return this.rounds.at(-1) as Round
  }

  hear(event: TableEvent): void {
    switch (event.id.slice(PREFIX.length)) {
      case 'round':
      case 'round-turning':
        this.rounds.push(begun(Number(event.round), Number(event.mission)))
        this.#played = []
        this.#dominant = wordIn(event.colour) || null
        return
      case 'turn-up':
      case 'dominant':
        this.#dominant = wordIn(event.colour)
        return
      case 'activate':
        this.#round.scroll = {
          number: Number(event.scroll),
          effect: Number(event.effect),
          seat: Number(event.seat),
        }
        return
      case 'play':
        this.#played.push(laid(event, this.#values))
        return
      case 'power':
        return this.#spend({ power: wordIn(event.rank) })
      case 'oracle':
        return this.#spend({ suit: wordIn(event.colour) })
      case 'cubes':
        return this.#spend({ value: Number(event.value) })
      case 'claim':
        this.#claimed = true
        return
      case 'trick':
        return this.#take(event)
      case 'steal': {
        const last = this.#round.tricks.at(-1)
        if (last) last.stolenBy = Number(event.seat)
        return
      }
      case 'round-over':
        Object.assign(this.#round, {
          round: Number(event.round),
          mission: Number(event.mission),
          gains: event.gains as number[],
          ofMission: event.of_mission as number[],
        })
    }
  }

  /** On the card that was played last. */
  #spend(change: Partial<Played>): void {
    const last = this.#played.pop()
    if (last) this.#played.push({ ...last, ...change })
  }

  #take(event: TableEvent): void {
    this.#round.tricks.push({
      number: Number(event.trick),
      played: this.#played,
      taker: Number(event.seat),
      claimed: this.#claimed,
      dominant: this.#dominant,
      stolenBy: null,
    })
    this.#played = []
    this.#claimed = false
  }
}

function begun(round: number, mission: number): Round {
  return { round, mission, tricks: [], scroll: null, gains: null, ofMission: null }
}

function laid(event: TableEvent, values: readonly number[]): Played {
  return {
    seat: Number(event.seat),
    card: wordIn(event.card),
    value: printedOf(values, wordIn(event.rank)),
    suit: wordIn(event.colour),
    power: event.power === true ? 'assassin' : null,
  }
}

/** The value printed on cards of this rank. */
export function printedOf(values: readonly number[], rank: string): number {
  return values[RANKS.findIndex((one) => one === rank)] ?? 0
}

/** The card that took the trick, or, where a scroll gave it away, its owner's. */
export function takingCard({ played, taker }: Trick): Played | undefined {
  return played.find(({ seat }) => seat === taker)
}

/** What scrolls gave each seat in a round. */
export function ofScrolls({ gains, ofMission }: Round): number[] {
  return gains && ofMission ? gains.map((gain, seat) => gain - (ofMission[seat] ?? 0)) : []
}
