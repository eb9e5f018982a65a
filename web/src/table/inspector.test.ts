// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Inspector } from './inspector.svelte'

type Thing = { word: string }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function over(pointerType = 'mouse'): PointerEvent & { currentTarget: Element } {
  const element = document.body.appendChild(document.createElement('button'))
  return { pointerType, currentTarget: element } as unknown as PointerEvent & { currentTarget: Element }
}

test('a pointer that rests on a thing reads it, one that passes over does not', () => {
  const inspector = new Inspector<Thing>()
  const passed = over()
  inspector.hover({ word: 'seal' }, passed)
  inspector.leave(passed)
  vi.advanceTimersByTime(1000)
  expect(inspector.reading).toBeNull()
  inspector.hover({ word: 'scroll' }, over())
  vi.advanceTimersByTime(1000)
  expect(inspector.reads({ word: 'scroll' })).toBe(true)
  expect(inspector.reads({ word: 'seal' })).toBe(false)
})

test('what has gone from the table meanwhile is not read', () => {
  const inspector = new Inspector<Thing>()
  const event = over()
  inspector.hover({ word: 'seal' }, event)
  event.currentTarget.remove()
  vi.advanceTimersByTime(1000)
  expect(inspector.reading).toBeNull()
})

test('a finger does not hover', () => {
  const inspector = new Inspector<Thing>()
  inspector.hover({ word: 'seal' }, over('touch'))
  vi.advanceTimersByTime(1000)
  expect(inspector.reading).toBeNull()
})

test('what was asked for by touch stays when the focus goes on', () => {
  const inspector = new Inspector<Thing>()
  inspector.read({ word: 'seal' }, over().currentTarget)
  inspector.blur()
  expect(inspector.reading).toBeNull()
  inspector.read({ word: 'seal' }, over().currentTarget, true)
  inspector.blur()
  expect(inspector.reading?.word).toBe('seal')
  inspector.put()
  expect(inspector.reading).toBeNull()
})
