import { expect, test } from 'vitest'
import { othersOf } from './seating'

test('the others sit from the left neighbour round to the right one', () => {
  expect(othersOf({ seats: ['a', 'b', 'c', 'd'] }, 2)).toEqual([3, 0, 1])
})

test('a watcher sees everybody', () => {
  expect(othersOf({ seats: ['a', 'b', 'c'] }, null)).toEqual([0, 1, 2])
})
