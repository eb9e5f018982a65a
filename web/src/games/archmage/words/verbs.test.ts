import { expect, test } from 'vitest'
import { rankOf, verbOffers } from './verbs'

test('verbs stand in their order, whatever the order of what may be said', () => {
  const legal = ['travel d2', 'ward', 'initiate time', 'initiate blood', 'promote gate from time', 'cast gate', 'end']
  const found = verbOffers(legal, () => false)
  expect(found.map(({ verb }) => verb)).toEqual(['initiate', 'ward', 'promote', 'end'])
  expect(found[0]?.offer?.line).toEqual(['initiate'])
})

test('what is barred keeps its place without an offer', () => {
  const found = verbOffers(['build', 'end'], (verb) => verb === 'deploy')
  expect(found.map(({ verb, offer }) => [verb, offer !== undefined])).toEqual([
    ['deploy', false],
    ['build', true],
    ['end', true],
  ])
})

test('the main verbs come first in the bar and the end of the turn last', () => {
  const words = ['travel', 'explore', 'cast', 'deploy', 'end'].sort((one, other) => rankOf(one) - rankOf(other))
  expect(words).toEqual(['deploy', 'explore', 'travel', 'cast', 'end'])
})
