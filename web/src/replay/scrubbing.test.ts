import { expect, test } from 'vitest'
import { numberAt, placeOn, swiped } from './scrubbing'

test('the line begins with the deal and ends with the last move', () => {
  expect([placeOn(0, 61), placeOn(61, 61)]).toEqual([0, 1])
  expect(placeOn(0, 0)).toBe(0)
})

test('a place on the line is the nearest position, and beside it the first or the last', () => {
  for (const number of [0, 17, 61]) expect(numberAt(placeOn(number, 61), 61)).toBe(number)
  expect(numberAt(0.26, 4)).toBe(1)
  expect([numberAt(-0.5, 61), numberAt(1.5, 61)]).toEqual([0, 61])
})

test('a finger that goes far enough sideways turns a move', () => {
  expect(swiped(-80, 10)).toBe(1)
  expect(swiped(80, -10)).toBe(-1)
  expect(swiped(30, 0)).toBe(0)
  expect(swiped(80, 70)).toBe(0)
})
