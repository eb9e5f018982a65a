import { expect, test } from 'vitest'
import type { WayView } from '../view'
import { journeyAlong, nextStep } from './journey'

const way: WayView = { hex: 'b3', cost: 3, left: 1, path: ['d2', 'c3', 'b3'], stop: null, gives: 'explore' }
const left: Record<string, number> = { d2: 3, c3: 2, b3: 1 }
const start = { at: 'd1', left: 4, legal: ['travel d2', 'travel e1', 'end'] }

test('a way is said hex by hex', () => {
  const first = nextStep(
    journeyAlong(way, start, (hex) => left[hex]),
    start,
  )
  expect(first?.sentence).toBe('travel d2')
  const second = first && nextStep(first.then, { at: 'd2', left: 3, legal: ['travel c3'] })
  expect(second?.sentence).toBe('travel c3')
})

test('it ends when something else came of a step than was foreseen', () => {
  const first = nextStep(
    journeyAlong(way, start, (hex) => left[hex]),
    start,
  )
  if (!first) throw new Error('the first step was foreseen')
  expect(nextStep(first.then, { at: 'd2', left: 2, legal: ['travel c3'] })).toBeNull()
  expect(nextStep(first.then, { at: 'd1', left: 3, legal: ['travel c3'] })).toBeNull()
  expect(nextStep(first.then, { at: 'd2', left: 3, legal: ['end'] })).toBeNull()
})

test('it goes no farther than where something happens', () => {
  const stopped = journeyAlong({ ...way, stop: ['c3', 'chasm'] }, start, (hex) => left[hex])
  expect(stopped.ahead.map(({ hex }) => hex)).toEqual(['d2', 'c3'])
})
