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

/** What the map takes up, with the empty places where a hex may be set down. */
export function bounds(view: MageView): Bounds {
  const points = [...view.hexes.map(({ x, y }) => middle(x, y)), ...view.places.map(([, x, y]) => middle(x, y))]
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    left: Math.min(...xs) - SIDE - 6,
    right: Math.max(...xs) + SIDE + 6,
    top: Math.min(...ys) - HALF - 6,
    bottom: Math.max(...ys) + HALF + 14,
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
