// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIT, light } from './favicon'
import { base64url, noticing } from './noticing.svelte'
import { nextAfter, type Turn } from './turns'
import { waiting } from './waiting.svelte'

const turn = (code: string): Turn => ({ code, game: 'abracada', title: '', since: 0, left: null })

let told: Turn[]
beforeEach(() => {
  told = []
  vi.spyOn(noticing, 'tell').mockImplementation((one) => void told.push(one))
})
afterEach(() => void vi.restoreAllMocks())

test('from a table one comes to the next that waits, and at last to the first again', () => {
  const turns = ['A', 'B', 'C'].map(turn)
  expect(nextAfter(turns, 'A')?.code).toBe('B')
  expect(nextAfter(turns, 'C')?.code).toBe('A')
  expect(nextAfter(turns, 'elsewhere')?.code).toBe('A')
  expect(nextAfter([turn('A')], 'A')).toBeUndefined()
  expect(nextAfter([], 'A')).toBeUndefined()
})

test('only a turn that has just begun is news, and a table that is open here knows first', () => {
  waiting.take([turn('A')])
  expect(told).toEqual([])
  waiting.take([turn('A'), turn('B')])
  expect(told.map(({ code }) => code)).toEqual(['B'])
  waiting.note(turn('C'), true)
  waiting.note(turn('C'), true)
  expect(told.map(({ code }) => code)).toEqual(['B', 'C'])
  expect([waiting.count, waiting.elsewhere('C')]).toEqual([3, 2])
  waiting.note(turn('C'), false)
  waiting.take([turn('A'), turn('C')])
  expect(told.map(({ code }) => code)).toEqual(['B', 'C', 'C'])
})

test('the icon has a lamp on it while somebody is waited for', () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">'
  const shown = () => document.querySelector('link')?.getAttribute('href')
  light(true)
  expect(shown()).toBe(LIT)
  expect(decodeURIComponent(LIT)).toMatch(/<circle[^>]*\/><\/svg>\s*$/)
  light(false)
  expect(shown()).toBe('/icon.svg')
})

test('a key is compared as the server writes it', () => {
  expect(base64url(Uint8Array.from([251, 255, 254, 1]).buffer)).toBe('-__-AQ')
  expect(base64url(null)).toBe('')
})
