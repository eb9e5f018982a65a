import { expect, test } from 'vitest'
import { eyesIn, replayPath } from './eyes'

test('eyes are a seat’s, everybody’s or an onlooker’s', () => {
  expect([eyesIn('2'), eyesIn('open'), eyesIn('watch')]).toEqual([2, 'open', 'watch'])
  expect([eyesIn(null), eyesIn('-1'), eyesIn('me'), eyesIn('12')]).toEqual([null, null, null, null])
})

test('an address leads to a position as somebody saw it', () => {
  expect(replayPath('K7QF3M', 57, 2)).toBe('/t/K7QF3M?move=57&as=2')
  expect(replayPath('K7QF3M', 0, 0)).toBe('/t/K7QF3M?move=0&as=0')
  expect(replayPath('K7QF3M', 0)).toBe('/t/K7QF3M?move=0')
})
