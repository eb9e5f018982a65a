// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Offer } from './sentence'
import { SpokenSentence } from './spoken_sentence.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function atTheTable(legal: string[]): { sentence: SpokenSentence; sent: string[]; say: (word: string) => void } {
  const sent: string[] = []
  const sentence = new SpokenSentence({
    legal: () => legal,
    send: (words) => `nonce ${sent.push(words)}`,
    atTable: () => false,
    changed: () => {},
  })
  return { sentence, sent, say: (word) => sentence.say(sentence.offer(word) as Offer) }
}

test('words are gathered until they can only become one sentence, which is sent', () => {
  const { sentence, sent, say } = atTheTable(['travel c2', 'travel c3', 'cast gate', 'cast quicken'])
  say('travel')
  expect(sentence.said).toEqual(['travel'])
  expect(sent).toEqual([])
  say('c3')
  expect(sent).toEqual(['travel c3'])
  expect(sentence.pending).toBe('travel c3')
})

test('nothing is sent while an answer is awaited', () => {
  const { sentence, sent, say } = atTheTable(['explore', 'travel c2'])
  say('explore')
  sentence.speak('travel c2')
  expect(sent).toEqual(['explore'])
})

test('one word back leaves the words before it', () => {
  const { sentence, say } = atTheTable(['travel c2', 'travel c3', 'cast gate', 'cast quicken'])
  say('travel')
  sentence.back()
  expect(sentence.said).toEqual([])
})

test('a refused sentence is said no more, and the reason goes by itself', () => {
  const { sentence, say } = atTheTable(['explore', 'done'])
  say('explore')
  sentence.refuse('Not now.', 'nonce 1')
  expect(sentence.pending).toBeNull()
  expect(sentence.refusal?.text).toBe('Not now.')
  vi.advanceTimersByTime(10_000)
  expect(sentence.refusal).toBeNull()
})

test('what else is refused leaves the sentence alone', () => {
  const { sentence, say } = atTheTable(['explore', 'done'])
  say('explore')
  sentence.refuse('Too many words.', 'another nonce')
  expect(sentence.pending).toBe('explore')
})

test('a sentence that is spelled out waits for its last word', () => {
  const sent: string[] = []
  const sentence = new SpokenSentence({
    legal: () => ['take fire earth earth', 'take earth earth earth'],
    unordered: (word) => word !== 'take',
    spelledOut: () => true,
    send: (words) => `nonce ${sent.push(words)}`,
    atTable: () => false,
    changed: () => {},
  })
  for (const word of ['earth', 'fire']) sentence.say(sentence.offer(word) as Offer)
  expect(sentence.said).toEqual(['take', 'earth', 'fire'])
  sentence.unsay(1)
  expect(sentence.said).toEqual(['take', 'fire'])
  expect(sent).toEqual([])
  for (const word of ['earth', 'earth']) sentence.say(sentence.offer(word) as Offer)
  expect(sent).toEqual(['take fire earth earth'])
})
