import type { Move } from './protocol'

/** Points of each seat at the start and after every chapter of the game, what is written under them, and after how
 *  many moves the chapter began that led there. */
export type Curve = { marks: string[]; lines: number[][]; begins: number[] }

/** How the points went, by the chapters of the game: rounds or turns. */
export function curveOf(moves: Move[], seats: number, isChapter: (move: Move) => boolean): Curve {
  const at: number[][] = [Array<number>(seats).fill(0)]
  const begins = [0]
  let begun = 0
  moves.forEach((move, place) => {
    const last = place === moves.length - 1
    if (!move.points || !(last || isChapter(move))) return
    at.push(move.points)
    begins.push(begun)
    begun = place + 1
  })
  const lines = Array.from({ length: seats }, (_, seat) => at.map((points) => points[seat] ?? 0))
  return { marks: at.map((_, place) => String(place)), lines, begins }
}

/** Whole numbers between the least and the most points, at most `most` of them, for the lines across. */
export function ticks(least: number, greatest: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((step) => (greatest - least) / step <= most) ?? 100
  // Nobody writes −0.
  const first = Math.ceil(least / step) * step || 0
  const values: number[] = []
  for (let value = first; value <= greatest; value += step) values.push(value)
  return values
}

/** Heights pushed apart so that things at them do not touch, as near as can be to where they were. */
export function apart(heights: number[], gap: number): number[] {
  const order = heights.map((height, place) => ({ height, place })).sort((a, b) => a.height - b.height)
  const placed = [...heights]
  let floor = -Infinity
  for (const { height, place } of order) {
    floor = Math.max(height, floor + gap)
    placed[place] = floor
  }
  return placed
}
