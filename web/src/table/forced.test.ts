import { expect, test } from 'vitest'
import { forcedSentence } from './forced'
import type { Preview } from './protocol'

const idle: Preview = {
  effect: { id: '', params: {} },
  cost: null,
  points: [],
  firm: false,
  barred: false,
  idle: true,
}

test('a single sentence is forced', () => {
  expect(forcedSentence(['stop'])).toBe('stop')
})

test('a choice is not', () => {
  expect(forcedSentence(['stop', 'cast 8'])).toBeNull()
  expect(forcedSentence([])).toBeNull()
})

test('a sentence that changes nothing goes without asking', () => {
  expect(forcedSentence(['done', 'spend +1'], { done: idle })).toBe('done')
})
