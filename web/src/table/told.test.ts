import { beforeAll, expect, test } from 'vitest'
import { learn } from '../texts'
import { seatsNamed } from './seat_words'
import { listed, messageParams, tellEvents, type Names } from './told'

beforeAll(() => learn('abracada'))

const names: Names = { you: 0, nameOf: (seat) => ['Nox', 'Ines', 'Rowan', 'Basil'][seat] ?? '' }

test('one seat is told by its name, your own as “you”', () => {
  expect(tellEvents([{ id: 'abracada-lose', seat: 1, lives: 2 }], names)).toBe('Ines loses 2 lives.')
  expect(tellEvents([{ id: 'abracada-lose', seat: 0, lives: 1 }], names)).toBe('You lose a life.')
})

test('what happens to several alike is told once, you first', () => {
  const events = [1, 3, 0].map((seat) => ({ id: 'abracada-lose', seat, lives: 1 }))
  expect(tellEvents(events, names)).toBe('You, Ines and Basil lose a life each.')
})

test('what happens to several differently is told apart', () => {
  const events = [
    { id: 'abracada-lose', seat: 1, lives: 1 },
    { id: 'abracada-lose', seat: 2, lives: 3 },
  ]
  expect(tellEvents(events, names)).toBe('Ines loses a life. Rowan loses 3 lives.')
})

test('a round that nobody won is told so', () => {
  const over = { id: 'abracada-round-over', ending: 'fell', winner: -1, actor: 2, round: 3, gains: [1, 1, 0, 1] }
  expect(tellEvents([over], names)).toBe('Nobody wins round 3.')
})

test('names are listed as people list them', () => {
  expect(listed(['Ines'])).toBe('Ines')
  expect(listed(['Ines', 'Rowan', 'Basil'])).toBe('Ines, Rowan and Basil')
})

test('a seat in a sentence is read by the name of who sits there', () => {
  expect(seatsNamed('take cat air.4 for fire.4', names.nameOf)).toBe('take Ines air.4 for fire.4')
  expect(seatsNamed('power seat.3', names.nameOf)).toBe('power Basil')
  expect(messageParams({ victim: 'owl', sphere: 'time' }, names)).toEqual({ victim: 'Rowan', sphere: 'time' })
})

test('a place is named in capitals, and nothing else is', () => {
  expect(messageParams({ spot: 'b1q', other: 'a10', hex: 'k11', to: 'c2' }, names)).toEqual({
    spot: 'B1Q',
    other: 'A10',
    hex: 'K11',
    to: 'C2',
  })
  expect(messageParams({ spot: 'off', word: 'b1q' }, names)).toEqual({ spot: 'off', word: 'b1q' })
})
