import { expect, test } from 'vitest'
import type { GameInfo } from './api'
import { games } from './games.svelte'
import { levelHelp, levelName, levelsOf } from './levels'

const info: GameInfo = {
  ...{ slug: 'tricks', version: 1, seats: [2, 4], minutes: [20, 40], options: [] },
  levels: ['novice', 'adept'],
  bots: [{ name: 'greedy', label: 'Greedy <1>' }],
}

test('bots from outside come after the house’s own, under their label', () => {
  games.list = [info]
  expect(levelsOf(info)).toEqual(['novice', 'adept', 'greedy'])
  expect(levelsOf(info).map(levelName)).toEqual(['Novice', 'Adept', 'Greedy <1>'])
  expect(levelHelp('greedy')).not.toBe(levelHelp('adept'))
})

test('one that is gone keeps its name, and nothing breaks', () => {
  games.list = []
  expect(levelName('greedy')).toBe('greedy')
  expect(levelsOf(undefined)).toEqual([])
})
