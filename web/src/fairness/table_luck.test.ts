// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepLuck, luckAt, newLuck } from '../server/luck'
import type { TableInfo, ToServer } from '../table/protocol'
import { TableLuck } from './table_luck'

let sent: ToServer[] = []
const send = (message: ToServer): string => `nonce-${sent.push(message)}`

beforeEach(() => {
  sent = []
  localStorage.clear()
})

function table(hash: string, others: Partial<TableInfo> = {}): TableInfo {
  const seats = [
    { seat: 0, hash },
    { seat: 1, hash: 'cd'.repeat(32) },
  ] as TableInfo['seats']
  return { code: 'K7QF3M', status: 'waiting', you: 0, seats, commitment: 'c0', ...others } as TableInfo
}

test('while the table waits its hash is given, once', async () => {
  const luck = new TableLuck(send)
  await luck.heed(table(''))
  await luck.heed(table(''))
  expect(sent).toEqual([{ type: 'luck', hash: luckAt('K7QF3M')?.hash }])
  expect([luck.said('nonce-1'), luck.said('nonce-2'), luck.said(undefined)]).toEqual([true, false, false])
})

test('what was given when sitting down is not given again', async () => {
  const given = await newLuck()
  keepLuck('K7QF3M', given)
  await new TableLuck(send).heed(table(given.hash))
  expect(sent).toEqual([])
})

test('luck is revealed once all hashes are in, also after the page was loaded again', async () => {
  const given = await newLuck()
  keepLuck('K7QF3M', given)
  for (const _ of [1, 2]) {
    const luck = new TableLuck(send)
    await luck.heed(table(given.hash, { revealing: true }))
    await luck.heed(table(given.hash, { revealing: true }))
  }
  expect(sent).toEqual(Array(2).fill({ type: 'reveal', luck: given.luck }))
  expect(luckAt('K7QF3M')?.seen).toEqual({ commitment: 'c0', hashes: [given.hash, 'cd'.repeat(32)] })
})

test('it is not revealed where another hash stands for it, nor for a second seed', async () => {
  const given = await newLuck()
  keepLuck('K7QF3M', given)
  await new TableLuck(send).heed(table('ef'.repeat(32), { revealing: true }))
  expect(sent).toEqual([])
  await new TableLuck(send).heed(table(given.hash, { revealing: true }))
  await new TableLuck(send).heed(table(given.hash, { revealing: true, commitment: 'c1' }))
  expect(sent).toHaveLength(1)
})

test('a table that waits again after all gets other luck', async () => {
  const given = await newLuck()
  keepLuck('K7QF3M', { ...given, seen: { commitment: 'c0', hashes: [given.hash] } })
  await new TableLuck(send).heed(table('', { commitment: 'c1' }))
  const [message] = sent
  expect(message).toEqual({ type: 'luck', hash: luckAt('K7QF3M')?.hash })
  expect(luckAt('K7QF3M')?.luck).not.toBe(given.luck)
})

test('who only watches adds nothing', async () => {
  await new TableLuck(send).heed(table('', { you: null }))
  expect(sent).toEqual([])
})

test('everybody who shares the device has luck of their own, given and revealed in their name', async () => {
  const seats = [
    { seat: 0, hash: '', sofa: false },
    { seat: 1, hash: '', sofa: true },
    { seat: 2, hash: 'cd'.repeat(32), sofa: true },
  ] as TableInfo['seats']
  await new TableLuck(send).heed(table('', { seats, sofa: [0, 1] }))
  const [own, mina] = [luckAt('K7QF3M'), luckAt('K7QF3M/1')]
  expect(own?.luck).not.toBe(mina?.luck)
  expect(sent).toEqual([
    { type: 'luck', hash: own?.hash },
    { type: 'luck', hash: mina?.hash, as: 1 },
  ])
  sent = []
  const shown = seats.map((seat, place) => ({ ...seat, hash: [own?.hash, mina?.hash][place] ?? seat.hash ?? '' }))
  await new TableLuck(send).heed(table('', { seats: shown, sofa: [0, 1], revealing: true }))
  expect(sent).toEqual([
    { type: 'reveal', luck: own?.luck },
    { type: 'reveal', luck: mina?.luck, as: 1 },
  ])
})

test('luck given to a match night is for the one table that shows its hash', async () => {
  const given = await newLuck()
  keepLuck('night N1', given)
  const other = table('ef'.repeat(32), { revealing: true, night: 'N1' })
  await new TableLuck(send).heed(other)
  expect([sent, luckAt('night N1')]).toEqual([[], given])
  await new TableLuck(send).heed(table(given.hash, { revealing: true, night: 'N1' }))
  expect(sent).toEqual([{ type: 'reveal', luck: given.luck }])
  expect(luckAt('night N1')).toBeNull()
  await new TableLuck(send).heed({ ...table(given.hash, { revealing: true, night: 'N1' }), code: 'B2' })
  expect(sent).toHaveLength(1)
})
