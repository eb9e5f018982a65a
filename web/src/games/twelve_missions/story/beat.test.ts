import { beforeAll, expect, test } from 'vitest'
import type { Move, Plain } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { learn } from '../../../texts'
import { beat, chapter } from './beat'

beforeAll(() => learn('twelve_missions'))

type Told = [string, Record<string, Plain>]

const NAMES = ['Nox', 'Grimalka']
let count = 0

function move(seat: number, sentence: string, ...events: Told[]): Move {
  count += 1
  return {
    number: count,
    seat,
    sentence,
    events: events.map(([id, told]) => ({ id: `twelve_missions-${id}`, ...told })),
  }
}

function card(seat: number, colour: string, rank: string): Told {
  return ['play', { seat, card: `${colour}.${rank}`, colour, rank, power: false }]
}

/** A table as the reader at the first seat sees it after these moves. */
function roomAfter(...moves: Move[]): Room {
  const nameOf = (seat: number) => NAMES[seat] ?? ''
  return { you: 0, nameOf, names: { you: 0, nameOf }, shown: { moves } } as unknown as Room
}

const told = (move: Move, ...before: Move[]) => beat({ move, before: null, after: null }, roomAfter(...before))

test('a card is told by its name', () => {
  const played = told(move(1, 'play black.explorer', card(1, 'black', 'explorer')))
  expect(played).toMatchObject({ deed: 'plays the black Explorer', decides: false })
  expect(played.headline).toBe('Grimalka plays the black Explorer.')
})

test('a trick taken decides, and tells the card with what was spent on it', () => {
  const before = [move(0, 'play blue.farmer', card(0, 'blue', 'farmer')), move(1, 'play', card(1, 'blue', 'knight'))]
  const last = move(1, 'cubes +2', ['cubes', { seat: 1, cubes: 2, value: 10 }], ['trick', { seat: 1, trick: 3 }])
  const taken = told(last, ...before)
  expect(taken.decides).toBe(true)
  expect(taken.headline).toBe('Grimalka’s blue Knight, an 8 made 10 by two cubes, takes the trick.')
  expect(taken.outcome).toBe('Grimalka takes trick 3.')
})

test('the end of a round is shown over the cards that ended it, with what it gave', () => {
  const over: Told = ['round-over', { round: 2, mission: 6, gains: [-1, 3], of_mission: [-1, 3] }]
  const next: Told = ['round', { round: 3, mission: 1, colour: 'blue', seat: 0 }]
  const last = move(1, 'play blue.knight', card(1, 'blue', 'knight'), ['trick', { seat: 1, trick: 8 }], over, next)
  const ended = told(last)
  expect(ended.over).toBe('before')
  expect(ended.more).toContain('Mission 6 gives Grimalka 3 and costs you 1.')
  expect(ended.changes).toEqual([
    { seat: 0, of: 'points', by: -1 },
    { seat: 1, of: 'points', by: 3 },
  ])
  expect(chapter(last)).toBe('Round 3')
})

test('a scroll tells whom it serves', () => {
  const scroll = told(move(1, 'activate scroll.12', ['activate', { seat: 1, scroll: 12, effect: 12 }]))
  expect(scroll.deed).toBe('activates scroll 12, “A point for each trick”')
  expect(scroll.outcome).toBe('Every trick that Grimalka takes is worth a point.')
})

test('what everybody can see of another is told once', () => {
  const take: Told = ['take', { seat: 1, what: 'scroll', crystals: 0, cubes: 0 }]
  expect(told(move(1, 'take scroll', take, ['draw', { seat: 1 }])).headline).toBe('Grimalka takes a scroll.')
  const played = move(1, 'play blue.knight', card(1, 'blue', 'knight'), ['uncover', { seat: 1 }])
  expect(told(played).headline).toBe('Grimalka plays the blue Knight.')
})

test('a bare word that nothing came of tells nothing', () => {
  expect(told(move(1, 'done'))).toMatchObject({ deed: '', outcome: '', decides: false })
})
