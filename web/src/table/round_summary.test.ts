import { expect, test } from 'vitest'
import { RoundSummary } from './round_summary.svelte'

test('closing what a round came to begins the next, looking at it again does not', () => {
  const summary = new RoundSummary()
  summary.show()
  expect(summary.close()).toBe(true)
  summary.review()
  expect(summary.open && summary.reviewing).toBe(true)
  expect(summary.close()).toBe(false)
  expect(summary.open).toBe(false)
})
