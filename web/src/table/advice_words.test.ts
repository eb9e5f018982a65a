import { expect, test } from 'vitest'
import { aboutEqual, margin, percent } from './advice_words'
import type { Hint } from './protocol'

function hint(equal: boolean): Hint {
  return { sentence: 'stop', share: 0.3, error: 0.02, games: 100, equal, reasons: [] }
}

test('moves are about equal where each may be as good as the best', () => {
  expect(aboutEqual([hint(true), hint(true)])).toBe(true)
  expect(aboutEqual([hint(true), hint(true), hint(false)])).toBe(false)
})

test('one move alone is equal to nothing', () => {
  expect(aboutEqual([hint(true)])).toBe(false)
  expect(aboutEqual([])).toBe(false)
})

test('shares are told in percent, with an error of at least one where there is any', () => {
  expect(percent(0.314)).toBe(31)
  expect(margin(0.021)).toBe(2)
  expect(margin(0.001)).toBe(1)
  expect(margin(0)).toBe(0)
})
