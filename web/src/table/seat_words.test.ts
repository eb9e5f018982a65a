import { expect, test } from 'vitest'
import { alike, isSeat, seatIn, seatsNamed, seatWord } from './seat_words'

test('a seat goes by its word, and by its number in older records', () => {
  expect([seatIn('raven'), seatIn('fox'), seatIn('seat.1')]).toEqual([0, 5, 1])
  expect([seatWord(0), seatWord(5)]).toEqual(['raven', 'fox'])
  expect(alike('seat.1', 'cat')).toBe(true)
  expect(alike('seat.1', 'owl')).toBe(false)
})

test('other words are no seats', () => {
  expect(['play', 'seat', 'scroll.1', 'c2'].filter(isSeat)).toEqual([])
  expect(alike('play', 'pass')).toBe(false)
})

test('a sentence tells seats by their names', () => {
  expect(seatsNamed('give up owl', (seat) => `Seat ${seat + 1}`)).toBe('give up Seat 3')
})
