import { beforeEach, expect, test } from 'vitest'
import { beside } from './beside'

beforeEach(() => {
  Object.assign(globalThis, { innerWidth: 1000, innerHeight: 700 })
})

const box = (x: number, y: number, width: number, height: number) =>
  ({ x, y, width, height, right: x + width, bottom: y + height }) as DOMRect

test('a note goes above a piece, below where there is no room, and never past the edge', () => {
  expect(beside(box(500, 400, 40, 40), 300, 100)).toEqual({ left: 370, top: 288 })
  expect(beside(box(500, 60, 40, 40), 300, 100)).toEqual({ left: 370, top: 112 })
  expect(beside(box(980, 400, 10, 10), 300, 100).left).toBe(692)
})

test('beside a line of a list it covers none of the others', () => {
  expect(beside(box(700, 300, 250, 50), 300, 100)).toEqual({ left: 388, top: 275 })
})

test('on a low screen it goes beside the piece and leaves the sentence bar in view', () => {
  Object.assign(globalThis, { innerWidth: 844, innerHeight: 390 })
  expect(beside(box(400, 150, 40, 40), 290, 150)).toEqual({ left: 98, top: 95 })
  expect(beside(box(100, 280, 40, 40), 290, 250)).toEqual({ left: 152, top: 74 })
})
