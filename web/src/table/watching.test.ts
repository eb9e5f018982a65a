import { expect, test } from 'vitest'
import { whoWatches } from './watching'

test('whoever looks on is named, and the nameless are counted', () => {
  expect(whoWatches({ watchers: 0, watching: [] })).toBe('')
  expect(whoWatches({ watchers: 1, watching: ['Ines'] })).toBe('Ines is watching')
  expect(whoWatches({ watchers: 3, watching: ['Ines', 'Rowan'] })).toBe('Ines, Rowan and one more guest are watching')
  expect(whoWatches({ watchers: 2 })).toBe('2 guests are watching')
})
