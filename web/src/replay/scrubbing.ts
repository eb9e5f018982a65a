/** Where a position lies on the line of a game: 0 at its beginning, 1 at its end. */
export function placeOn(number: number, last: number): number {
  return last > 0 ? number / last : 0
}

/** The position nearest to a place on the line. */
export function numberAt(place: number, last: number): number {
  return Math.round(Math.max(0, Math.min(1, place)) * last)
}

/** How far a finger has to go sideways to turn a move, in pixels. */
const SWIPE = 48

/** Which way a finger swiped that went so far: on by 1, back by -1, or nowhere. */
export function swiped(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
