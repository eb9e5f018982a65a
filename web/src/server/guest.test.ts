// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from './api'
import { myself } from './guest.svelte'

const asked: string[] = []
let answer: () => Promise<Response>

function guest(id: string): Response {
  return new Response(JSON.stringify({ id, name: 'Nox', crest: 'owl' }))
}

beforeEach(() => {
  asked.length = 0
  localStorage.setItem('conclave-guest', 'g1')
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    return answer()
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a guest whom the server knows makes no other while it isn’t answering', async () => {
  answer = () => Promise.reject(new TypeError('no line'))
  await expect(myself.be()).rejects.toThrow('isn’t answering')
  expect(asked).toEqual(['GET /api/guest'])
  answer = () => Promise.resolve(guest('g1'))
  await myself.be()
  expect(asked).toEqual(['GET /api/guest', 'GET /api/guest'])
  expect([myself.known, myself.name, myself.crest]).toEqual([true, 'Nox', 'owl'])
})

test('whoever is logged out from elsewhere is nobody here', async () => {
  answer = () => Promise.resolve(guest('g1'))
  await myself.be()
  answer = () => Promise.resolve(new Response(JSON.stringify({ id: 'guest-needed', text: 'Who?' }), { status: 401 }))
  await expect(api.myTables()).rejects.toThrow('Who?')
  expect([myself.known, localStorage.getItem('conclave-guest')]).toEqual([false, null])
})

test('a guest without a name is suggested the same one on every page', async () => {
  localStorage.clear()
  const suggested = async (luck: number) => {
    vi.resetModules()
    vi.spyOn(Math, 'random').mockReturnValue(luck)
    const { myself: anew } = await import('./guest.svelte')
    return [anew.name, anew.crest]
  }
  const first = await suggested(0.1)
  expect(await suggested(0.9)).toEqual(first)
  localStorage.setItem('conclave-name', 'scribbled over')
  expect(await suggested(0.9)).not.toEqual(first)
})
