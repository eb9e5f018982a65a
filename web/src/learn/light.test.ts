import { expect, test } from 'vitest'
import { around, placeCard, within, type Box } from './light'

const AREA: Box = { left: 0, top: 52, right: 1440, bottom: 800 }
const PHONE: Box = { left: 0, top: 48, right: 390, bottom: 700 }

function covers({ left, top }: { left: number; top: number }, width: number, height: number, light: Box): boolean {
  return left < light.right && left + width > light.left && top < light.bottom && top + height > light.top
}

test('the light takes the box around all that is lit', () => {
  const boxes = [
    { left: 10, top: 20, right: 30, bottom: 40 },
    { left: 5, top: 30, right: 20, bottom: 90 },
  ]
  expect(around(boxes)).toEqual({ left: 5, top: 20, right: 30, bottom: 90 })
  expect(around([])).toBeNull()
})

test('what lies beyond the table is not lit', () => {
  expect(within({ left: -50, top: 60, right: 40, bottom: 100 }, AREA)?.left).toBe(0)
  expect(within({ left: 1500, top: 60, right: 1600, bottom: 100 }, AREA)).toBeNull()
})

test('the card lies in the right column and points left', () => {
  const light = { left: 20, top: 220, right: 1120, bottom: 790 }
  const placed = placeCard(light, 284, 340, AREA)
  expect(placed.left).toBe(1440 - 284 - 10)
  expect(placed.points).toBe('left')
  expect(covers(placed, 284, 340, light)).toBe(false)
})

test('the card goes out of the way of what is lit in the right column', () => {
  const light = { left: 1130, top: 60, right: 1420, bottom: 790 }
  const placed = placeCard(light, 284, 340, AREA)
  expect(covers(placed, 284, 340, light)).toBe(false)
  expect(placed.points).toBe('right')
})

test('on a phone the card lies above the light, or below it if the light is above', () => {
  const low = { left: 0, top: 300, right: 390, bottom: 700 }
  expect(placeCard(low, 370, 190, PHONE).points).toBe('bottom')
  expect(covers(placeCard(low, 370, 190, PHONE), 370, 190, low)).toBe(false)
  const high = { left: 0, top: 48, right: 390, bottom: 300 }
  expect(placeCard(high, 370, 190, PHONE).points).toBe('top')
})

test('where all is lit the card covers some of it and points at nothing', () => {
  const placed = placeCard(PHONE, 370, 190, PHONE)
  expect(placed.points).toBeNull()
  expect(placed.top + 190).toBeLessThanOrEqual(PHONE.bottom)
})

test('with no light at all it lies at the right', () => {
  expect(placeCard(null, 284, 300, AREA)).toMatchObject({ left: 1146, points: null })
})

test('a card as high as the table goes beside the light all the same', () => {
  const light = { left: 350, top: 44, right: 840, bottom: 300 }
  const placed = placeCard(light, 284, 300, { left: 0, top: 44, right: 844, bottom: 300 })
  expect(covers(placed, 284, 300, light)).toBe(false)
})
