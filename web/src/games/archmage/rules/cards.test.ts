import { expect, test } from 'vitest'
import { PRINTED } from './printed'

test('a spell stands where its spheres overlap', () => {
  const spheres = Object.fromEntries(PRINTED.map(({ word, spheres }) => [word, spheres.join(' ')]))
  expect(spheres.gate).toBe('time blood')
  expect(spheres.divination).toBe('death time')
  expect(spheres['time-stop']).toBe('death time blood')
  expect(spheres.obliterate).toBe('matter death time')
  expect(PRINTED).toHaveLength(18)
})
