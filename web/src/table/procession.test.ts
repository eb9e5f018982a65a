// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONGEST_MOVE, Procession } from './procession'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function walk(pause: number) {
  const shown: string[] = []
  let waiting = 0
  const procession = new Procession<string>(
    async (item) => {
      shown.push(item)
      return pause
    },
    (count) => (waiting = count),
  )
  return { shown, procession, waiting: () => waiting }
}

test('moves are seen one after the other', async () => {
  const { shown, procession, waiting } = walk(500)
  for (const move of ['a', 'b', 'c']) procession.add(move)
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(500)
  expect(shown).toEqual(['a', 'b'])
  expect(waiting()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toEqual(['a', 'b', 'c'])
  expect(waiting()).toBe(0)
})

test('no move takes longer than the longest', async () => {
  const { shown, procession } = walk(60_000)
  procession.add('a')
  procession.add('b')
  await vi.advanceTimersByTimeAsync(LONGEST_MOVE)
  expect(shown).toEqual(['a', 'b'])
})

test('when too many wait, the first ones snap', async () => {
  const { shown, procession } = walk(500)
  for (let move = 0; move < 30; move++) procession.add(String(move))
  await vi.advanceTimersByTimeAsync(10)
  expect(shown.length).toBeGreaterThan(2)
  expect(shown.length).toBeLessThan(30)
})

test('a held procession waits until it is released', async () => {
  const { shown, procession, waiting } = walk(0)
  procession.hold()
  procession.add('a')
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual([])
  expect(waiting()).toBe(1)
  procession.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['a'])
  expect(waiting()).toBe(0)
})

test('somebody in a hurry sees the next one at once', async () => {
  const { shown, procession } = walk(800)
  procession.add('a')
  procession.add('b')
  await vi.advanceTimersByTimeAsync(100)
  procession.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['a', 'b'])
})

test('what waits is forgotten when the position comes by another way', async () => {
  const { shown, procession } = walk(500)
  for (const move of ['a', 'b', 'c']) procession.add(move)
  await vi.advanceTimersByTimeAsync(0)
  procession.clear()
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual(['a'])
})
