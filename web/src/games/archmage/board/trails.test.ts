import { expect, test } from 'vitest'
import { foughtOver, sinceDeed, trails, WARLORD_TRAIL } from './trails'

function move(number: number, seat: number, sentence: string, events: { id: string; [name: string]: unknown }[]) {
  return { number, seat, sentence, events } as never
}

const before = { view: { seats: [{ mage: 'a1' }, { mage: 'e3' }], warlord: { at: 'e3' } } } as never

test('a way is one line from where it began', () => {
  const seen = [
    { move: move(1, 1, 'travel e2', [{ id: 'archmage-travel', seat: 1, hex: 'e2' }]), before },
    { move: move(2, 1, 'travel e1', [{ id: 'archmage-travel', seat: 1, hex: 'e1' }]), before: null },
  ]
  expect(trails(seen, 0)).toEqual([{ seat: 1, path: ['e3', 'e2', 'e1'] }])
  expect(trails(seen, 1)).toEqual([])
})

test('nobody walks through a gate', () => {
  const seen = [
    { move: move(1, 1, 'travel a1', [{ id: 'archmage-gate', seat: 1, hex: 'h2' }]), before },
    { move: move(2, 1, 'travel h3', [{ id: 'archmage-travel', seat: 1, hex: 'h3' }]), before: null },
  ]
  expect(trails(seen, 0)).toEqual([{ seat: 1, path: ['h2', 'h3'] }])
})

test('the Warlord leaves a way too, though one’s own move began it', () => {
  const events = [
    { id: 'archmage-warlord', direction: 'north' },
    { id: 'archmage-warlord-at', hex: 'e2' },
    { id: 'archmage-slain', seat: 0, hex: 'e1' },
    { id: 'archmage-warlord-at', hex: 'e1' },
  ]
  const seen = [{ move: move(1, 0, 'end', events), before }]
  expect(trails(seen, 0)).toEqual([{ seat: WARLORD_TRAIL, path: ['e3', 'e2', 'e1'] }])
  expect([...foughtOver(seen)]).toEqual(['e1'])
})

test('what others did stays until one’s mage does something', () => {
  const moves = [move(1, 0, 'end', []), move(2, 1, 'travel e2', []), move(3, 0, 'advance gems', [])]
  expect(sinceDeed(moves, 0)).toEqual(moves)
  const gone = move(4, 0, 'travel e4', [])
  expect(sinceDeed([...moves, gone], 0)).toEqual([gone])
  expect(sinceDeed(moves, null)).toEqual([])
})
