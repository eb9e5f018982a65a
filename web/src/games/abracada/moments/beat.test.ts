import { beforeAll, expect, test, vi } from 'vitest'
import type { Move, Position, TableEvent } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { learn } from '../../../texts'
import { beat } from './beat'
import { bestDeeds, roundsWon } from './best'

const NAMES = ['Nox', 'Grimalka', 'Athelin', 'Ouro']
const room = { you: 0, names: { you: 0, nameOf: (seat: number) => NAMES[seat] ?? '' } } as unknown as Room

beforeAll(async () => {
  // A parameter that a message lacks is told to the console.
  vi.spyOn(console, 'warn').mockImplementation((words: string) => {
    throw new Error(words)
  })
  await learn('abracada')
})

const event = (id: string, params: Omit<TableEvent, 'id'> = {}): TableEvent => ({ id: `abracada-${id}`, ...params })
const lose = (seat: number, lives = 1): TableEvent => event('lose', { seat, lives })
const move = (seat: number, ...events: TableEvent[]): Move => ({ number: 7, seat, sentence: '', events })

function over(winner: number, actor: number, gains: number[], ending = 'killed', round = 1): TableEvent {
  return event('round-over', { round, ending, actor, winner, gains, lives: [], hands: [], taken: [[], [4], [], []] })
}

function seen(seat: number, ...events: TableEvent[]) {
  const before = { view: { seats: [3, 5, 3, 2].map((lives) => ({ lives })) } } as unknown as Position
  return beat({ move: move(seat, ...events), before, after: null }, room)
}

test('a spell names whom it hits, and on which side', () => {
  const fireball = seen(1, event('hit', { seat: 1, spell: 7 }), lose(0))
  expect(fireball).toMatchObject({ deed: 'Fireball', outcome: 'hits you, on the right', decides: false })
  expect(fireball.headline).toBe('Grimalka’s Fireball hits you.')
  expect(fireball.changes).toEqual([{ seat: 0, of: 'lives', by: -1, note: '2 left' }])
  expect(fireball.strip).toBeUndefined()
  const tempest = seen(1, event('hit', { seat: 1, spell: 5 }), lose(2), lose(0))
  expect(tempest.outcome).toBe('hits you and Athelin')
  expect(seen(0, event('hit', { seat: 0, spell: 6 }), lose(1)).headline).toBe('Your Blizzard hits Grimalka.')
})

test('the dragon that ends a round is told with its roll, its victims and what follows', () => {
  const dragon = seen(
    3,
    event('hit', { seat: 3, spell: 1 }),
    event('roll', { seat: 3, roll: 3 }),
    ...[lose(0, 3), event('dead', { seat: 0 }), lose(1, 3), lose(2, 3), event('dead', { seat: 2 })],
    over(3, 3, [0, 1, 0, 3]),
  )
  expect(dragon.outcome).toBe('a 3: your last 3 lives')
  expect(dragon.headline).toBe('Ouro’s Ancient Dragon, a 3, takes your last 3 lives.')
  expect(dragon.more).toBe('Athelin is out as well. Ouro wins round 1 and climbs 3 floors.')
  expect(dragon.decides).toBe(true)
  expect(dragon.changes.map(({ seat, note }) => [seat, note])).toEqual([
    [0, 'out'],
    [1, '2 left'],
    [2, 'out'],
  ])
  const { verb, pieces, title, note } = dragon.strip ?? { pieces: [] }
  expect([verb, title, note]).toEqual(['casts', 'Two are out', 'the round ends'])
  expect(pieces.map((piece) => [piece.title, piece.note])).toEqual([
    ['Ancient Dragon', 'it is there: a hit'],
    ['The die shows 3', 'the others lose that many'],
  ])
})

