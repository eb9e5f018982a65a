import { expect, test } from 'vitest'
import type { Move } from '../../../table/protocol'
import { best, decisive, feats } from './feats'

function move(number: number, seat: number, points: number[], round?: number): Move {
  const events = round === undefined ? [] : [{ id: 'archmage-turn', seat, round }]
  return { number, seat, sentence: 'deploy', events, points }
}

const moves = [
  move(1, 0, [2, 0]),
  move(2, 1, [2, 0], 2),
  move(3, 1, [1, 1]),
  move(4, 1, [1, 5], 3),
  move(5, 0, [4, 5]),
  move(6, 0, [4, 4]),
  move(7, 1, [4, 6]),
]

test('every change of points is a feat of its turn', () => {
  expect(feats(moves).map(({ turn, seat, by }) => [turn, seat, by])).toEqual([
    [1, 0, 2],
    [2, 0, -1],
    [2, 1, 1],
    [2, 1, 4],
    [3, 0, 3],
    [3, 1, -1],
    [3, 1, 2],
  ])
})

test('the best of each seat is what brought it most', () => {
  expect(best(feats(moves), 3).map(({ seat, by }) => [seat, by])).toEqual([
    [1, 4],
    [0, 3],
  ])
})

test('what decided is the move after which the winner stayed ahead', () => {
  expect(decisive(moves, 1)?.number).toBe(7)
  expect(decisive(moves.slice(0, 1), 0)).toBeNull()
})
