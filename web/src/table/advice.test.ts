import { expect, test } from 'vitest'
import { Advice } from './advice.svelte'
import type { About, Hint } from './protocol'

function asking(): {
  advice: Advice
  asked: About[]
  answer: (about: About, sentences: string[], nonce?: string) => void
} {
  const asked: About[] = []
  const advice = new Advice({
    ask: (about) => `nonce ${asked.push(about)}`,
    unordered: (word) => word.includes('.'),
  })
  const answer = (about: About, sentences: string[], nonce = `nonce ${asked.length}`) => {
    const hints: Hint[] = sentences.map((sentence) => ({
      sentence,
      share: 0.3,
      error: 0.02,
      games: 90,
      equal: true,
      reasons: [],
    }))
    advice.hear({ type: 'advice', about, version: 1, nonce, hints, odds: [], notes: [] })
  }
  return { advice, asked, answer }
}

test('a hint ranks the words it begins with, the best one first', () => {
  const { advice, answer } = asking()
  advice.askHint()
  expect(advice.rankOf('cast 4')).toBeNull()
  answer('hint', ['cast 4', 'stop', 'cast 8'])
  expect(advice.rankOf('cast 4')).toBe(1)
  expect(advice.rankOf('cast')).toBe(1)
  expect(advice.rankOf('cast 8')).toBe(3)
  expect(advice.rankOf('cast 5')).toBeNull()
  expect(advice.rankOf('sto')).toBeNull()
  expect(advice.rankOf('')).toBeNull()
})

test('dice rank in any order', () => {
  const { advice, answer } = asking()
  advice.askHint()
  answer('hint', ['break b3q fire.2 fire.4'])
  expect(advice.rankOf('break b3q fire.4')).toBe(1)
  expect(advice.rankOf('break b3q fire.4 fire.2')).toBe(1)
  expect(advice.rankOf('break fire.4')).toBeNull()
})

test('an answer that comes after the position has changed is not shown', () => {
  const { advice, answer } = asking()
  advice.askHint()
  advice.forget()
  answer('hint', ['stop'])
  expect(advice.hints).toBeNull()
  expect(advice.open).toBeNull()
})

test('an answer to an earlier question is not taken for that to a later one', () => {
  const { advice, answer } = asking()
  advice.askHint()
  advice.close()
  advice.askHint()
  answer('hint', ['cast 1'], 'nonce 1')
  expect(advice.hints).toBeNull()
})

test('a refused hint closes the panel and is told; a refused note is passed over in silence', () => {
  const { advice } = asking()
  advice.askHint()
  advice.askNotes()
  expect(advice.refuse('nonce 2')).toBe(true)
  expect(advice.open).toBe('hint')
  expect(advice.refuse('nonce 1')).toBe(false)
  expect(advice.open).toBeNull()
})