test('a miss, its own and others’', () => {
  const singer = seen(2, event('miss', { seat: 2, spell: 4 }), lose(2))
  expect(singer).toMatchObject({ deed: 'Night Singer', outcome: 'misses and loses a life', decides: false })
  expect(singer.headline).toBe('Athelin names Night Singer, misses and loses a life.')
  const fell = seen(
    0,
    event('miss', { seat: 0, spell: 1 }),
    event('roll', { seat: 0, roll: 2 }),
    ...[lose(0, 2), event('dead', { seat: 0 }), over(-1, 0, [0, 1, 1, 1], 'fell', 2)],
  )
  expect(fell.outcome).toBe('you miss, roll a 2 and lose your last 2 lives')
  expect(fell.headline).toBe('You name Ancient Dragon, miss, roll a 2 and lose your last 2 lives.')
  expect(fell.more).toBe('Nobody wins round 2; everybody else scores for surviving.')
  expect(fell.strip?.title).toBe('You are out')
})

test('what helps whoever casts it', () => {
  const dream = seen(
    3,
    event('hit', { seat: 3, spell: 3 }),
    event('roll', { seat: 3, roll: 2 }),
    event('gain', { seat: 3, lives: 2 }),
  )
  expect(dream.outcome).toBe('a 2: gains 2 lives')
  expect(dream.headline).toBe('Ouro casts Sweet Dream, rolls a 2 and gains 2 lives.')
  expect(dream.changes).toEqual([{ seat: 3, of: 'lives', by: 2, note: '' }])
  const full = seen(3, event('hit', { seat: 3, spell: 8 }), event('gain', { seat: 3, lives: 0 }))
  expect(full.headline).toBe('Ouro casts Magic Drink but already has six lives.')
  expect(full.changes).toEqual([])
  const mine = seen(0, event('hit', { seat: 0, spell: 4 }), event('secret', { seat: 0, stone: 6 }))
  expect(mine.headline).toBe('You cast Night Singer and take a secret stone, a 6.')
  const theirs = seen(2, event('hit', { seat: 2, spell: 4 }), event('secret', { seat: 2 }))
  expect(theirs.outcome).toBe('takes a secret stone')
})

test('stopping, and what is drawn', () => {
  expect(seen(1, event('stop', { seat: 1 }), event('refill', { seat: 1, count: 1 }))).toMatchObject({
    deed: 'stops',
    outcome: 'draws a stone',
    headline: 'Grimalka stops and draws a stone.',
  })
  expect(seen(1, event('stop', { seat: 1 })).headline).toBe('Grimalka stops.')
  expect(seen(0, event('stop', { seat: 0 }))).toMatchObject({ deed: 'you stop', outcome: 'you draw nothing' })
})

test('the last stone wins the round', () => {
  const last = seen(1, event('hit', { seat: 1, spell: 7 }), lose(0), over(1, 1, [0, 4, 0, 0], 'emptied', 3))
  expect(last.headline).toBe('Fireball is Grimalka’s last stone.')
  expect(last.more).toBe('Grimalka wins round 3 and climbs 4 floors. Nobody else scores.')
  expect(last.changes).toEqual([{ seat: 1, of: 'points', by: 4, note: '' }])
  expect(last.strip?.title).toBe('The last stone')
})

test('the best round of each seat is remembered', () => {
  const moves = [
    move(3, event('hit', { seat: 3, spell: 7 }), lose(2), event('dead', { seat: 2 }), over(3, 3, [1, 2, 0, 3])),
    move(
      0,
      event('hit', { seat: 0, spell: 8 }),
      event('gain', { seat: 0, lives: 1 }),
      over(0, 0, [3, 0, 0, 0], 'emptied', 2),
    ),
  ]
  expect(bestDeeds(moves, [0, 1, 2, 3], room.names)).toEqual([
    { seat: 0, words: 'Round 2: Magic Drink was your last stone', by: 3 },
    { seat: 3, words: 'Round 1: Ouro’s Fireball took Athelin’s last life', by: 3 },
    { seat: 1, words: 'Round 1: survived with a secret stone', by: 2 },
  ])
  expect(roundsWon(moves, 3)).toBe(1)
})
