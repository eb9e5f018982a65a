import { expect, test } from 'vitest'
import type { Beat } from '../games/contract'
import { lasts, sums } from './beats'

const beat: Beat = { deed: 'a deed', outcome: '', changes: [], decides: false }
const loss = { seat: 2, of: 'lives', by: -1 }
const looked = { words: 'short', pace: 'calm', own: false, goesOn: false } as const

test('a calm move is seen for a second at least, and longer if there is more to read', () => {
  expect(lasts(beat, looked)).toBe(1000)
  expect(lasts(beat, { ...looked, words: 'x'.repeat(60) })).toBeGreaterThan(2500)
})

test('what decides is held a second and a half after it has come', () => {
  expect(lasts({ ...beat, decides: true }, looked)).toBeGreaterThanOrEqual(1500)
  const strip = { verb: '', pieces: [], title: '', note: '' }
  expect(lasts({ ...beat, decides: true, strip }, looked)).toBeGreaterThan(2500)
})

test('quick is less than half of calm, instant is nothing, a step waits', () => {
  expect(lasts(beat, { ...looked, pace: 'quick' })).toBeLessThan(500)
  expect(lasts(beat, { ...looked, pace: 'instant' })).toBe(0)
  expect(lasts(beat, { ...looked, pace: 'step' })).toBe(Infinity)
})

test('nobody waits for an own move that decided nothing', () => {
  expect(lasts(beat, { ...looked, own: true, goesOn: true })).toBe(0)
  expect(lasts(beat, { ...looked, own: true, pace: 'step' })).toBeLessThan(500)
  expect(lasts({ ...beat, changes: [loss] }, { ...looked, own: true })).toBe(1000)
})

test('a move that tells nothing is not looked at', () => {
  expect(lasts({ ...beat, deed: '' }, looked)).toBe(0)
})

test('losses are summed by kind, those of one seat', () => {
  const points = { seat: 2, of: 'points', by: 3 }
  const another = { seat: 1, of: 'lives', by: -4 }
  expect(
    sums(
      [
        { ...beat, changes: [loss, another] },
        { ...beat, changes: [loss, points] },
      ],
      2,
    ),
  ).toEqual([
    { seat: 2, of: 'lives', by: -2 },
    { seat: 2, of: 'points', by: 3 },
  ])
})
