import { expect, test } from 'vitest'
import type { Move, Position, TableEvent } from '../../../table/protocol'
import type { SealsSeat, Spot } from '../view'
import { bringsLastRound, changesOf, diceSpent, opens, rolls, victimOf } from './beat'
import { trailsOf } from './trails'

const moved = (sentence: string, events: TableEvent[], seat = 0): Move => ({ number: 1, seat, sentence, events })
const at = (sixes: number, ...seats: Partial<SealsSeat>[]) =>
  ({ view: { sixes, fewest_sixes: 4, seats } }) as unknown as Position

test('a scroll changes the points as the table counts them', () => {
  const taken: TableEvent = { id: 'five_seals-take-scroll', seat: 0, spell: 'synergy', element: 'fire', strength: 6 }
  const move = moved('break v1 fire.6', [taken])
  const step = { move, before: at(4, { points: 3 }, { points: 9 }), after: at(3, { points: 11 }, { points: 9 }) }
  expect(changesOf(step)).toEqual([{ seat: 0, of: 'points', by: 8 }])
  expect(changesOf({ move, before: null, after: null })).toEqual([{ seat: 0, of: 'points', by: 6 }])
  expect(bringsLastRound(step)).toBe(true)
  expect(diceSpent(move)).toEqual(['fire.6'])
})

test('a stolen die is lost by one and won by the other, whoever says it', () => {
  const move = moved('give fire.3', [{ id: 'five_seals-theft', actor: 0, seat: 1, die: 'fire.3' }], 1)
  expect(changesOf({ move, before: null, after: null })).toEqual([
    { seat: 0, of: 'dice', by: 1 },
    { seat: 1, of: 'dice', by: -1 },
  ])
  expect(victimOf(move)).toBe(1)
})

test('dice of one’s own that are turned hurt nobody', () => {
  expect(victimOf(moved('', [{ id: 'five_seals-turn-dice', seat: 0, dice: 'air.1', now: 'air.3' }]))).toBe(-1)
  expect(victimOf(moved('', [{ id: 'five_seals-turn-dice', seat: 2, dice: 'air.3', now: 'air.2' }]))).toBe(2)
})

test('everybody rolls when a round begins', () => {
  expect(rolls(moved('take air', [{ id: 'five_seals-round', round: 2, seat: 0 }]))).toBe(true)
  expect(rolls(moved('take air', [{ id: 'five_seals-draft', seat: 0, dice: 'air' }]))).toBe(false)
})

test('only the first round has none before it', () => {
  const begins = (round: number) => moved('take air', [{ id: 'five_seals-round', round, seat: 0 }])
  expect([opens(begins(1)), opens(begins(2)), opens(moved('take air', []))]).toEqual([true, false, false])
})

test('a trail leads from where a mage stood over the doorways it passed; a second break goes on from the first', () => {
  const spots = new Map(
    ['s1', 'h1a', 'a1b', 'b1'].map((word, x) => [
      word,
      { word, x, y: 0, areas: [], strength: 2, size: 9 } as unknown as Spot,
    ]),
  )
  const events: TableEvent[] = [
    { id: 'five_seals-break', seat: 0, spot: 'a1b', way: ['h1a'] },
    { id: 'five_seals-take-scroll', seat: 0, spot: 'b1', way: [] },
  ]
  const before = at(9, { mage: 's1' })
  const trails = trailsOf([{ move: moved('', events), before, after: null }], spots)
  expect(trails.map(({ what, points }) => [what, points.map(({ x }) => x)])).toEqual([
    ['seal', [0, 1, 2]],
    ['scroll', [2, 3]],
  ])
})
