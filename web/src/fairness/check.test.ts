import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { KeptLuck } from '../server/luck'
import { checkRecord, type PlayedRecord } from './check'
import { bytesOf, digest, fromHex, hmac, toHex } from './digest'
import { sha256 } from './sha256'

/** A game that the Python side has dealt and verified: seat 0 revealed its luck, that of seat 1 was
 *  replaced, seat 2 is a bot, and seat 3 hid nothing. */
const written = readFileSync(join(import.meta.dirname, 'played.json'), 'utf8')
const played = (): PlayedRecord => JSON.parse(written) as PlayedRecord
const all = [played().deal, ...played().moves.map((move) => move.draws)].flat().length

function keptBy(record: PlayedRecord): KeptLuck {
  const { commitment, hashes = [], nonces } = record
  return { luck: nonces[0] ?? '', hash: hashes[0] ?? '', seen: { commitment, hashes } }
}

function changed(change: (record: PlayedRecord) => void): Promise<Awaited<ReturnType<typeof checkRecord>>> {
  const record = played()
  change(record)
  return checkRecord(record, 0, keptBy(played()))
}

test('every draw of a game that was dealt in Python comes out the same here', async () => {
  const checked = await checkRecord(played(), 0, keptBy(played()))
  expect(checked).toEqual({ fit: all, draws: all, faults: [], own: 'counted' })
  expect(all).toBeGreaterThan(30)
})

test('whoever gave no luck has the rest checked', async () => {
  expect(await checkRecord(played(), null, null)).toMatchObject({ fit: all, faults: [], own: 'none' })
  expect(await checkRecord(played(), 2, null)).toMatchObject({ fit: all, faults: [], own: 'none' })
})

test('whoever’s luck was replaced is told so', async () => {
  const hash = played().hashes?.[1] ?? ''
  expect(await checkRecord(played(), 1, { luck: 'ab', hash })).toMatchObject({ faults: [], own: 'replaced' })
})

test('a record from before there were hashes is checked as far as it goes', async () => {
  const record = played()
  delete record.hashes
  delete record.replaced
  delete record.openly
  expect(await checkRecord(record, null, null)).toMatchObject({ fit: all, faults: [] })
})

test('a game that began with a position has its draws checked from the first move on', async () => {
  const { deal, moves, limits = [], ...rest } = played()
  const first = { seat: 0, say: '', draws: deal }
  const record = { ...rest, position: {}, deal: [], moves: [first, ...moves], limits: [[], ...limits] }
  expect(await checkRecord(record, 0, null)).toEqual({ fit: all, draws: all, faults: [], own: 'none' })
})

describe('what does not fit is named', () => {
  const OTHER = '0f'.repeat(32)
  const cases: [string, (record: PlayedRecord) => void, object][] = [
    ['another seed', (record) => (record.seed = OTHER), { what: 'seed' }],
    ['another dealer', (record) => (record.commitment = OTHER), { what: 'dealer' }],
    ['the hash of somebody else', (record) => record.hashes?.splice(3, 1, OTHER), { what: 'hashes' }],
    ['no hashes at all', (record) => delete record.hashes, { what: 'hashes' }],
    ['my luck', (record) => record.nonces.splice(0, 1, OTHER), { what: 'own' }],
    ['my hash', (record) => record.hashes?.splice(0, 1, OTHER), { what: 'own' }],
    ['the luck of another', (record) => record.nonces.splice(3, 1, OTHER), { what: 'luck', seat: 3 }],
    ['luck for a bot', (record) => record.nonces.splice(2, 1, OTHER), { what: 'luck', seat: 2 }],
    ['a chosen replacement', (record) => record.nonces.splice(1, 1, OTHER), { what: 'replacement', seat: 1 }],
    ['the deal', (record) => record.deal.splice(0, 1, (record.deal[0] ?? 0) ^ 1), { what: 'deal' }],
    ['a limit left out', (record) => record.limits?.[0]?.pop(), { what: 'deal' }],
    ['a draw too many', (record) => record.moves[0]?.draws.push(0), { what: 'move', move: 1 }],
  ]
  test.each(cases)('%s', async (_, change, fault) => {
    const checked = await changed(change)
    expect(checked.faults).toContainEqual(fault)
  })
})

describe('over plain HTTP, where there is no WebCrypto', () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('%i bytes have the same hash', async (length) => {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7) % 256)
    expect(toHex(sha256(message))).toBe(toHex(await digest(message)))
  })

  test('codes are the same', async () => {
    const key = fromHex('0b'.repeat(32))
    const message = bytesOf('Everybody shows their luck')
    const own = await hmac(key, null)
    const theirs = await hmac(key)
    expect(toHex(await own(message))).toBe(toHex(await theirs(message)))
  })
})
