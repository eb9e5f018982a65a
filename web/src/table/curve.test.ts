import { expect, test } from 'vitest'
import { apart, curveOf, ticks } from './curve'
import type { Move } from './protocol'

function move(number: number, points: number[]): Move {
  return { number, seat: 0, sentence: '', events: [], points }
}

test('points are taken at the start, after every chapter and at the end', () => {
  const moves = [move(1, [1, 0]), move(2, [3, 0]), move(3, [3, 1]), move(4, [4, 1])]
  const { marks, lines, begins } = curveOf(moves, 2, ({ number }) => number === 2)
  expect(lines).toEqual([
    [0, 3, 4],
    [0, 0, 1],
  ])
  expect(marks).toEqual(['0', '1', '2'])
  expect(begins).toEqual([0, 0, 2])
})

test('lines across stand at round numbers', () => {
  expect(ticks(-2, 16, 4)).toEqual([0, 5, 10, 15])
  expect(ticks(0, 3, 4)).toEqual([0, 1, 2, 3])
})

test('crests at the end are pushed apart', () => {
  expect(apart([100, 102, 10], 28)).toEqual([100, 128, 10])
})
