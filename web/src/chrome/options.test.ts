import { expect, test } from 'vitest'
import type { GameInfo } from '../server/api'
import { agreed } from './options'

const info: GameInfo = {
  slug: 'tricks',
  version: 1,
  seats: [2, 4],
  minutes: [10, 20],
  options: [
    { name: 'rounds', choices: [12, 8], default: 12, seats: 0, main: true },
    { name: 'pairs', choices: [false, true], default: false, seats: 4, main: false },
    { name: 'board', choices: ['round'], default: 'round', seats: 0, main: false },
  ],
  levels: [],
  bots: [],
}

test('only what could have been agreed on otherwise is told', () => {
  const options = { rounds: 12, pairs: false, board: 'round' }
  const told = (seats: number) => agreed({ game: 'tricks', options, seats: Array(seats) }, info).map(({ name }) => name)
  expect(told(4)).toEqual(['rounds', 'pairs'])
  expect(told(3)).toEqual(['rounds'])
})
