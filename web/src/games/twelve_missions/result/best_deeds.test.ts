import { expect, test } from 'vitest'
import type { SheetRow } from '../view'
import { bestRounds, mostAlone, tricksInAll } from './best_deeds'

function row(round: number, gains: number[], tricks = [1, 2]): SheetRow {
  return { round, mission: round, dominant: 'red', gains, tricks, taken: [], scroll: 0 }
}

test('the best round of every seat comes before the second best of one', () => {
  const sheet = [row(1, [5, 0]), row(2, [4, 0]), row(3, [4, 2]), row(4, [-5, 0])]
  const scroll = { number: 3, effect: 3, seat: 1 }
  const story = [{ round: 3, mission: 3, tricks: [], scroll, gains: null, ofMission: null }]
  expect(bestRounds(sheet, story)).toEqual([
    { seat: 0, round: 1, mission: 1, by: 5, scroll: null },
    { seat: 0, round: 2, mission: 2, by: 4, scroll: null },
    { seat: 1, round: 3, mission: 3, by: 2, scroll: 3 },
  ])
})

test('the most tricks are those of one seat alone', () => {
  const counts = tricksInAll([row(1, [0, 0]), row(2, [0, 0])], 2)
  expect(counts).toEqual([2, 4])
  expect([0, 1].filter((seat) => mostAlone(counts, seat))).toEqual([1])
  expect(mostAlone([3, 3], 0)).toBe(false)
})
