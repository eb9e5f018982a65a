// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { recallProgress, rememberProgress, saidBefore } from './progress'

beforeEach(() => localStorage.clear())

const STEPS = [
  { chapter: 'goal', asks: true, accepts: ['cast 8'] },
  { chapter: 'turn', asks: false, accepts: [] },
  { chapter: 'turn', asks: true, accepts: ['cast 7', 'cast 5'] },
  { chapter: 'turn', asks: true, accepts: ['stop'] },
  { chapter: 'turn', asks: false, accepts: [] },
]

test('what was said counts from the beginning of the chapter on', () => {
  expect(saidBefore(STEPS, { 0: 'cast 8', 2: 'cast 5', 3: 'stop' }, 4)).toEqual(['cast 5', 'stop'])
  expect(saidBefore(STEPS, {}, 1)).toEqual([])
})

test('where a step was skipped, what is right was said', () => {
  expect(saidBefore(STEPS, { 3: 'stop' }, 4)).toEqual(['cast 7', 'stop'])
})

test('each game has a lesson of its own to come back to', () => {
  rememberProgress('abracada', { step: 3, of: 9, said: { 2: 'cast 7' }, done: false })
  expect(recallProgress('abracada').step).toBe(3)
  expect(recallProgress('archmage')).toEqual({ step: 0, of: 0, said: {}, done: false })
})

test('whatever else is kept there does no harm', () => {
  localStorage.setItem('conclave-lessons', 'null')
  expect(recallProgress('abracada').step).toBe(0)
  localStorage.setItem('conclave-lessons', '{')
  expect(recallProgress('abracada').done).toBe(false)
})
