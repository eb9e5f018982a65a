// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MovesShown, type Moved } from './moves_shown.svelte'
import type { Position } from './protocol'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function position(version: number, over = false): Position {
  const asks = { id: '', params: {} }
  return { version, actor: 0, over, view: null, asks, legal: [], undo: false, standings: [] }
}

function moved(number: number): Moved {
  return { move: { number, seat: 0, sentence: `move ${number}`, events: [] }, position: position(number) }
}

function watched({ ends = -1, mine = false } = {}): MovesShown {
  return new MovesShown({
    root: () => null,
    myTurn: () => mine,
    changing: () => {},
    shown: ({ number }) => number === ends,
    lasts: () => 500,
  })
}

const numbers = ({ moves }: MovesShown) => moves.map(({ number }) => number)

test('moves come on show one after the other', async () => {
  const shown = watched()
  for (const number of [1, 2]) shown.add(moved(number))
  await vi.advanceTimersByTimeAsync(400)
  expect(numbers(shown)).toEqual([1])
  expect(shown.waiting).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(numbers(shown)).toEqual([1, 2])
  expect(shown.waiting).toBe(0)
})

test('a move that is on show already is not shown again', async () => {
  const shown = watched()
  shown.jump(position(5))
  shown.add(moved(4))
  await vi.advanceTimersByTimeAsync(1000)
  expect(numbers(shown)).toEqual([])
  expect(shown.position?.version).toBe(5)
})

test('what ends a round is looked at until somebody goes on', async () => {
  const shown = watched({ ends: 1 })
  for (const number of [1, 2]) shown.add(moved(number))
  await vi.advanceTimersByTimeAsync(5000)
  expect(numbers(shown)).toEqual([1])
  shown.release()
  await vi.advanceTimersByTimeAsync(1000)
  expect(numbers(shown)).toEqual([1, 2])
})

test('whoever skips sees all that waits at once, up to the end of the round', async () => {
  const shown = watched({ ends: 3 })
  for (const number of [1, 2, 3, 4]) shown.add(moved(number))
  await vi.advanceTimersByTimeAsync(1)
  shown.skip()
  await vi.advanceTimersByTimeAsync(1)
  expect(numbers(shown)).toEqual([1, 2, 3])
  expect(shown.skipping).toBe(false)
})

test('a move taken back is gone from the list', async () => {
  const shown = watched()
  shown.begin([moved(1).move, moved(2).move])
  await shown.undo(2, position(1))
  expect(numbers(shown)).toEqual([1])
  expect(shown.latest).toBeNull()
})

test('a position that was known already is no news', () => {
  const shown = watched()
  expect(shown.jump(position(5))).toBe(true)
  expect(shown.jump(position(5))).toBe(false)
})
