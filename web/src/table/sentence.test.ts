import { describe, expect, test } from 'vitest'
import { choice, continuing, oneWordBack, onlySentence, typedOffers } from './sentence'

const words = (legal: string[], said: string[] = []) => choice(legal, said).offers.map((offer) => offer.word)

describe('a spell may be named, or the turn ended', () => {
  const legal = ['cast 5', 'cast 6', 'cast 8', 'stop']

  test('“cast” goes without saying, and “stop” comes last', () => {
    expect(choice(legal, []).line).toEqual(['cast'])
    expect(words(legal)).toEqual(['5', '6', '8', 'stop'])
    expect(choice(legal, []).offers.map((offer) => offer.another)).toEqual([false, false, false, true])
  })

  test('an offer carries its whole line, so “stop” is not “cast stop”', () => {
    expect(choice(legal, []).offers.map((offer) => offer.line.join(' '))).toEqual(legal)
  })

  test('“cast” said aloud rules “stop” out', () => {
    expect(words(legal, ['cast'])).toEqual(['5', '6', '8'])
  })

  test('with one spell left the sentence still has to be said', () => {
    expect(words(['cast 8', 'stop'])).toEqual(['8', 'stop'])
  })

  test('what goes without saying can’t be taken back', () => {
    expect(oneWordBack(legal, [])).toEqual([])
    expect(oneWordBack(legal, ['cast'])).toEqual([])
  })
})

describe('sentences of several words', () => {
  const legal = [
    'travel e4',
    'travel e5',
    'explore',
    'cast gate seeds gems to c3',
    'cast gate seeds gems to c4',
    'cast vines',
  ]

  test('several verbs that go on are all offered', () => {
    expect(words(legal)).toEqual(['travel', 'explore', 'cast'])
    expect(choice(legal, []).line).toEqual([])
  })

  test('words that must follow go without saying', () => {
    const after = choice(legal, ['cast', 'gate'])
    expect(after.line).toEqual(['cast', 'gate', 'seeds', 'gems', 'to'])
    expect(after.offers.map((offer) => offer.word)).toEqual(['c3', 'c4'])
  })

  test('one word back takes what followed of itself along', () => {
    expect(oneWordBack(legal, ['cast', 'gate'])).toEqual(['cast'])
    expect(oneWordBack(legal, ['travel'])).toEqual([])
  })

  test('a sentence that may go on is whole and still offers more', () => {
    const cubes = choice(['cubes', 'cubes +3', 'done'], ['cubes'])
    expect(cubes.whole).toBe(true)
    expect(cubes.offers.map((offer) => offer.word)).toEqual(['+3'])
  })

  test('the only sentence left is found from its first different word', () => {
    expect(onlySentence(legal, ['cast', 'vines'])).toBe('cast vines')
    expect(onlySentence(legal, ['travel'])).toBeNull()
    expect(onlySentence(['cast 1', 'cast 12'], ['cast', '1'])).toBe('cast 1')
  })
})

test('nothing is offered when nothing is legal', () => {
  expect(choice([], [])).toEqual({ line: [], offers: [], whole: false })
})

test('a lone sentence waits for its last word', () => {
  expect(words(['roll'])).toEqual(['roll'])
  expect(choice(['draw 3'], []).line).toEqual(['draw'])
})

test('typing finds a word by its beginning, then by the name it goes by', () => {
  const offers = choice(['cast 5', 'cast 6', 'stop'], []).offers
  const names: Record<string, string> = { '5': 'Lightning Tempest', '6': 'Blizzard', stop: 'stop' }
  const typed = (start: string) =>
    typedOffers(offers, start, (offer) => [names[offer.word] ?? '']).map((offer) => offer.word)
  expect(typed('5')).toEqual(['5'])
  expect(typed('S')).toEqual(['stop'])
  expect(typed('bli')).toEqual(['6'])
  expect(typed('x')).toEqual([])
})

test('a seat is typed by its name and by the crest that is seen there', () => {
  // Seat 1, which the engine calls “cat”, wears the owl; seat 2, “owl”, wears the cat.
  const offers = choice(['take cat air.4', 'take owl air.2'], ['take']).offers
  const people: Record<string, string[]> = { cat: ['Ines', 'Owl'], owl: ['Rowan', 'Cat'] }
  const typed = (start: string) => typedOffers(offers, start, ({ word }) => people[word] ?? []).map(({ word }) => word)
  expect(typed('ow')).toEqual(['cat'])
  expect(typed('c')).toEqual(['owl'])
  expect(typed('ro')).toEqual(['owl'])
})

describe('dice are named in any order', () => {
  const dice = (word: string) => /^(fire|air|earth)/.test(word)
  const legal = ['take fire air air', 'take fire air earth', 'take air air earth', 'take fire fire fire']
  const after = (...said: string[]) => choice(legal, said, dice)

  test('each may come next that any sentence still has', () => {
    expect(after().line).toEqual(['take'])
    expect(after('take', 'earth').offers.map(({ word }) => word)).toEqual(['fire', 'air'])
    expect(after('take', 'earth', 'fire').offers.map(({ line }) => line.join(' '))).toEqual(['take earth fire air'])
    expect(after('take', 'earth', 'air', 'fire')).toMatchObject({ offers: [], whole: true })
  })

  test('none goes without saying, and each is taken back alone', () => {
    expect(after('take', 'fire').line).toEqual(['take', 'fire'])
    expect(oneWordBack(legal, ['take', 'earth', 'fire'], dice)).toEqual(['take', 'earth'])
    expect(oneWordBack(legal, ['take', 'earth'], dice)).toEqual(['take'])
  })

  test('the sentence that they become is the one on offer', () => {
    expect(onlySentence(legal, ['take', 'earth', 'air', 'fire'], dice)).toBe('take fire air earth')
    expect(onlySentence(legal, ['take', 'earth', 'earth'], dice)).toBeNull()
    expect(onlySentence(['take cat air for fire', 'take cat fire for air'], ['take', 'cat', 'fire'], dice)).toBe(
      'take cat fire for air',
    )
  })

  test('what goes on does so from the words as they were said', () => {
    expect(continuing(legal, ['take', 'earth', 'fire'], dice)).toEqual([['take', 'earth', 'fire', 'air']])
    expect(continuing(['cast change fire air to x'], ['cast', 'change', 'air'], dice)).toEqual([
      ['cast', 'change', 'air', 'fire', 'to', 'x'],
    ])
  })
})
