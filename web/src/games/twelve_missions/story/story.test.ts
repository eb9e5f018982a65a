import { expect, test } from 'vitest'
import type { Move, Plain } from '../../../table/protocol'
import { ofScrolls, storyOf, takingCard } from './story'

const VALUES = [3, 4, 5, 6, 7, 8, 9, 10]

function move(...events: [string, Record<string, Plain>][]): Move {
  const told = events.map(([id, params]) => ({ id: `twelve_missions-${id}`, ...params }))
  return { number: 0, seat: 0, sentence: 'said', events: told }
}

const card = (seat: number, colour: string, rank: string): [string, Record<string, Plain>] => [
  'play',
  { seat, card: `${colour}.${rank}`, colour, rank, power: false },
]

test('a trick is told with what was spent on its cards', () => {
  const [round] = storyOf(
    [
      move(['round', { round: 2, mission: 6, colour: 'blue', seat: 0 }]),
      move(card(0, 'yellow', 'oracle')),
      move(['power', { seat: 0, rank: 'oracle' }], ['oracle', { seat: 0, colour: 'red' }]),
      move(card(1, 'blue', 'knight')),
      move(['cubes', { seat: 1, cubes: 2, value: 10 }], ['trick', { seat: 1, trick: 1 }]),
    ],
    VALUES,
  ).slice(1)
  const trick = round?.tricks[0]
  expect(trick?.dominant).toBe('blue')
  expect(trick?.played[0]).toMatchObject({ value: 9, suit: 'red', power: 'oracle' })
  expect(trick && takingCard(trick)).toMatchObject({ card: 'blue.knight', value: 10 })
})

test('a round is told with what its mission and what scrolls gave', () => {
  const rounds = storyOf(
    [
      move(['activate', { seat: 1, scroll: 12, effect: 12 }]),
      move(
        ['round-over', { round: 1, mission: 3, gains: [2, 5], of_mission: [2, 3] }],
        ['round', { round: 2, mission: 6, colour: 'blue', seat: 0 }],
      ),
    ],
    VALUES,
  )
  expect(rounds).toHaveLength(2)
  expect(rounds[0]).toMatchObject({ round: 1, mission: 3, scroll: { effect: 12, seat: 1 } })
  expect(rounds.map(ofScrolls)).toEqual([[0, 2], []])
})

test('a stolen trick keeps its taker', () => {
  const [round] = storyOf([move(['trick', { seat: 1, trick: 1 }]), move(['steal', { seat: 0 }])], VALUES)
  expect(round?.tricks[0]).toMatchObject({ taker: 1, stolenBy: 0 })
})
