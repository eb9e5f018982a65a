// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Beat } from '../games/contract'
import { MovesShown, type Moved } from './moves_shown.svelte'
import type { Position } from './protocol'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function position(version: number, over = false): Position {
  const asks = { id: '', params: {} }
  return { version, actor: 0, over, view: null, asks, legal: [], undo: false, standings: [] }
}

function moved(number: number, seat = 1): Moved {
  return { move: { number, seat, sentence: `move ${number}`, events: [] }, position: position(number) }
}

const told: Beat = { deed: 'a deed', outcome: '', changes: [], decides: false }

function watched({ ends = -1, mine = false, beat = told } = {}): MovesShown {
  return new MovesShown({
    root: () => null,
    you: () => 0,
    myTurn: () => mine,
    changing: () => {},
    seen: (step) => ({ ...beat, ...step }),
    shown: () => {},
    after: ({ number }) => number === ends,
    lasts: () => 500,
    asideLasts: () => 300,
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

test('a move with the next deal after it is shown over the position before it', async () => {
  const shown = watched({ beat: { ...told, over: 'before' } })
  shown.jump(position(4))
  shown.add(moved(5))
  await vi.advanceTimersByTimeAsync(400)
  expect(shown.beat?.move.number).toBe(5)
  expect(shown.position?.version).toBe(4)
  await vi.advanceTimersByTimeAsync(200)
  expect(shown.beat).toBeNull()
  expect(shown.position?.version).toBe(5)
})

test('what follows a move by itself is shown after it, one by one', async () => {
  const sign = { path: '', letter: '', colour: '', ink: '' }
  const aside = { sign, name: 'The Warlord', deed: 'marches', outcome: '', changes: [], decides: false }
  const shown = watched({ beat: { ...told, then: [aside, aside] } })
  shown.add(moved(1))
  await vi.advanceTimersByTimeAsync(450)
  expect(shown.part).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(shown.part).toBe(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(shown.part).toBe(2)
  await vi.advanceTimersByTimeAsync(300)
  expect(shown.beat).toBeNull()
})

test('what the others did since your last decision is kept until the next', async () => {
  const shown = watched()
  for (const [number, seat] of [
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 2],
  ] as const)
    shown.add(moved(number, seat))
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown.since.map(({ move }) => move.number)).toEqual([3, 4])
})
