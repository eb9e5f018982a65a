import { beforeAll, expect, test } from 'vitest'
import type { Step } from '../../contract'
import type { Room } from '../../../table/room.svelte'
import { learn } from '../../../texts'
import { beat, landChanges, pointChanges } from './beats'

beforeAll(() => learn('archmage'))

const NAMES = ['Nox', 'Grimalka']
const room = {
  you: 0,
  nameOf: (seat: number) => NAMES[seat] ?? '',
  names: { you: 0, nameOf: (seat: number) => NAMES[seat] ?? '' },
  position: null,
} as unknown as Room

function position(points: number[], groves: number[]) {
  return {
    standings: points.map((count, seat) => ({ seat, points: count })),
    view: { lands: [{ kind: 'grove', points: groves }], hexes: [{ word: 'd2', kind: 'grove' }], seats: [] },
  }
}

function step(seat: number, sentence: string, events: object[], before = position([5, 3], [2, 0])): Step {
  return { move: { number: 1, seat, sentence, events }, before, after: position([3, 5], [0, 2]) } as never
}

const BUILD = [{ id: 'archmage-build', seat: 1, hex: 'd2' }]

test('points that a move changed are told of everybody, the own ones first', () => {
  expect(pointChanges(step(1, 'build', BUILD), 1).map(({ seat, by }) => [seat, by])).toEqual([
    [1, 2],
    [0, -2],
  ])
  expect(landChanges(step(1, 'build', BUILD))).toEqual([
    { kind: 'grove', seat: 0, by: -2, now: 0 },
    { kind: 'grove', seat: 1, by: 2, now: 2 },
  ])
})

test('land lost to another decides, and says whose deed it was', () => {
  const shown = beat(step(1, 'build', BUILD), room)
  expect(shown.decides).toBe(true)
  expect(shown.deed).toBe('builds a Mage Tower on D2, Grove')
  expect(shown.headline?.replace(/\u00a0/g, ' ')).toBe('Grimalka’s tower took your Grove: −2 points.')
})

test('of a move before the reader came only its events are known', () => {
  const { move } = step(1, 'travel d2', [{ id: 'archmage-travel', seat: 1, hex: 'd2' }])
  const shown = beat({ move, before: null, after: null }, room)
  expect([shown.deed, shown.headline, shown.changes]).toEqual(['travels to D2', 'Grimalka travels to D2.', []])
})

test('the Warlord’s march is no deed of one’s own', () => {
  const events = [
    { id: 'archmage-warlord', direction: 'north' },
    { id: 'archmage-warlord-at', hex: 'd2' },
    { id: 'archmage-slain', seat: 0, hex: 'd2' },
    { id: 'archmage-turn', seat: 0, round: 2, opens: true },
  ]
  const shown = beat(step(0, 'end', events), room)
  expect([shown.deed, shown.outcome, shown.changes]).toEqual(['', '', []])
  expect(shown.then?.map(({ headline }) => headline?.replace(/\u00a0/g, ' '))).toEqual([
    'The Warlord heads north.',
    'The Warlord marches to D2. You lose D2. The Warlord took your Grove: −2 points.',
  ])
  expect(shown.then?.at(-1)?.changes.map(({ by }) => by)).toEqual([-2, 2])
})
