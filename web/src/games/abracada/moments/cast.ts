import type { Move, TableEvent } from '../../../table/protocol'
import type { RoundResult } from '../view'

/** What a move did, read off its events. */
export type Cast = {
  seat: number
  how: 'hit' | 'miss' | 'slip' | 'stop'
  /** 0 where nothing was named, or nothing rolled. */
  spell: number
  roll: number
  lost: { seat: number; lives: number; out: boolean }[]
  /** The lives that whoever moved gained; -1 where there was nothing to gain. */
  gained: number
  secret: 'none' | 'taken' | 'gone'
  /** The number of the secret stone, for whoever took it. */
  stone: number
  drawn: number
  over: RoundResult | null
}

const NAMING: Record<string, Cast['how']> = {
  'abracada-hit': 'hit',
  'abracada-miss': 'miss',
  'abracada-slip': 'slip',
}

export function castOf(move: Move): Cast {
  const find = (id: string): TableEvent | undefined => move.events.find((event) => event.id === id)
  const naming = move.events.find(({ id }) => id in NAMING)
  const out = new Set(move.events.filter(({ id }) => id === 'abracada-dead').map(({ seat }) => Number(seat)))
  const gain = find('abracada-gain')
  return {
    seat: move.seat,
    how: (naming && NAMING[naming.id]) ?? 'stop',
    spell: Number(naming?.spell ?? 0),
    roll: Number(find('abracada-roll')?.roll ?? 0),
    lost: move.events
      .filter(({ id }) => id === 'abracada-lose')
      .map(({ seat, lives }) => ({ seat: Number(seat), lives: Number(lives), out: out.has(Number(seat)) })),
    gained: gain ? Number(gain.lives) : -1,
    secret: find('abracada-secret') ? 'taken' : find('abracada-no-secret') ? 'gone' : 'none',
    stone: Number(find('abracada-secret')?.stone ?? 0),
    drawn: Number(find('abracada-refill')?.count ?? 0),
    over: (find('abracada-round-over') as (TableEvent & RoundResult) | undefined) ?? null,
  }
}

export function outOf({ lost }: Cast): number[] {
  return lost.filter(({ out }) => out).map(({ seat }) => seat)
}
