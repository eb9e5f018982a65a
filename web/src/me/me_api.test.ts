import { expect, test } from 'vitest'
import { hasOtherWays, type Me } from './me_api'

const alone: Me = {
  id: '1',
  name: 'Nox',
  crest: 'raven',
  statistics_open: false,
  playing: 0,
  over: 0,
  devices: [{ id: 'a', label: '', kind: 'first', made: 0, seen: 0, here: true }],
  passkeys: [],
  phrase: null,
  link: null,
}

test('whoever has one device and no key could not come back', () => {
  expect(hasOtherWays(alone)).toBe(false)
  expect(hasOtherWays({ ...alone, link: 99 })).toBe(false)
  expect(hasOtherWays({ ...alone, phrase: 1 })).toBe(true)
  expect(hasOtherWays({ ...alone, passkeys: [{ id: 'p', name: 'Laptop', made: 0, used: null }] })).toBe(true)
  const other = { id: 'b', label: '', kind: 'link', made: 0, seen: 0, here: false } as const
  expect(hasOtherWays({ ...alone, devices: [...alone.devices, other] })).toBe(true)
})
