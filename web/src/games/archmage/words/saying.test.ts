import { expect, test } from 'vitest'
import { carriedWords, carrier, deeds, spokenSeat } from './saying'

test('a hex carries its word before “travel” is said', () => {
  const carried = carriedWords(['travel c3', 'travel d3', 'deploy', 'end'], [])
  expect(carried.get(carrier('hex', 'c3'))?.line).toEqual(['travel', 'c3'])
})

test('“blood” is a planet, a relic or a sphere by the verb before it', () => {
  expect(carriedWords(['advance blood', 'advance gems'], []).has(carrier('planet', 'blood'))).toBe(true)
  expect(carriedWords(['pay blood', 'pay gems'], []).has(carrier('relic', 'blood'))).toBe(true)
  expect(carriedWords(['initiate blood'], []).has(carrier('sphere', 'blood'))).toBe(true)
})

test('a spell and the place of the same name are two things', () => {
  const carried = carriedWords(['cast gate', 'promote gate from time', 'promote chasm from corrupt blood'], [])
  expect(carried.get(carrier('spell', 'gate'))?.line).toEqual(['cast', 'gate'])
  expect(carried.get(carrier('place', 'gate'))?.line).toEqual(['promote', 'gate'])
})

test('a rival’s sphere is not one’s own', () => {
  const legal = ['corrupt cat time', 'corrupt cat blood']
  const carried = carriedWords(legal, [])
  expect(carried.get(carrier('sphere', 'time', 'cat'))?.line).toEqual(['corrupt', 'cat', 'time'])
  expect(carried.has(carrier('sphere', 'time'))).toBe(false)
  expect(spokenSeat(legal, [])).toBe('cat')
  expect(spokenSeat(['shadow cat time', 'shadow owl time'], [])).toBe('')
  expect(spokenSeat(['shadow cat time', 'shadow owl time'], ['shadow', 'owl'])).toBe('owl')
})

test('what is exchanged is asked relic by relic', () => {
  const legal = ['change gems to bones', 'change gems to blood', 'done']
  expect(carriedWords(legal, []).get(carrier('relic', 'gems'))?.line).toEqual(['change', 'gems'])
  expect(carriedWords(legal, ['change', 'gems']).get(carrier('relic', 'bones'))?.line).toEqual([
    'change',
    'gems',
    'to',
    'bones',
  ])
  expect(deeds(legal)).toEqual(['done'])
})

test('a corrupt apprentice is called from its token, another from its place', () => {
  const carried = carriedWords(['promote gate from time', 'promote gate from corrupt time'], ['promote', 'gate'])
  expect(carried.get(carrier('place', 'time'))?.line).toEqual(['promote', 'gate', 'from', 'time'])
  expect(carried.get(carrier('corrupt', 'time'))?.line).toEqual(['promote', 'gate', 'from', 'corrupt', 'time'])
})
