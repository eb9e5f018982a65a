import { expect, test } from 'vitest'
import { roundFrom, roundOf, stretches } from './rounds'

const ROUNDS = [0, 1, 1, 1, 2, 2, 3]

test('rounds are stretches of the game; what comes before the first belongs to it', () => {
  expect(stretches(ROUNDS)).toEqual([
    { round: 1, first: 0, last: 3 },
    { round: 2, first: 4, last: 5 },
    { round: 3, first: 6, last: 6 },
  ])
  expect(stretches([])).toEqual([])
})

test('a jump by rounds goes to where the next one begins, or back to where this one did', () => {
  const rounds = stretches(ROUNDS)
  expect(roundFrom(rounds, 1, 1)).toBe(4)
  expect(roundFrom(rounds, 6, 1)).toBe(6)
  expect(roundFrom(rounds, 5, -1)).toBe(4)
  expect(roundFrom(rounds, 4, -1)).toBe(0)
  expect(roundFrom(rounds, 0, -1)).toBe(0)
})

test('the round of a position is told from one on', () => {
  expect([roundOf(ROUNDS, 0), roundOf(ROUNDS, 5), roundOf([], 3)]).toEqual([1, 2, 1])
})
