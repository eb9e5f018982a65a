import { describe, expect, test } from 'vitest'
import { nameOf, roundsOf, statusText, type Entrant, type Night, type NightTable } from './nights'

function entrant(number: number, more: Partial<Entrant> = {}): Entrant {
  const none = { level: null, place: 1, points: 0, wins: 0, opposition: 0, played: 0 }
  return { number, name: `Guest ${number}`, crest: 'owl', state: 'in', ...none, ...more }
}

function table(round: number, board: number, places: number[] | null = null): NightTable {
  return { round, board, code: `${round}${board}`, people: [1, 2], places, status: places ? 'over' : 'playing' }
}

const night = { status: 'playing', round: 2, rounds: 3, people: [], tables: [] } as unknown as Night

describe('match nights', () => {
  test('a bot goes by its level and number', () => {
    expect(nameOf(entrant(4, { name: '', level: 'adept', state: 'bot' }))).toBe('Adept 4, a bot')
    expect(nameOf(entrant(1))).toBe('Guest 1')
  })

  test('it is said how many tables of the round are still played', () => {
    const tables = [table(1, 1, [1, 2]), table(2, 1), table(2, 2, [1, 2])]
    expect(statusText({ ...night, tables })).toBe('Round 2 of 3: one table is still being played.')
  })

  test('the winners are named, and nobody where nobody has played', () => {
    const people = [entrant(1, { played: 2 }), entrant(2, { played: 2, place: 2 })]
    expect(statusText({ ...night, status: 'over', people })).toBe('The night is over. Winner: Guest 1.')
    expect(statusText({ ...night, status: 'over', people: [entrant(1)] })).toBe('The night is over.')
  })

  test('who waits to be let in is not counted among those who take part', () => {
    const people = [entrant(1), entrant(2, { state: 'asks' })]
    expect(statusText({ ...night, status: 'open', people })).toBe('One person has joined so far.')
  })

  test('rounds are told from the last to the first', () => {
    const rounds = roundsOf([table(1, 1), table(1, 2), table(2, 1)])
    expect(rounds.map(({ round, tables }) => [round, tables.length])).toEqual([
      [2, 1],
      [1, 2],
    ])
  })
})
