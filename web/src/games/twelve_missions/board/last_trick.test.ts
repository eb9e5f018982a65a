import { expect, test } from 'vitest'
import { signed } from '../../../table/points'
import type { Round } from '../story/story'
import { isPartner, sidesOf, trickNumber, type MissionsSeat, type MissionsView, type Played } from '../view'
import { onFelt, taken } from './last_trick'

const SEAT: MissionsSeat = {
  cards: null,
  count: 8,
  up: [],
  down: 0,
  under: null,
  row: 0,
  chosen: 0,
  away: null,
  away_count: 0,
  crystals: 0,
  cubes: 0,
  tricks: 0,
  points: 0,
  scrolls: null,
  scroll_count: 0,
  open_scrolls: [],
  have: 0,
  goal: null,
  now: 0,
}

function view(changes: Partial<MissionsView>, seats = 4): MissionsView {
  return {
    round: 1,
    rounds: 12,
    pairs: false,
    dealer: 0,
    phase: 'trick',
    turn: 0,
    queue: [],
    mission: { number: 1, fixed: true, worth: 4, paired: false, asks: null },
    values: [3, 4, 5, 6, 7, 8, 9, 10],
    dominants: [],
    dominant: 'red',
    led: null,
    trick: [],
    taking: null,
    next_leader: null,
    last: [],
    tricks_in_round: 8,
    tricks: [],
    turned: [],
    undealt: 0,
    seats: Array.from({ length: seats }, () => SEAT),
    scroll: null,
    deck: 20,
    used: [],
    drawn: null,
    looked_at: null,
    sheet: [],
    ...changes,
  }
}

const knight: Played = { seat: 2, card: 'blue.knight', value: 11, suit: 'blue', power: 'knight' }

const farmer: Played = { seat: 3, card: 'red.farmer', value: 3, suit: 'red', power: null }
const TRICK = { number: 1, played: [knight, farmer], taker: 3, claimed: false, dominant: 'red', stolenBy: null }
const STORY: Round[] = [{ round: 1, mission: 1, tricks: [TRICK], scroll: null, gains: null, ofMission: null }]

test('a finished trick stays on the felt with what was spent on it', () => {
  const last = [knight, farmer].map(({ seat, card }) => ({ seat, card }))
  const felt = onFelt(view({ last, tricks: [{ seat: 3, cards: [] }] }), STORY)
  expect(felt).toEqual({ played: [knight, farmer], taker: 3, over: true, led: null })
  expect(taken(TRICK)).toMatchObject({ taker: 3, led: 'blue' })
})

test('a card whose story is not known is as it is printed', () => {
  const felt = onFelt(view({ last: [{ seat: 0, card: 'blue.knight' }] }), STORY)
  expect(felt.played[0]?.value).toBe(8)
})

test('the reader sits below, the left neighbour on the left', () => {
  expect([...sidesOf(view({}), 2)]).toEqual([
    [2, 'bottom'],
    [3, 'left'],
    [0, 'top'],
    [1, 'right'],
  ])
  expect([...sidesOf(view({}, 2), null)]).toEqual([
    [0, 'bottom'],
    [1, 'top'],
  ])
  expect([...sidesOf(view({}, 3), 1)]).toEqual([
    [1, 'bottom'],
    [2, 'left'],
    [0, 'right'],
  ])
})

test('partners sit opposite, for the whole game or for a mission', () => {
  const mission = { number: 20, fixed: true, worth: 3, paired: true, asks: null }
  const partners = (of: MissionsView) => [0, 1, 2, 3].filter((seat) => isPartner(of, seat, 1))
  expect(partners(view({}))).toEqual([])
  expect(partners(view({ mission }))).toEqual([3])
  expect(partners(view({ pairs: true }))).toEqual([3])
})

test('the trick that is played comes after those taken, and none after the last', () => {
  const taken = (count: number) => ({ tricks: Array.from({ length: count }, () => ({ seat: 0, cards: [] })) })
  expect(trickNumber(view({}))).toEqual({ trick: 1, tricks: 8 })
  expect(trickNumber(view(taken(5)))).toEqual({ trick: 6, tricks: 8 })
  expect(trickNumber(view(taken(8)))).toEqual({ trick: 8, tricks: 8 })
})

test('points carry their sign, and a true minus', () => {
  expect([signed(4), signed(0), signed(-5)]).toEqual(['+4', '0', '−5'])
})
