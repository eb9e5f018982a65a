import { expect, test } from 'vitest'
import type { Move, TableEvent } from '../../../table/protocol'
import { bestDeeds, lastDeep } from './deeds'
import { roundsWork } from './chronicle'

const move = (...events: TableEvent[]): Move => ({ number: 1, seat: 0, sentence: '', events })
const taken = (seat: number, spell: string, element: string, strength: number): TableEvent => ({
  id: 'five_seals-take-scroll',
  seat,
  spell,
  element,
  strength,
})

test('the last whole round is told, not the one that has begun', () => {
  const moves = [
    move({ id: 'five_seals-round', round: 1, seat: 0 }),
    move({ id: 'five_seals-break', seat: 0, spot: 'h1a' }),
    move(taken(1, 'change', 'air', 2), { id: 'five_seals-round', round: 2, seat: 1 }),
    move({ id: 'five_seals-break', seat: 0, spot: 'h1p' }),
  ]
  expect(roundsWork(moves, 2)).toEqual({ round: 1, scrolls: [[], ['change.air']], seals: [1, 0], points: [0, 2] })
})

test('points are those that the table counts, where it tells them', () => {
  const moves = [
    { ...move({ id: 'five_seals-round', round: 1, seat: 0 }), points: [1, 1] },
    { ...move(taken(1, 'change', 'air', 2)), points: [1, 4] },
    { ...move({ id: 'five_seals-round', round: 2, seat: 1 }), points: [1, 4] },
  ]
  expect(roundsWork(moves, 2).points).toEqual([0, 3])
})

test('the best deed of each seat is what brought it most at once, the most first', () => {
  const moves = [
    { ...move({ id: 'five_seals-round', round: 1, seat: 0 }), points: [1, 1] },
    { ...move(taken(0, 'change', 'air', 2)), points: [3, 1] },
    { ...move({ id: 'five_seals-round', round: 2, seat: 1 }), points: [3, 1] },
    { ...move(taken(1, 'synergy', 'fire', 6)), seat: 1, points: [3, 8] },
    { ...move(taken(0, 'growth', 'air', 5)), points: [8, 8] },
  ]
  expect(bestDeeds(moves, 2).map(({ seat, round, scroll, by }) => [seat, round, scroll, by])).toEqual([
    [1, 2, 'synergy.fire', 7],
    [0, 2, 'growth.air', 5],
  ])
  expect(lastDeep(moves)).toMatchObject({ seat: 1, scroll: 'synergy.fire' })
})
