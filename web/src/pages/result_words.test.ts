import { expect, test } from 'vitest'
import { resultWords } from './result_words'

function told(you: number, ...ranked: [place: number, points: number][]): string {
  return resultWords({ you, result: ranked.map(([place, points], seat) => ({ seat, place, points })) })
}

test('a finished game says how it went for the reader', () => {
  expect(told(0, [1, 8], [2, 5])).toBe('You won · 8 points')
  expect(told(1, [1, 8], [3, 1], [2, 5])).toBe('3rd of 3 · 1 point')
  expect(told(3, [1, 9], [2, 5], [3, 4], [4, -2])).toBe('4th of 4 · −2 points')
  expect(told(0, [1, 9], [1, 9], [3, 4])).toBe('Shared win · 9 points')
  expect(told(0, [1, 31])).toBe('31 points')
  expect(resultWords({ you: 0, result: null })).toBe('')
})
