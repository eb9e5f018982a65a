// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { placeOf } from './router.svelte'

test('an address leads to its page', () => {
  expect(placeOf('/')).toEqual({ page: 'home' })
  expect(placeOf('/new/abracada')).toEqual({ page: 'new', slug: 'abracada' })
  expect(placeOf('/t/k7qf3m')).toEqual({ page: 'table', code: 'K7QF3M' })
  expect(placeOf('/rules/abracada/')).toEqual({ page: 'rules', slug: 'abracada' })
  expect(placeOf('/credits')).toEqual({ page: 'credits' })
})

test('any other address leads nowhere', () => {
  for (const path of ['/t', '/new', '/credits/us', '/t/K7QF3M/more', '/somewhere']) {
    expect(placeOf(path)).toEqual({ page: 'nowhere' })
  }
})
