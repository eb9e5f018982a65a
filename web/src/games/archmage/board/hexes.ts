import type { Bounds, Point } from '../../../table/viewport.svelte'
import type { HexView, MageView } from '../view'

/** The flat-topped hexes in the units that the map is drawn in. */
export const SIDE = 60
const HALF = (SIDE * Math.sqrt(3)) / 2
const GAP = 2.5

export function middle(x: number, y: number): Point {
  return { x: (x - 4) * SIDE * 1.5, y: y * HALF }
}

function corners(side: number): string {
  const along = (length: number) => (side * length).toFixed(1)
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => (corner * Math.PI) / 3)
    .map((angle) => `${along(Math.cos(angle))},${along(Math.sin(angle))}`)
    .join(' ')
}

export const OUTLINE = corners(SIDE - GAP)
export const INNER = corners(SIDE - 6)
/** How thick a hex is, and how far its shadow reaches below that. */
export const THICK = 11
export const SHADOW = 5
/** From the middle of a hex to its upper edge. */
export const HEIGHT = HALF

/** What the map takes up, with the empty places where a hex may be set down. */
export function bounds(view: MageView): Bounds {
  const points = [...view.hexes.map(({ x, y }) => middle(x, y)), ...view.places.map(([, x, y]) => middle(x, y))]
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    left: Math.min(...xs) - SIDE - 6,
    right: Math.max(...xs) + SIDE + 6,
    top: Math.min(...ys) - HALF - 6,
    bottom: Math.max(...ys) + HALF + THICK + SHADOW + 6,
  }
}

const STEPS: Record<string, [number, number]> = {
  north: [0, -2],
  northeast: [1, -1],
  southeast: [1, 1],
  south: [0, 2],
  southwest: [-1, 1],
  northwest: [-1, -1],
}

/** The direction in which a hex lies that touches another; empty if it does not. */
export function directionTo(from: HexView | undefined, to: HexView): string {
  if (!from) return ''
  return (
    Object.keys(STEPS).find((name) => STEPS[name]?.[0] === to.x - from.x && STEPS[name]?.[1] === to.y - from.y) ?? ''
  )
}

/** The hexes that touch one, by the direction they lie in, clockwise from the north. */
export function around(view: MageView, word: string): { towards: string; hex: HexView }[] {
  const from = view.hexes.find((hex) => hex.word === word)
  return Object.keys(STEPS).flatMap((towards) => {
    const hex = view.hexes.find((other) => directionTo(from, other) === towards)
    return hex ? [{ towards, hex }] : []
  })
}

const KEYS: Record<string, [number, number][]> = {
  ArrowUp: [[0, -2]],
  ArrowDown: [[0, 2]],
  ArrowLeft: [
    [-1, -1],
    [-1, 1],
  ],
  ArrowRight: [
    [1, -1],
    [1, 1],
  ],
}

/** The hex that an arrow key leads to from another. Columns are staggered: sideways it is the one nearer to
 *  the middle row. */
export function beside(view: MageView, hex: HexView, key: string): HexView | undefined {
  const found = (KEYS[key] ?? []).flatMap(
    ([x, y]) => view.hexes.find((other) => other.x === hex.x + x && other.y === hex.y + y) ?? [],
  )
  return found.sort((one, other) => Math.abs(one.y) - Math.abs(other.y))[0]
}
