import { describe, expect, test } from 'vitest'
import { changeText, curveOf, ratingText, rowsOf, type Listed } from './ratings'

function person(id: string, rating: number, provisional = false): Listed {
  return { rank: provisional ? null : 1, id, name: id, crest: 'owl', rating, provisional, games: 9, you: false }
}

describe('ratings', () => {
  test('a provisional rating is doubted', () => {
    expect(ratingText({ rating: 1624, provisional: true })).toBe('1624?')
    expect(ratingText({ rating: 1624, provisional: false })).toBe('1624')
  })

  test('a change has its sign, and a loss a true minus', () => {
    expect([14, 0, -9].map(changeText)).toEqual(['+14', '±0', '−9'])
  })

  test('a curve keeps within its picture, and little ups and downs stay little', () => {
    const curve = curveOf([1500, 1600, 1400], 100, 50)
    expect(curve).toEqual([
      [0, 25],
      [50, 0],
      [100, 50],
    ])
    expect(curveOf([1500], 100, 50)).toEqual([[0, 25]])
    const [first, second] = curveOf([1500, 1504], 100, 50)
    expect(Math.abs((first?.[1] ?? 0) - (second?.[1] ?? 0))).toBeLessThan(6)
  })

  test('bots stand among people, and the provisional after all', () => {
    const rows = rowsOf({
      people: [person('ines', 1700), person('nox', 1450), person('basil', 1900, true)],
      bots: [
        { level: 'master', rating: 1650 },
        { level: 'adept', rating: 1500 },
      ],
    })
    expect(rows.map((row) => row.person?.id ?? row.level)).toEqual(['ines', 'master', 'adept', 'nox', 'basil'])
  })
})
