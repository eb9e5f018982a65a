import { expect, test, vi } from 'vitest'
import type { Position } from '../table/protocol'
import { CHUNK, Positions } from './chunks'

function position(version: number): Position {
  return {
    version,
    actor: 0,
    over: false,
    view: {},
    asks: { id: '', params: {} },
    legal: [],
    undo: false,
    standings: [],
  }
}

function fetched(from: number, to: number): Promise<Position[]> {
  return Promise.resolve(Array.from({ length: to - from + 1 }, (_, place) => position(from + place)))
}

test('a position brings its neighbours along, and nothing is fetched twice', async () => {
  const fetch = vi.fn(fetched)
  const positions = new Positions(40, fetch)
  expect(positions.at(17)).toBeUndefined()
  const [one, other] = await Promise.all([positions.bring(17), positions.bring(18)])
  expect([one.version, other.version]).toEqual([17, 18])
  expect(positions.at(CHUNK)?.version).toBe(CHUNK)
  expect(fetch.mock.calls).toEqual([[CHUNK, 2 * CHUNK - 1]])
})

test('the last chunk ends with the game', async () => {
  const fetch = vi.fn(fetched)
  await new Positions(40, fetch).bring(40)
  expect(fetch.mock.calls).toEqual([[32, 40]])
})

test('what lies around a position is fetched ahead, within the game', async () => {
  const fetch = vi.fn(fetched)
  const positions = new Positions(40, fetch)
  positions.around(3)
  positions.around(39)
  await Promise.resolve()
  expect(fetch.mock.calls).toEqual([
    [0, 15],
    [32, 40],
    [16, 31],
  ])
})

test('what could not be fetched is fetched again when it is asked for', async () => {
  const fetch = vi.fn(fetched).mockRejectedValueOnce(new Error('lost'))
  const positions = new Positions(40, fetch)
  await expect(positions.bring(2)).rejects.toThrow('lost')
  expect((await positions.bring(2)).version).toBe(2)
})
