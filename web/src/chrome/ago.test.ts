import { expect, test } from 'vitest'
import { ago } from './ago'

test('the longer ago, the rougher', () => {
  const now = 1_000_000
  const times = [0, 20, 60, 89 * 60, 2 * 3600, 35 * 3600, 37 * 3600, 9 * 86400]
  expect(times.map((seconds) => ago(now - seconds, now))).toEqual([
    'just now',
    'just now',
    '1 min ago',
    '89 min ago',
    '2 h ago',
    '35 h ago',
    '2 days ago',
    '9 days ago',
  ])
  expect(ago(now + 5, now)).toBe('just now')
})
