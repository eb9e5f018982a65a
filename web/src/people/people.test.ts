import { expect, test } from 'vitest'
import type { Seat, TableInfo } from '../table/protocol'
import { ANY, fits } from './table_filter'
import { termsWords } from './terms'

test('by which time a table plays is told in words', () => {
  expect(termsWords({ clock: null })).toBe('no clock')
  expect(termsWords({ clock: { kind: 'correspondence', seconds: 172_800, late: 'adept' }, rated: true })).toBe(
    '2 days a move, rated',
  )
})

test('tables are found by game, clock, free seats and rating', () => {
  const seat = (kind: Seat['kind']) => ({ kind }) as Seat
  const table = { game: 'abracada', clock: null, rated: false, seats: [seat('person'), seat('open')] } as TableInfo
  expect(fits(table, ANY)).toBe(true)
  expect(fits(table, { ...ANY, game: 'archmage' })).toBe(false)
  expect(fits(table, { ...ANY, clock: 'live' })).toBe(false)
  expect(fits(table, { ...ANY, clock: 'none' })).toBe(true)
  expect(fits(table, { ...ANY, free: 2 })).toBe(false)
  expect(fits(table, { ...ANY, rated: 'yes' })).toBe(false)
  expect(fits(table, { ...ANY, rated: 'no' })).toBe(true)
})
