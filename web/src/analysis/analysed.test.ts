import { expect, test } from 'vitest'
import type { Analysis, Choice, Decision } from './analysis'
import { gained, lostEach, percentGained, tone, victories } from './figures'
import { marksOf } from './marks'
import { isFound, judge, puzzlesOf } from './puzzle'
import { decisionAt, luckAt, nextMistake } from './steps'
import { turningPoints } from './turning_points'

function choice(sentence: string, share: number, equal = false): Choice {
  return { sentence, share, error: 0.02, games: 100, equal, reasons: [] }
}

function decision(move: number, seat: number, cost: number, more: Partial<Decision> = {}): Decision {
  const best = choice('cast 4', 0.4, true)
  const choices = cost ? [best, choice('cast 8', 0.39, true), choice('cast 6', 0.4 + cost)] : [best]
  return {
    move,
    seat,
    sentence: cost ? 'cast 6' : 'cast 4',
    choices,
    made: choices.length - 1,
    cost,
    error: 0.02,
    mark: cost <= -0.1 ? 'blunder' : cost <= -0.05 ? 'mistake' : '',
    skill: seat ? [-cost, cost] : [cost, -cost],
    best: [0, 0],
    hidden: [0, 0],
    ...more,
  }
}

function analysed(decisions: Decision[], draws: Analysis['draws'] = []): Analysis {
  const shares = Array.from({ length: 11 }, () => [0.5, 0.5])
  return {
    format: '',
    game: '',
    seats: 2,
    moves: 10,
    shares,
    errors: [],
    decisions,
    draws,
    totals: [],
    bound: 0.02,
    games: 0,
    seconds: 0,
  }
}

test('parts of a victory have a true minus, no leading nought, and no sign where they are nothing', () => {
  expect([-0.214, 0.34, 1, 0, -0.001, -1.05].map(victories)).toEqual(['−.21', '.34', '1', '0', '0', '−1.05'])
  expect([-0.18, 0.05, 0, 0.004].map(gained)).toEqual(['−.18', '+.05', '0', '0'])
  expect([-0.07, 0.094, 0.001].map(percentGained)).toEqual(['−7', '+9', '0'])
  expect([0.0131, 0.02].map(lostEach)).toEqual(['1.3', '2.0'])
  expect([-0.07, 0.2, 0.001].map(tone)).toEqual(['loss', 'gain', ''])
})

test('the luck of a move is all that was drawn by it and what nobody could know', () => {
  const draws = [
    { move: 3, luck: [0.1, -0.1], error: 0.03 },
    { move: 3, luck: [0.05, -0.05], error: 0.04 },
  ]
  const { all, drawn, error, draws: count } = luckAt(analysed([decision(3, 0, 0, { hidden: [-0.02, 0.02] })], draws), 3)
  expect(drawn[0]).toBeCloseTo(0.15)
  expect(all[0]).toBeCloseTo(0.13)
  expect(error).toBeCloseTo(Math.hypot(0.03, 0.04, 0.02))
  expect(count).toBe(2)
})

test('the graph has the mistakes of all, those of others fainter, and the luck of whose eyes look', () => {
  const analysis = analysed(
    [decision(2, 0, -0.06), decision(3, 1, -0.12), decision(4, 0, -0.01)],
    [
      { move: 5, luck: [-0.2, 0.2], error: 0.02 },
      { move: 6, luck: [0.05, -0.05], error: 0.02 },
      { move: 7, luck: [0.1, -0.1], error: 0.3 },
    ],
  )
  const told = (eyes: number | 'open') =>
    marksOf(analysis, eyes).map(({ kind, move, seat, faint }) => [kind, move, seat, faint])
  expect(told(0)).toEqual([
    ['mistake', 2, 0, false],
    ['mistake', 3, 1, true],
    ['luck', 5, 0, false],
  ])
  expect(told('open').map(([, , , faint]) => faint)).toEqual([false, false, false])
})

test('so many signs as would hide the lines are not shown, and one’s own come first', () => {
  const others = Array.from({ length: 40 }, (_, place) => decision(place + 1, 1, -0.2))
  const marks = marksOf(analysed([...others, decision(41, 0, -0.06)]), 0)
  expect(marks.length).toBeLessThan(20)
  expect(marks.at(-1)).toMatchObject({ move: 41, faint: false })
})

test('the next mistake is one’s own, and after the last comes the first', () => {
  const analysis = analysed([decision(2, 0, -0.06), decision(3, 1, -0.12), decision(8, 0, -0.3)])
  expect(nextMistake(analysis, 0, 2)?.move).toBe(8)
  expect(nextMistake(analysis, 0, 8)?.move).toBe(2)
  expect(nextMistake(analysis, 'watch', 2)?.move).toBe(3)
  expect(nextMistake(analysed([]), 0, 0)).toBeNull()
  expect(decisionAt(analysis, 3)?.seat).toBe(1)
  expect(decisionAt(analysis, 4)).toBeNull()
})

test('turning points are the weightiest steps in their order, and none that may be chance', () => {
  const points = turningPoints(
    analysed(
      [decision(2, 0, -0.06), decision(3, 1, -0.12), decision(4, 0, -0.01), decision(9, 1, 0, { hidden: [0.3, -0.3] })],
      [
        { move: 0, luck: [0.04, -0.04], error: 0.01 },
        { move: 5, luck: [0.2, -0.25], error: 0.02 },
        { move: 6, luck: [0.2, -0.2], error: 0.4 },
      ],
    ),
    4,
  )
  expect(points.map(({ kind, move, seat }) => [kind, move, seat])).toEqual([
    ['choice', 2, 0],
    ['choice', 3, 1],
    ['draw', 5, 1],
    ['hidden', 9, 0],
  ])
})

test('a puzzle is solved by any of the best, or by what is surely better than what was done', () => {
  const puzzle = decision(2, 0, -0.2, {
    choices: [choice('cast 4', 0.4, true), choice('cast 8', 0.38, true), choice('cast 7', 0.3), choice('cast 6', 0.2)],
    made: 3,
  })
  const kinds = ['cast 4', 'cast 8', 'cast 7', 'cast 6', 'stop'].map((said) => judge(puzzle, said).kind)
  expect(kinds).toEqual(['best', 'best', 'better', 'made', 'unknown'])
  expect(kinds.map((kind) => isFound({ kind, choice: null }))).toEqual([true, true, true, false, false])
  const close = { ...puzzle, choices: [...puzzle.choices.slice(0, 3), choice('cast 6', 0.29)] }
  expect(judge(close, 'cast 7').kind).toBe('worse')
})

test('words that mean the same in any order answer a puzzle in any order', () => {
  const puzzle = decision(2, 0, -0.2, {
    choices: [choice('break b3 fire.4 fire.2', 0.4, true), choice('pass', 0.2)],
    made: 1,
  })
  expect(judge(puzzle, 'break b3 fire.2 fire.4', (word) => word.startsWith('fire')).kind).toBe('best')
  expect(judge(puzzle, 'break b3 fire.2 fire.4').kind).toBe('unknown')
})

test('only one’s own mistakes that something beats are puzzles', () => {
  const known = decision(2, 0, -0.1)
  const equal = decision(4, 0, -0.1, { choices: [choice('cast 4', 0.4, true), choice('cast 6', 0.3, true)], made: 1 })
  expect(puzzlesOf(analysed([known, decision(3, 1, -0.2), equal, decision(6, 0, -0.01)]), 0)).toEqual([known])
})
