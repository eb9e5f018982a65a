// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { Coach } from './coach.svelte'

beforeEach(() => localStorage.clear())

test('the coach speaks in the first game of each kind', () => {
  const coach = new Coach()
  expect(coach.speaksIn('abracada')).toBe(true)
  coach.finished('abracada')
  expect(coach.speaksIn('abracada')).toBe(false)
  expect(coach.speaksIn('archmage')).toBe(true)
})

test('whoever turns it off or on is obeyed from then on', () => {
  new Coach().turn(false)
  expect(new Coach().speaksIn('archmage')).toBe(false)
  new Coach().turn(true)
  const coach = new Coach()
  coach.finished('archmage')
  expect(coach.speaksIn('archmage')).toBe(true)
})

test('a coach asked for after a lesson stays for one game', () => {
  const coach = new Coach()
  coach.turn(false)
  coach.want('abracada')
  expect(new Coach().speaksIn('abracada')).toBe(true)
  coach.finished('abracada')
  expect(new Coach().speaksIn('abracada')).toBe(false)
})

test('what is understood is not spoken of again, in that game alone', () => {
  const coach = new Coach()
  coach.understood('abracada', 'stop')
  expect(new Coach().understands('abracada', 'stop')).toBe(true)
  expect(new Coach().understands('archmage', 'stop')).toBe(false)
})

test('what no deed can show is spoken of in three turns', () => {
  const coach = new Coach()
  for (const turn of [1, 2, 3]) {
    expect(coach.understands('abracada', 'lives'), String(turn)).toBe(false)
    coach.spoke('abracada', 'lives')
  }
  expect(coach.understands('abracada', 'lives')).toBe(true)
})
