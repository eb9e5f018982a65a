import { expect, test } from 'vitest'
import { Spyglass } from './spyglass.svelte'

function overTheMap(): Spyglass {
  const glass = new Spyglass()
  glass.bounds = { left: 0, top: 0, right: 400, bottom: 200 }
  glass.width = 200
  glass.height = 200
  glass.fit()
  return glass
}

test('at first all of it is in view, in the middle', () => {
  expect(overTheMap().box).toBe('0 -100 400 400')
})

test('going nearer keeps what is under the pointer where it is', () => {
  const glass = overTheMap()
  glass.approach(2, 50, 100)
  expect(glass.left + 50 * glass.scale).toBe(100)
  expect(glass.near).toBe(true)
})

test('nobody can look past the edge', () => {
  const glass = overTheMap()
  glass.lookAt({ x: 390, y: 100 }, 2)
  expect(glass.left + glass.width * glass.scale).toBe(400)
  expect(glass.shows({ x: 300, y: 100 })).toBe(true)
  expect(glass.shows({ x: 20, y: 100 })).toBe(false)
})

test('it is known how near one has to be for a piece to be large enough, wherever one looks from', () => {
  const glass = overTheMap()
  expect(glass.nearFor(1)).toBe(2)
  glass.approach(1.5)
  expect(glass.nearFor(1)).toBe(2)
})
