import { expect, test } from 'vitest'
import { askingWhy, carriedBy, carriedWords, deeds, nextOwner, paysFor, placesOf, spelledOut } from './saying'

test('a seal carries its word before “break” is said', () => {
  const legal = ['break h4a fire.3', 'break h4a fire.2', 'cast binding', 'cast renewal.fire fire.2']
  const carried = carriedWords(legal, [])
  expect(carriedBy(carried, 'h4a')?.line).toEqual(['break', 'h4a'])
  expect(carriedBy(carried, 'renewal.fire')?.line).toEqual(['cast', 'renewal.fire'])
  expect(carriedBy(carried, 'fire.2')).toBeUndefined()
})

test('after a scroll its dice are lit, one word at a time', () => {
  const legal = ['cast change.air air.2 to fire', 'cast change.air air.2 air.3 to fire', 'break h4a air.2']
  const carried = carriedWords(legal, ['cast', 'change.air'])
  expect(carriedBy(carried, 'air.2')?.line).toEqual(['cast', 'change.air', 'air.2'])
  expect(carriedBy(carried, 'fire')).toBeUndefined()
  const then = carriedWords(legal, ['cast', 'change.air', 'air.2'])
  expect(carriedBy(then, 'fire')?.line).toEqual(['cast', 'change.air', 'air.2', 'to', 'fire'])
})

test('dice of a spell are picked in any order', () => {
  const dice = ['fire.1', 'fire.1 fire.3', 'fire.1 fire.3 fire.5', 'fire.1 fire.5', 'fire.3', 'fire.3 fire.5', 'fire.5']
  const legal = dice.flatMap((some) => ['water', 'air'].map((colour) => `cast change.fire ${some} to ${colour}`))
  const then = carriedWords(legal, ['cast', 'change.fire', 'fire.5'])
  expect(carriedBy(then, 'fire.1')?.line).toEqual(['cast', 'change.fire', 'fire.5', 'fire.1'])
  expect(carriedBy(then, 'water')?.line.at(-1)).toBe('water')
  expect(carriedBy(then, 'fire.5')).toBeUndefined()
})

test('dice that are asked after their scroll are lit at once', () => {
  const carried = carriedWords(['choose fire.1', 'choose fire.1 fire.3', 'choose fire.3'], [])
  expect(carriedBy(carried, 'fire.1')?.line).toEqual(['choose', 'fire.1'])
  expect(carriedBy(carried, 'fire.3')?.line).toEqual(['choose', 'fire.3'])
})

test('the dice of a break are picked in any order', () => {
  const legal = ['break h4a fire.1 fire.2', 'break h4a fire.3', 'cast binding']
  const carried = carriedWords(legal, ['break', 'h4a'])
  expect(carriedBy(carried, 'fire.2')?.line).toEqual(['break', 'h4a', 'fire.2'])
  expect(carriedBy(carried, 'fire.1')?.line).toEqual(['break', 'h4a', 'fire.1'])
  expect(carriedBy(carriedWords(legal, ['break', 'h4a', 'fire.2']), 'fire.3')).toBeUndefined()
})

test('a die of another seat is not one’s own of the same colour and value', () => {
  const legal = ['take cat air.4 for fire.4', 'take owl fire.4 for air.4']
  const carried = carriedWords(legal, [])
  expect(carriedBy(carried, 'fire.4', 'owl')?.line).toEqual(['take', 'owl', 'fire.4'])
  expect(carriedBy(carried, 'fire.4')).toBeUndefined()
  expect(carriedBy(carriedWords(legal, ['take', 'cat', 'air.4']), 'fire.4')?.line).toEqual([
    ...['take', 'cat', 'air.4'],
    ...['for', 'fire.4'],
  ])
})

test('whose things are spoken of', () => {
  expect(nextOwner(['lower', 'cat', 'air.2'])).toBe('cat')
  expect(nextOwner(['use', 'cat'])).toBe('cat')
  expect(nextOwner(['use', 'cat', 'renewal.air'])).toBe('')
  expect(nextOwner(['take', 'cat', 'air.2', 'for'])).toBe('')
  expect(nextOwner(['break', 'h4a'])).toBe('')
})

test('the dice that a seal would cost', () => {
  const legal = ['cast binding', 'break h4a fire.1 fire.2', 'break q1 air.5']
  expect(paysFor(legal, [], 'h4a')).toEqual(['fire.1', 'fire.2'])
  expect(placesOf(['fire.2', 'fire.2', 'fire.1'], ['fire.1', 'fire.2'])).toEqual(new Set([0, 2]))
})

test('dice of the supply are picked in any order, each by hand', () => {
  const legal = ['take fire air air', 'take fire air earth', 'take air air earth']
  const carried = carriedWords(legal, ['take', 'earth'])
  expect([...carried.values()].map(({ word }) => word).sort()).toEqual(['air', 'fire'])
  expect(carriedWords(legal, ['take', 'earth', 'earth']).size).toBe(0)
  expect(spelledOut(['take', 'fire'])).toBe(true)
  expect(spelledOut(['take', 'cat'])).toBe(false)
  expect(spelledOut(['break', 'h4a', 'fire.2'])).toBe(false)
})

test('asking why uses the dice of the seal’s colour', () => {
  const dice = ['fire.1', 'fire.2', 'air.6']
  expect(askingWhy('h4a', 'fire', dice)).toBe('break h4a fire.1 fire.2')
  expect(askingWhy('h4a', 'water', dice)).toBe('break h4a fire.1')
  expect(askingWhy('b1', 'mind', dice)).toBe('break b1 air.6')
})

test('what no thing on the table carries is offered as a whole sentence', () => {
  expect(deeds(['break b1q fire.4', 'give up'])).toEqual(['give up'])
  expect(deeds(['raise fire.2', 'raise none', 'guard a1', 'guard off', 'stay', 'leave'])).toEqual([
    'raise none',
    'guard off',
    'stay',
    'leave',
  ])
})
