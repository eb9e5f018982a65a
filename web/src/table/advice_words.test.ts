import { expect, test } from 'vitest'
import { aboutEqual, margin, percent } from './advice_words'
import type { Hint } from './protocol'

function hint(share: number, error: number): Hint {
  return { sentence: 'stop', share, error, games: 100, reasons: [] }
}

test('moves are about equal where each may be as good as the best', () => {
  expect(aboutEqual([hint(0.31, 0.02), hint(0.28, 0.02)])).toBe(true)
  expect(aboutEqual([hint(0.31, 0.01), hint(0.28, 0.01)])).toBe(false)
  expect(aboutEqual([hint(0.31, 0.02), hint(0.28, 0.02), hint(0.1, 0.02)])).toBe(false)
})

test('one move alone is equal to nothing', () => {
  expect(aboutEqual([hint(0.31, 0.02)])).toBe(false)
  expect(aboutEqual([])).toBe(false)
})

test('shares are told in percent, with an error of at least one where there is any', () => {
  expect(percent(0.314)).toBe(31)
  expect(margin(0.021)).toBe(2)
  expect(margin(0.001)).toBe(1)
  expect(margin(0)).toBe(0)
})
