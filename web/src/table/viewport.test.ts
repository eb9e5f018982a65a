import { expect, test } from 'vitest'
import { Viewport } from './viewport.svelte'

function overTheMap(): Viewport {
  const viewport = new Viewport()
  viewport.bounds = { left: 0, top: 0, right: 400, bottom: 200 }
  viewport.width = 200
  viewport.height = 200
  viewport.fit()
  return viewport
}

test('at first all of it is in view, in the middle', () => {
  expect(overTheMap().box).toBe('0 -100 400 400')
})

test('going nearer keeps what is under the pointer where it is', () => {
  const viewport = overTheMap()
  viewport.approach(2, 50, 100)
  expect(viewport.left + 50 * viewport.scale).toBe(100)
  expect(viewport.near).toBe(true)
})

test('nobody can look past the edge', () => {
  const viewport = overTheMap()
  viewport.lookAt({ x: 390, y: 100 }, 2)
  expect(viewport.left + viewport.width * viewport.scale).toBe(400)
  expect(viewport.shows({ x: 300, y: 100 })).toBe(true)
  expect(viewport.shows({ x: 20, y: 100 })).toBe(false)
})

test('it is known how near one has to be for a piece to be large enough, wherever one looks from', () => {
  const viewport = overTheMap()
  expect(viewport.nearFor(1)).toBe(2)
  viewport.approach(1.5)
  expect(viewport.nearFor(1)).toBe(2)
})
