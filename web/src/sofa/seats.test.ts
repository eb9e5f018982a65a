import { describe, expect, test } from 'vitest'
import type { Position, Seat, TableInfo } from '../table/protocol'
import { holderOf, isSofa, ownSeat, passesTo, playsHere } from './seats'

/** Nox owns the device, Mina and Otto share it; Ines sits elsewhere, and there is a bot. */
function table(change: Partial<Seat>[] = []): TableInfo {
  const seats = ['Mina', 'Nox', 'Ines', 'Otto', 'Bufo'].map((name, seat) => ({
    ...{
      seat,
      name,
      kind: name === 'Bufo' ? 'bot' : 'person',
      deputy: false,
      sofa: name === 'Mina' || name === 'Otto',
    },
    ...change[seat],
  }))
  return { seats, sofa: [0, 1, 3] } as unknown as TableInfo
}

const at = (actor: number, over = false): Position => ({ actor, over }) as Position

test('the owner of the device is the one who is kept by nobody', () => {
  expect(ownSeat(table())).toBe(1)
  expect(isSofa(table())).toBe(true)
  expect(isSofa({ ...table(), sofa: [] })).toBe(false)
})

describe('the device passes', () => {
  test('to whoever on the sofa has the word', () => {
    expect(passesTo(table(), at(3), 1)).toBe(3)
    expect(passesTo(table(), at(1), null)).toBe(1)
  })

  test('to nobody while it is in the right hands, or others have the word', () => {
    expect([passesTo(table(), at(1), 1), passesTo(table(), at(2), 1), passesTo(table(), at(4), 1)]).toEqual([
      ...[null, null, null],
    ])
    expect(passesTo(table([{}, {}, {}, { deputy: true }]), at(3), 1)).toBe(null)
    expect(passesTo(table(), at(3, true), 1)).toBe(null)
    expect(passesTo({ ...table(), sofa: [] }, at(3), 1)).toBe(null)
  })
})

describe('who is asked for behind the curtain', () => {
  test('whoever has the word comes first, then who wished for it, then who had it last, then its owner', () => {
    expect(holderOf(table(), at(0), [3, 1])).toBe(0)
    expect(holderOf(table(), at(2), [3, 0])).toBe(3)
    expect(holderOf(table(), at(4), [null, 0])).toBe(0)
    expect(holderOf(table(), null, [null, null])).toBe(1)
  })

  test('nobody for whom a bot plays', () => {
    const away = { deputy: true }
    expect(playsHere(table([away]), 0)).toBe(false)
    expect(holderOf(table([away]), at(0), [null, 0])).toBe(1)
    expect(holderOf(table([away, away, {}, away]), at(0), [1, 0])).toBe(null)
  })
})
