// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { Refused, type Asked } from '../server/api'
import type { Position, TableInfo } from '../table/protocol'
import { ReplayDesk } from './desk.svelte'
import type { Eyes, Replay } from './replay'
import type { Source } from './source'

const LAST = 80
const ROUNDS = Array.from({ length: LAST + 1 }, (_, number) => 1 + Math.floor(number / 15))

function position(version: number, eyes: Eyes): Position {
  const asks = { id: '', params: {} }
  const over = version === LAST
  const view = { eyes }
  return { version, actor: version % 2, over, view, asks, legal: [], undo: false, standings: [] }
}

function table(you: number | null): TableInfo {
  const seat = { kind: 'person', name: 'Nox', crest: 'raven', level: null, here: false, deputy: true } as const
  const seats = [0, 1].map((number) => ({ ...seat, seat: number }))
  return { code: 'K7QF3M', game: 'none', status: 'over', you, seats, rematch: null } as unknown as TableInfo
}

class Shelf implements Source {
  readonly code = 'K7QF3M'
  readonly record = null
  readonly analyst = { ask: vi.fn(), start: vi.fn(), leave: vi.fn() }
  own: number | null = 1
  replay = vi.fn((eyes: Eyes): Promise<Replay> => {
    const log = Array.from({ length: LAST }, (_, place) => ({
      number: place + 1,
      seat: place % 2,
      sentence: `say ${place + 1}`,
      events: [],
    }))
    const you = typeof eyes === 'number' ? eyes : null
    const game = { table: table(you), own: this.own, digest: '', last: LAST, rounds: ROUNDS, log, positions: [] }
    return Promise.resolve(game)
  })
  positions = vi.fn(({ as, from, to, speaks }: Asked) => {
    const asked = Array.from({ length: to - from + 1 }, (_, place) => position(from + place, as))
    return Promise.resolve({ positions: speaks ? asked.map((one) => ({ ...one, legal: ['stop'] })) : asked })
  })
  playOn = vi.fn(() => Promise.resolve({ ...table(0), code: 'NEXT' }))
}

let shelf: Shelf

async function opened(move: number, eyes: Eyes | null = null): Promise<ReplayDesk> {
  const desk = new ReplayDesk(shelf, { move, eyes })
  await vi.waitFor(() => expect(desk.room.position).not.toBeNull())
  return desk
}

/** What is on show: the position, with whose eyes, and how many moves led there. */
function seen({ room }: ReplayDesk): [number, Eyes, number] {
  const view = room.position?.view as { eyes: Eyes }
  return [room.position?.version ?? -1, view.eyes, room.shown.moves.length]
}

beforeEach(() => {
  localStorage.setItem('conclave-settings', '{"pace":"instant"}')
  shelf = new Shelf()
})

test('it opens with the reader’s own eyes, or all open for whoever had no seat', async () => {
  const desk = await opened(17)
  expect(seen(desk)).toEqual([17, 1, 17])
  expect(desk.room.you).toBe(1)
  shelf.own = null
  expect(seen(await opened(99))).toEqual([LAST, 'open', LAST])
  expect(seen(await opened(3, 'watch'))).toEqual([3, 'watch', 3])
})

test('a step forward is a move, a step back takes it away, and a jump is there', async () => {
  const desk = await opened(17)
  desk.step(1)
  await vi.waitFor(() => expect(seen(desk)).toEqual([18, 1, 18]))
  desk.step(-1)
  await vi.waitFor(() => expect(seen(desk)).toEqual([17, 1, 17]))
  desk.go(39)
  await vi.waitFor(() => expect(seen(desk)).toEqual([39, 1, 39]))
  desk.round(-1)
  await vi.waitFor(() => expect(seen(desk)).toEqual([30, 1, 30]))
  desk.go(-5)
  await vi.waitFor(() => expect(seen(desk)).toEqual([0, 1, 0]))
})

test('nobody has the word, nobody is away, and no round is summed up', async () => {
  const desk = await opened(LAST - 1)
  expect([desk.room.myTurn, desk.room.legal, desk.room.seat(0)?.deputy]).toEqual([false, [], false])
  desk.step(1)
  await vi.waitFor(() => expect(desk.room.over).toBe(true))
  expect(desk.room.summary.open).toBe(false)
})

test('other eyes see the same position, and what they saw once is kept', async () => {
  const desk = await opened(17)
  desk.look(0)
  await vi.waitFor(() => expect(seen(desk)).toEqual([17, 0, 17]))
  expect(desk.room.you).toBe(0)
  const asked = shelf.replay.mock.calls.length
  desk.look(1)
  await vi.waitFor(() => expect(seen(desk)).toEqual([17, 1, 17]))
  expect(shelf.replay.mock.calls.length).toBe(asked)
})

test('what comes late is passed over', async () => {
  const desk = await opened(2)
  let answer: () => void = () => undefined
  shelf.positions.mockImplementationOnce(
    ({ as, from, to }) =>
      new Promise((done) => {
        const positions = Array.from({ length: to - from + 1 }, (_, place) => position(from + place, as))
        answer = () => done({ positions })
      }),
  )
  desk.go(39)
  desk.go(3)
  await vi.waitFor(() => expect(seen(desk)).toEqual([3, 1, 3]))
  answer()
  await new Promise((done) => setTimeout(done))
  expect(seen(desk)).toEqual([3, 1, 3])
})

test('a knob that is dragged along brings where it began and where it stopped, and nothing between', async () => {
  const desk = await opened(2)
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => (answer = done))
  const atOnce = shelf.positions.getMockImplementation()
  shelf.positions.mockClear()
  shelf.positions.mockImplementationOnce((asked) => held.then(() => atOnce!(asked)))
  for (const place of [20, 36, 40, 60]) desk.go(place)
  expect(desk.number).toBe(60)
  answer()
  await vi.waitFor(() => expect(seen(desk)).toEqual([60, 1, 60]))
  expect(shelf.positions.mock.calls.map(([{ from }]) => from)).toEqual([16, 48])
})

test('it plays by itself to the end', async () => {
  const desk = await opened(LAST - 2)
  desk.speed = 100
  await desk.play()
  expect([desk.number, desk.playing]).toEqual([LAST, false])
})

test('a position is given back to who decided there, and taken back', async () => {
  const desk = await opened(17)
  const heard: string[] = []
  await desk.solve(16, (sentence) => heard.push(sentence))
  expect([desk.eyes, desk.room.myTurn, desk.room.legal]).toEqual([0, true, ['stop']])
  desk.room.send({ type: 'say', version: 16, sentence: 'stop' })
  expect(heard).toEqual(['stop'])
  desk.endSolving()
  await vi.waitFor(() => expect(desk.room.legal).toEqual([]))
  expect(desk.room.myTurn).toBe(false)
})

test('a refusal is told; that of a running game leads to its table', async () => {
  shelf.replay.mockRejectedValueOnce(new Refused(409, 'Not yet.'))
  const desk = new ReplayDesk(shelf, { move: 3, eyes: null })
  await vi.waitFor(() => expect(desk.problem).toBe('Not yet.'))
  expect(desk.running).toBe(true)
})
