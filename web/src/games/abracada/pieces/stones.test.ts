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

/** All hands open, and all that was taken of the secret stones. */
function open(
  hands: number[][],
  secrets: number[],
  took: number[][],
  board: Record<number, number> = {},
): AbracadaView {
  const shown = view(hands, board)
  const seats = shown.seats.map((seat, number) => ({ ...seat, took: took[number]!, taken: took[number]!.length }))
  return { ...shown, seats, secrets: secrets.length, secret_stones: secrets, mine: null }
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
  expect(after.board[7]).toEqual([{ key: before.hands[0]?.[4]?.key, spell: 8, drawn: false }])
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
    { key: before.hands[0]?.[0]?.key, spell: 4, drawn: false },
    { key: before.hands[0]?.[1]?.key, spell: 8, drawn: false },
  ])
})

test('looking back, a stone goes from the board to the hand it was cast from', () => {
  const stones = new Stones()
  const before = stones.follow(view([5, [1, 4, 6]]))
  stones.follow(view([5, [1, 6]], { 4: 1 }))
  const back = stones.follow(view([5, [1, 4, 6]]))
  expect(back).toEqual({
    ...before,
    hands: before.hands.map((hand) => hand.map((stone) => ({ ...stone, drawn: false }))),
  })
})

test('looking back, a blank stone comes back to the end of its row', () => {
  const stones = new Stones()
  const before = stones.follow(view([5, [1]]))
  stones.follow(view([4, [1]], { 8: 1 }))
  expect(keys(stones.follow(view([5, [1]])).hands[0])).toEqual(keys(before.hands[0]))
})

test('only what was drawn comes from the pile', () => {
  const stones = new Stones()
  const dealt = stones.follow({ ...view([5, [3]]), pile: 9 })
  const refilled = stones.follow({ ...view([5, [3, 2]]), pile: 8 })
  stones.follow({ ...view([5, [3]]), pile: 9 })
  const next = stones.follow({ ...view([5, [8]], {}, 2), pile: 12 })
  const back = stones.follow({ ...view([5, [3, 2]]), pile: 8 })
  const drawn = (row: { drawn: boolean }[] | undefined) => row?.map((stone) => stone.drawn)
  expect(drawn(dealt.hands[1])).toEqual([true])
  expect(drawn(refilled.hands[1])).toEqual([false, true])
  expect(drawn(next.hands[1])).toEqual([true])
  expect(drawn(back.hands[1])).toEqual([false, false])
})

test('a secret stone is followed to whoever takes it, and back', () => {
  const stones = new Stones()
  const before = stones.follow(open([[4, 8], [1]], [2, 7], [[], []]))
  const taken = stones.follow(open([[8], [1]], [2], [[7], []], { 4: 1 }))
  const back = stones.follow(open([[4, 8], [1]], [2, 7], [[], []]))
  expect(keys(taken.took[0])).toEqual([before.secrets[1]?.key])
  expect(keys(taken.board[3])).toEqual([before.hands[0]?.[0]?.key])
  expect(keys(back.secrets)).toEqual(keys(before.secrets))
})

test('looked at with other eyes a stone is turned up or down where it lies', () => {
  const stones = new Stones()
  const watched = stones.follow(view([2, 1]))
  const opened = stones.follow(open([[4, 8], [1]], [2, 7], [[], []]))
  const again = stones.follow(view([2, 1]))
  expect(keys(opened.hands[0])).toEqual(keys(watched.hands[0]))
  expect(opened.hands[0]?.map(({ spell }) => spell)).toEqual([4, 8])
  expect(again.hands[0]?.map(({ spell }) => spell)).toEqual([null, null])
  expect(keys(again.hands[0])).toEqual(keys(watched.hands[0]))
})
