import { describe, expect, it } from 'vitest'
import type { MissionsSeat } from '../view'
import { lotsOf } from './look_back'

const SEAT = {
  cards: null,
  count: 2,
  up: [],
  down: 0,
  under: null,
  row: 0,
  chosen: 0,
  away: null,
  away_count: 0,
} as unknown as MissionsSeat

describe('what a seat is seen to hold', () => {
  it('is backs where its cards are hidden', () => {
    expect(lotsOf(SEAT)).toEqual([{ id: 'hand', words: [null, null] }])
  })

  it('is every card once where they are open', () => {
    const seat = { ...SEAT, cards: ['red.dwarf', 'blue.oracle'], chosen: ['red.dwarf'], away: ['black.knight'] }
    expect(lotsOf(seat).map(({ id, words }) => [id, words])).toEqual([
      ['hand', ['blue.oracle']],
      ['chosen', ['red.dwarf']],
      ['away', ['black.knight']],
    ])
  })

  it('keeps with an open card what lies under it', () => {
    const seat = { ...SEAT, count: 0, up: ['red.dwarf'], down: ['red.dwarf'] }
    expect(lotsOf(seat)).toEqual([{ id: 'up', words: ['red.dwarf'], under: [null] }])
    expect(lotsOf({ ...seat, under: ['blue.knight'] })[0]?.under).toEqual(['blue.knight'])
  })
})
