import { expect, test } from 'vitest'
import type { SealsView } from '../view'
import { wayTo } from './rooms'
import { spotsOf } from './spots'

function view(seals: Record<string, string>, floor: string[], cat = 's2'): SealsView {
  const seat = { familiar: null, done: false, dice: [], cup: [], ready: [], spent: [], points: 1, synergy: 0 }
  return {
    round: 1,
    circle: 1,
    first: 0,
    turn: 0,
    phase: 'turn',
    casting: null,
    chosen: null,
    sixes: 6,
    fewest_sixes: 4,
    quiet: 0,
    supply: {},
    seals,
    scrolls: {},
    guardians: {},
    absorbed: {},
    seats: [
      { ...seat, word: 'raven', mage: 's1', floor },
      { ...seat, word: 'cat', mage: cat, floor },
    ],
    plan: {
      name: 'round',
      wedges: 1,
      areas: [],
      spots: [
        ['s1', 0, 0, 0, 'h'],
        ['s2', 0, 0, 0.1, 'h'],
        ['h1a', 2, 0, 0.3, 'h', 'a1'],
        ['a1b', 3, 0, 0.6, 'a1', 'b1'],
        ['b1', 4, 0, 0.7, 'b1'],
      ],
    },
  }
}

const words = (shown: SealsView, goal: string) => wayTo(shown, spotsOf(shown), 0, goal)?.map(({ word }) => word)

test('a way leads through open doorways', () => {
  expect(words(view({}, ['h', 'a1', 'b1']), 'b1')).toEqual(['s1', 'h1a', 'a1b', 'b1'])
})

test('a seal in the way ends it, and a seal itself can be walked up to', () => {
  const shown = view({ a1b: 'fire.3' }, ['h', 'a1'])
  expect(words(shown, 'a1b')).toEqual(['s1', 'h1a', 'a1b'])
  expect(words(shown, 'b1')).toBeUndefined()
})

test('a figure of another seat closes a doorway', () => {
  expect(words(view({}, ['h'], 'h1a'), 'b1')).toBeUndefined()
})
