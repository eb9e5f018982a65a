import { describe, expect, it } from 'vitest'
import { chartOf, figureOf, latest, lossOf, luckOf, mean, type GameStatistics } from './history'

describe('figures of statistics', () => {
  it('are shares where there is something to be a share of', () => {
    const stat = { id: 'x', count: 'hits', of: 'casts' }
    expect(figureOf(stat, { hits: 3, casts: 4 }, 1)).toEqual({ figure: '75 %', count: 3, of: 4 })
    expect(figureOf(stat, {}, 1)).toBeNull()
  })

  it('are means a game otherwise', () => {
    expect(figureOf({ id: 'x', count: 'cubes' }, { cubes: 5 }, 2)?.figure).toBe('2.5')
    expect(figureOf({ id: 'x', count: 'cubes' }, { cubes: 4 }, 2)?.figure).toBe('2')
  })

  it('have a true minus, and losses are losses', () => {
    expect(mean(-1.25)).toBe('−1.2')
    expect([lossOf(0.013), lossOf(-0.013), lossOf(0)]).toEqual(['−1.3 %', '−1.3 %', '0 %'])
    expect([luckOf(0.34), luckOf(-0.2), luckOf(0)]).toEqual(['+34 %', '−20 %', '0 %'])
  })
})

describe('a chart', () => {
  it('goes from left to right and has zero in it', () => {
    const { points, zero } = chartOf([0.2, -0.2, 0], 100, 40)
    expect(points).toEqual([
      [0, 0],
      [50, 40],
      [100, 20],
    ])
    expect(zero).toBe(20)
  })
})

it('tells the latest games of all kinds, the newest first', () => {
  const lately = (...ended: number[]) =>
    ended.map((at) => ({ code: '', ended: at, seats: 2, place: 1, points: 3, luck: null, each: null }))
  const of = (game: string, ...ended: number[]): GameStatistics => {
    const figures = { played: 1, places: [1], points: 3, share: 1, tallies: {} }
    return { game, ...figures, lately: lately(...ended) }
  }
  const games = latest([of('abracada', 9, 4), of('archmage', 7, 1)], 3)
  expect(games.map(({ game, ended }) => [game, ended])).toEqual([
    ['abracada', 9],
    ['archmage', 7],
    ['abracada', 4],
  ])
})
