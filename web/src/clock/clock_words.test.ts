import { describe, expect, it } from 'vitest'
import { chosenClock } from './choice'
import { timeOf, timeShown, timeSpoken } from './clock_words'

describe('time in words', () => {
  it('is short at a seat', () => {
    expect([0, 0.2, 59, 60, 581, 3723, 86400 + 4 * 3600].map(timeShown)).toEqual([
      '0:00',
      '0:01',
      '0:59',
      '1:00',
      '9:41',
      '1:02:03',
      '1 d 4 h',
    ])
  })

  it('is spoken in whole words', () => {
    expect([1, 30, 60, 61, 3660, 90000].map((seconds) => timeSpoken(seconds).trim())).toEqual([
      '1 second',
      '30 seconds',
      '1 minute',
      '1 minute 1 second',
      '1 hour 1 minute',
      '1 day 1 hour',
    ])
  })

  it('says what a table was given', () => {
    expect(timeOf(null)).toBe('no clock')
    expect(timeOf(chosenClock('live 10 15', 'adept', 0, 0))).toBe('live, 10 min + 15 s')
    expect(timeOf(chosenClock('own', 'adept', 1.5, 3))).toBe('live, 90 s + 3 s')
    expect(timeOf(chosenClock('letters 172800', 'adept', 0, 0))).toBe('2 days a move')
    expect(timeOf(chosenClock('letters 43200', 'adept', 0, 0))).toBe('12 hours a move')
    expect(chosenClock('none', 'adept', 5, 5)).toBeNull()
  })
})
