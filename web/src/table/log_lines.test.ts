import { expect, test } from 'vitest'
import type { Seen } from './beats'
import { logLines, newestFirst } from './log_lines'

function seen(number: number, seat: number, deed: string, outcome = ''): Seen {
  const move = { number, seat, sentence: deed, events: [] }
  return { deed, outcome, changes: [], decides: false, move, before: null, after: null }
}

const none = () => null

test('moves that tell the same in a row are one line with all who made them', () => {
  const moves = [seen(1, 0, 'lay'), seen(2, 1, 'lay'), seen(3, 0, 'lay'), seen(4, 0, 'play')]
  const lines = logLines(moves, none)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ kind: 'moves', count: 3, seats: [0, 1] })
})

test('moves with other outcomes stay apart', () => {
  expect(logLines([seen(1, 0, 'cast', 'hit'), seen(2, 0, 'cast', 'miss')], none)).toHaveLength(2)
})

test('a move of a hurried bot has a line of its own', () => {
  const hurried = seen(2, 0, 'lay')
  hurried.move.hurried = 'novice'
  expect(logLines([seen(1, 0, 'lay'), hurried], none)).toHaveLength(2)
})

test('a move that tells nothing has no line', () => {
  expect(logLines([seen(1, 0, '')], none)).toEqual([])
})

test('a divider stands where the next round begins, and nothing is folded across it', () => {
  const lines = logLines([seen(1, 0, 'lay'), seen(2, 0, 'lay')], ({ move }) => (move.number === 1 ? 'Round 2' : null))
  expect(lines.map(({ kind }) => kind)).toEqual(['moves', 'chapter', 'moves'])
})

test('newest first, a heading stands above what happened under it', () => {
  const begins = ({ move }: Seen) => (move.number === 1 ? 'Round 2' : move.number === 3 ? 'Round 3' : null)
  const shown = (count: number) => {
    const moves = [seen(1, 0, 'one'), seen(2, 0, 'two'), seen(3, 1, 'three'), seen(4, 1, 'four')].slice(0, count)
    return newestFirst(logLines(moves, begins), 'Start').map((line) =>
      line.kind === 'chapter' ? line.title : line.kind === 'moves' ? line.seen.deed : '',
    )
  }
  expect(shown(1)).toEqual(['one'])
  expect(shown(3)).toEqual(['Round 2', 'three', 'two', 'Start', 'one'])
  expect(shown(4)).toEqual(['Round 3', 'four', 'Round 2', 'three', 'two', 'Start', 'one'])
})
