// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { GameInfo } from './api'
import { quickOptions, recallQuickGame, rememberQuickGame, seatChoices } from './quick_game'

const rounds = { name: 'rounds', choices: [12, 8, 4], default: 12, seats: 0, main: true }
const pairs = { name: 'pairs', choices: [false, true], default: false, seats: 4, main: false }
const tricks: GameInfo = {
  slug: 'tricks',
  version: 1,
  seats: [1, 5],
  minutes: [10, 20],
  options: [pairs, rounds],
  levels: ['novice', 'adept', 'master'],
  bots: [{ name: 'greedy', label: 'Greedy' }],
}

beforeEach(() => localStorage.clear())

test('who has never chosen plays the usual game', () => {
  expect(recallQuickGame(tricks)).toEqual({ level: 'adept', seats: 4, main: 12, practice: false })
  expect(recallQuickGame({ ...tricks, seats: [2, 3] }).seats).toBe(3)
})

test('the choices made last are there again, for that game alone', () => {
  rememberQuickGame('tricks', { level: 'master', seats: 2, main: 4, practice: true })
  expect(recallQuickGame(tricks)).toEqual({ level: 'master', seats: 2, main: 4, practice: true })
  expect(recallQuickGame({ ...tricks, slug: 'other' }).level).toBe('adept')
  rememberQuickGame('tricks', { level: 'greedy', seats: 2, main: 4, practice: true })
  expect(recallQuickGame(tricks).level).toBe('greedy')
  expect(recallQuickGame({ ...tricks, bots: [] }).level).toBe('adept')
  expect(quickOptions(tricks, recallQuickGame(tricks))).toEqual({ rounds: 4 })
})

test('what is no longer offered, or can’t be read, is forgotten', () => {
  rememberQuickGame('tricks', { level: 'sage', seats: 9, main: 7, practice: false })
  expect(recallQuickGame(tricks)).toEqual({ level: 'adept', seats: 4, main: 12, practice: false })
  localStorage.setItem('conclave-quick-games', 'null')
  expect(recallQuickGame(tricks).level).toBe('adept')
})

test('an option with a single choice is none, and one seat is no table of bots', () => {
  const plain = { ...tricks, options: [{ ...rounds, choices: [12] }] }
  expect(recallQuickGame(plain).main).toBeNull()
  expect(quickOptions(plain, recallQuickGame(plain))).toEqual({})
  expect(seatChoices(tricks)).toEqual([2, 3, 4, 5])
})
