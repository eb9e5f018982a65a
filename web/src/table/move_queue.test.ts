// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MoveQueue } from './move_queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function walk(pause: number) {
  const shown: string[] = []
  let waiting = 0
  const queue = new MoveQueue<string>(
    async (item, look) => {
      shown.push(item)
      await look(pause)
    },
    (count) => (waiting = count),
  )
  return { shown, queue, waiting: () => waiting }
}

test('moves are seen one after the other', async () => {
  const { shown, queue, waiting } = walk(500)
  for (const move of ['a', 'b', 'c']) queue.add(move)
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(500)
  expect(shown).toEqual(['a', 'b'])
  expect(waiting()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toEqual(['a', 'b', 'c'])
  expect(waiting()).toBe(0)
})

test('a pause without end lasts until somebody goes on', async () => {
  const { shown, queue } = walk(Infinity)
  queue.add('a')
  queue.add('b')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(shown).toEqual(['a'])
  queue.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['a', 'b'])
})

test('when too many wait, the first ones snap', async () => {
  const { shown, queue } = walk(500)
  for (let move = 0; move < 80; move++) queue.add(String(move))
  await vi.advanceTimersByTimeAsync(510)
  expect(shown.length).toBeGreaterThan(2)
  expect(shown.length).toBeLessThan(80)
})

test('a held queue waits until it is released', async () => {
  const { shown, queue, waiting } = walk(0)
  queue.hold()
  queue.add('a')
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual([])
  expect(waiting()).toBe(1)
  queue.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['a'])
  expect(waiting()).toBe(0)
})

test('somebody in a hurry sees the next one at once', async () => {
  const { shown, queue } = walk(800)
  queue.add('a')
  queue.add('b')
  await vi.advanceTimersByTimeAsync(100)
  queue.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['a', 'b'])
})

test('what waits is forgotten when the position comes by another way', async () => {
  const { shown, queue } = walk(500)
  for (const move of ['a', 'b', 'c']) queue.add(move)
  await vi.advanceTimersByTimeAsync(0)
  queue.clear()
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual(['a'])
})
