import { expect, test } from 'vitest'
import { SPELLS } from '../words/signs'
import { cardFor, cards } from './cards'

test('every spell has a card, and so have the pieces', () => {
  const ids = cards().map(({ id }) => id)
  expect(ids).toEqual(['seal', 'die', 'scroll', ...SPELLS])
  expect(new Set(ids).size).toBe(ids.length)
})

test('spells stand with their circle', () => {
  const group = (id: string) => cards().find((card) => card.id === id)?.group
  expect(group('synergy')).toBe('five_seals-circle-1')
  expect(group('swap')).toBe('five_seals-circle-2')
  expect(group('speed')).toBe('five_seals-circle-4')
})

test('what lies on the table leads to its card', () => {
  expect(cardFor('change.air', 'a1')).toBe('change')
  expect(cardFor('binding', null)).toBe('binding')
  expect(cardFor('familiar', 'a1')).toBe('binding')
  expect(cardFor('fire.4', 'a1b')).toBe('seal')
  expect(cardFor('fire.4', null)).toBe('die')
  expect(cardFor('mage', 's1')).toBeUndefined()
})
