import { expect, test } from 'vitest'
import type { RuleCard } from '../games/contract'
import { byGroup, cardsAbout, chaptersAbout } from './chapters'

const card = (id: string, group: string, name: string, words: string) =>
  ({ id, group, name, words: [words] }) as unknown as RuleCard

const CARDS = [
  card('5', 'spell', 'Lightning Tempest', 'Both neighbours lose a life, unlike a Fireball.'),
  card('7', 'spell', 'Fireball', 'Your right neighbour loses a life.'),
  card('die', 'piece', 'Die', 'Its faces are 1, 1, 2, 2, 3 and 3.'),
]

test('what is called so comes before what only speaks of it', () => {
  expect(cardsAbout(CARDS, 'fireball').map(({ id }) => id)).toEqual(['7', '5'])
})

test('all words have to be there, in any order', () => {
  expect(cardsAbout(CARDS, 'life right').map(({ id }) => id)).toEqual(['7'])
  expect(cardsAbout(CARDS, 'dragon')).toEqual([])
})

test('cards stand by their kind, in the order they come in', () => {
  expect(byGroup(CARDS).map(({ group, cards }) => [group, cards.length])).toEqual([
    ['spell', 2],
    ['piece', 1],
  ])
})

test('chapters are found by their words', () => {
  const chapters = [
    { id: 'a', title: 'The idea', html: '', words: 'the idea you are a wizard' },
    { id: 'b', title: 'A turn', html: '', words: 'a turn name a spell' },
  ]
  expect(chaptersAbout(chapters, 'Spell').map(({ id }) => id)).toEqual(['b'])
})
