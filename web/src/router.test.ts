// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { placeOf } from './router.svelte'

test('an address leads to its page', () => {
  expect(placeOf('/')).toEqual({ page: 'home' })
  expect(placeOf('/new/abracada')).toEqual({ page: 'new', slug: 'abracada' })
  expect(placeOf('/t/k7qf3m')).toEqual({ page: 'table', code: 'K7QF3M' })
  expect(placeOf('/rules/abracada/')).toEqual({ page: 'rules', slug: 'abracada' })
  expect(placeOf('/credits')).toEqual({ page: 'credits' })
  expect(placeOf('/me')).toEqual({ page: 'me' })
  expect(placeOf('/enter')).toEqual({ page: 'enter' })
})

test('an address with a move leads to the replay there, with somebody’s eyes', () => {
  const there = { page: 'replay', code: 'K7QF3M', move: 57, analyse: false }
  expect(placeOf('/t/K7QF3M', '?move=57&as=2')).toEqual({ ...there, as: 2 })
  expect(placeOf('/t/K7QF3M', '?move=57&as=open')).toEqual({ ...there, as: 'open' })
  expect(placeOf('/t/K7QF3M', '?move=57&as=everybody')).toEqual({ ...there, as: null })
  expect(placeOf('/t/K7QF3M', '?move=57&analyse')).toEqual({ ...there, as: null, analyse: true })
  expect(placeOf('/t/K7QF3M', '?move=soon')).toEqual({ page: 'table', code: 'K7QF3M' })
})

test('an address leads to a file, at a move of it', () => {
  const there = { move: 57, as: 2 }
  expect(placeOf('/replay', '?file=local&as=2&move=57')).toEqual({ page: 'replay-file', local: true, ...there })
  expect(placeOf('/replay')).toEqual({ page: 'replay-file', local: false, move: 0, as: null })
  expect(placeOf('/replay', '?move=-1&as=cat')).toEqual({ page: 'replay-file', local: false, move: 0, as: null })
})

test('any other address leads nowhere', () => {
  for (const path of ['/t', '/new', '/credits/us', '/t/K7QF3M/more', '/somewhere', '/replay/K7QF3M']) {
    expect(placeOf(path)).toEqual({ page: 'nowhere' })
  }
})
