import { expect, test } from 'vitest'
import { readRecord } from './record_file'

function file(words: string, size = words.length) {
  return { size, text: () => Promise.resolve(words) }
}

test('a file with an object in it may be a record', async () => {
  expect(await readRecord(file('{"game": "abracada"}'))).toEqual({ record: { game: 'abracada' }, problem: '' })
})

test('anything else is refused in a sentence', async () => {
  for (const words of ['', 'moves', '[1, 2]', 'null', '3']) {
    const { record, problem } = await readRecord(file(words))
    expect(record).toBeNull()
    expect(problem).toMatch(/^That isn’t a record/)
  }
  expect((await readRecord(file('{}', 2_000_000))).problem).toMatch(/too large/)
})
