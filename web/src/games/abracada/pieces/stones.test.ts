import { expect, test } from 'vitest'
import type { AbracadaView } from '../view'
import { Stones } from './stones'

function view(hands: (number[] | number)[], board: Record<number, number> = {}, round = 1): AbracadaView {
  return {
    round,
    rounds: 0,
    turn: 0,
    last: 0,
    seats: hands.map((hand) => ({
      lives: 6,
      points: 0,
      stones: typeof hand === 'number' ? null : hand,
      count: typeof hand === 'number' ? hand : hand.length,
      taken: 0,
    })),
    board: [1, 2, 3, 4, 5, 6, 7, 8].map((spell) => board[spell] ?? 0),
    unseen: [],
    pile: 0,
    secrets: 4,
    mine: [],
    result: null,
  }
}

const keys = (stones: { key: string }[] | undefined) => stones?.map((stone) => stone.key)

test('a stone that another seat casts keeps its key on the board', () => {
  const stones = new Stones()
  const before = stones.follow(view([5, [1, 4, 6]]))
  const after = stones.follow(view([5, [1, 6]], { 4: 1 }))
  expect(keys(after.board[3])).toEqual([before.hands[1]?.[1]?.key])
  expect(keys(after.hands[1])).toEqual([before.hands[1]?.[0]?.key, before.hands[1]?.[2]?.key])
})

test('one’s own stone leaves from the end of the blank row and is known on the board', () => {
  const stones = new Stones()
  const before = stones.follow(view([5, [1]]))
  const after = stones.follow(view([4, [1]], { 8: 1 }))
  expect(after.board[7]).toEqual([{ key: before.hands[0]?.[4]?.key, spell: 8 }])
})

test('of two alike the one that stays keeps its key, and a refill is new', () => {
  const stones = new Stones()
  const before = stones.follow(view([5, [7, 7]]))
  const cast = stones.follow(view([5, [7]], { 7: 1 }))
  const refilled = stones.follow(view([5, [7, 2]], { 7: 1 }))
  const all = [...(keys(cast.board[6]) ?? []), ...(keys(cast.hands[1]) ?? [])]
  expect(all.sort()).toEqual(keys(before.hands[1])?.sort())
  expect(keys(before.hands[1])).not.toContain(refilled.hands[1]?.[1]?.key)
})

test('a new round has new stones', () => {
  const stones = new Stones()
  const first = stones.follow(view([5, [3]]))
  const second = stones.follow(view([5, [3]], {}, 2))
  expect(keys(second.hands[1])).not.toEqual(keys(first.hands[1]))
})

test('one’s own stones are turned up when the game is over', () => {
  const stones = new Stones()
  const before = stones.follow(view([2, [3]]))
  const result = {
    round: 1,
    ending: 'killed' as const,
    actor: 0,
    winner: 0,
    gains: [3, 0],
    lives: [6, 0],
    hands: [[4, 8], [3]],
    taken: [[], []],
  }
  const after = stones.follow({ ...view([2, [3]]), turn: -1, result })
  expect(after.hands[0]).toEqual([
    { key: before.hands[0]?.[0]?.key, spell: 4 },
    { key: before.hands[0]?.[1]?.key, spell: 8 },
  ])
})
