import { expect, test } from 'vitest'
import { groundOf } from './spots'

const corners = (ground: string) => ground.split(' ').map((corner) => corner.split(',').map(Number) as [number, number])
const widest = (ground: string) => Math.max(...corners(ground).map(([x, y]) => Math.hypot(x, y)))

test('a thing by itself is meant within a fingertip of it', () => {
  expect(
    widest(
      groundOf({ x: 10, y: 20 }, [
        { x: 10, y: 20 },
        { x: 300, y: 20 },
      ]),
    ),
  ).toBeCloseTo(40, 0)
})

test('between neighbours the nearer one is meant', () => {
  const right = corners(groundOf({ x: 0, y: 0 }, [{ x: 40, y: 0 }]))
  expect(Math.max(...right.map(([x]) => x))).toBeCloseTo(20)
  expect(Math.min(...right.map(([x]) => x))).toBeCloseTo(-40, 0)
})
