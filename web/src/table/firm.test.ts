// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOLD, pressing } from './firm'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function button(firm: boolean) {
  const press = vi.fn()
  return { press, on: pressing({ firm: () => firm, held: () => {}, press }) }
}

const byKey = new MouseEvent('click', { detail: 0 })
const byPointer = new MouseEvent('click', { detail: 1 })
const down = { button: 0 } as PointerEvent

test('a click is enough for most', () => {
  const { press, on } = button(false)
  on.onclick(byPointer)
  expect(press).toHaveBeenCalledTimes(1)
})

test('what is firm is held', () => {
  const { press, on } = button(true)
  on.onpointerdown(down)
  vi.advanceTimersByTime(HOLD - 1)
  on.onpointerup()
  on.onclick(byPointer)
  expect(press).not.toHaveBeenCalled()
  on.onpointerdown(down)
  vi.advanceTimersByTime(HOLD)
  expect(press).toHaveBeenCalledTimes(1)
})

test('by keyboard it is pressed twice', () => {
  const { press, on } = button(true)
  on.onclick(byKey)
  expect(press).not.toHaveBeenCalled()
  on.onclick(byKey)
  expect(press).toHaveBeenCalledTimes(1)
})

test('a first press is forgotten when the keyboard goes elsewhere', () => {
  const { press, on } = button(true)
  on.onclick(byKey)
  on.onblur()
  on.onclick(byKey)
  expect(press).not.toHaveBeenCalled()
})
