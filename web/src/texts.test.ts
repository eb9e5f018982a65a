import { expect, test } from 'vitest'
import { knows, learn, text } from './texts'

test('the first page brings no words of a table along; a table brings its own', async () => {
  expect(
    ['web-play-bots', 'game-abracada-blurb', 'option-abracada-rounds', 'not-your-turn'].filter((id) => !knows(id)),
  ).toEqual([])
  expect(['abracada-stop', 'web-abracada-tower'].filter(knows)).toEqual([])
  await Promise.all([learn('abracada'), learn('abracada')])
  expect(text('web-abracada-tower')).toBe('Tower')
  expect(knows('abracada-stop')).toBe(true)
})
