// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { recallWishes, termsWished } from './wishes'

test('time and rating are wished for as the server reads them, and anything else is forgotten', () => {
  localStorage.setItem('conclave-seeking', '{"bots": false, "clock": "live 5 5", "rated": "yes"}')
  const wishes = recallWishes()
  expect(wishes).toEqual({ bots: false, anySeats: false, anyOptions: true, clock: 'live 5 5', rated: 'yes' })
  expect(termsWished(wishes)).toEqual({
    clock: { kind: 'live', bank: 300, increment: 5, late: 'adept' },
    any_clock: false,
    rated: true,
    any_rated: false,
  })
  localStorage.setItem('conclave-seeking', '{"clock": "live 1 1", "rated": 7}')
  expect(termsWished(recallWishes())).toEqual({ clock: null, any_clock: true, rated: false, any_rated: true })
})
