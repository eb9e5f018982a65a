import { expect, test } from 'vitest'
import type { TableEvent } from '../../../table/protocol'
import { duringMarch, marchOf } from './march'

test('the Warlord’s march is told hex by hex, apart from what the move itself caused', () => {
  const events: TableEvent[] = [
    { id: 'archmage-warlord', direction: 'north' },
    { id: 'archmage-warlord-at', hex: 'e2' },
    { id: 'archmage-warlord-at', hex: 'e1' },
    { id: 'archmage-slain', seat: 0, hex: 'e1' },
    { id: 'archmage-inflamed', hex: 'e1' },
    { id: 'archmage-turn', seat: 0, round: 3 },
    { id: 'archmage-planet', seat: 0, relic: 'gems', left: 1 },
  ]
  const { own, march } = marchOf(events)
  expect(own.map(({ id }) => id)).toEqual(['archmage-turn', 'archmage-planet'])
  expect(march.map((step) => step.map(({ id }) => id.replace('archmage-', '')))).toEqual([
    ['warlord'],
    ['warlord-at'],
    ['warlord-at', 'slain', 'inflamed'],
  ])
})

test('without a Warlord everything is the move’s own', () => {
  const events = [{ id: 'archmage-turn', seat: 1, round: 3 }]
  expect(marchOf(events)).toEqual({ own: events, march: [] })
})

test('hexes the Warlord has not reached yet look as they did', () => {
  const view = (kinds: (string | null)[], at: string) =>
    ({ hexes: ['e2', 'e1'].map((word, place) => ({ word, kind: kinds[place] })), warlord: { at } }) as never
  const march = [
    [{ id: 'archmage-warlord', direction: 'north' }],
    [{ id: 'archmage-warlord-at', hex: 'e2' }],
    [{ id: 'archmage-warlord-at', hex: 'e1' }],
  ]
  const seen = (steps: number) => {
    const { hexes, warlord } = duringMarch(view(['elves', null], 'e3'), view(['elves', 'mine'], 'e1'), march, steps)
    return [warlord?.at, hexes[1]?.kind]
  }
  expect(seen(1)).toEqual(['e3', null])
  expect(seen(2)).toEqual(['e2', null])
  expect(seen(3)).toEqual(['e1', 'mine'])
})
