import { expect, test } from 'vitest'
import { whoWatches } from './watching'

test('whoever looks on is named, and the nameless are counted', () => {
  expect(whoWatches({ watchers: 0, watching: [] })).toBe('')
  expect(whoWatches({ watchers: 1, watching: ['Ines'] })).toBe('Watching: Ines')
  expect(whoWatches({ watchers: 3, watching: ['Ines', 'Rowan'] })).toBe('Watching: Ines, Rowan and 1 other')
  expect(whoWatches({ watchers: 2 })).toBe('Watching: 2 people')
})
