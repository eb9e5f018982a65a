import { expect, test } from 'vitest'
import type { Move, TableEvent } from '../../../table/protocol'
import { roundsWork } from './chronicle'

const move = (...events: TableEvent[]): Move => ({ number: 1, seat: 0, sentence: '', events })

test('the last whole round is told, not the one that has begun', () => {
  const moves = [
    move({ id: 'five_seals-round', round: 1, seat: 0 }),
    move({ id: 'five_seals-break', seat: 0, spot: 'h1a' }),
    move(
      { id: 'five_seals-take-scroll', seat: 1, spell: 'change', element: 'air' },
      { id: 'five_seals-round', round: 2, seat: 1 },
    ),
    move({ id: 'five_seals-break', seat: 0, spot: 'h1p' }),
  ]
  expect(roundsWork(moves, 2)).toEqual({ round: 1, scrolls: [[], ['change.air']], seals: [1, 0] })
})
