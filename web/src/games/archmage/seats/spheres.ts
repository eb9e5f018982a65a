import type { Point } from '../../../table/viewport.svelte'
import { SPHERES, type SpellView } from '../view'

/** Where things stand on the tower board: six circles that all pass through the middle. */
export const RADIUS = 70
const LEVELS = [105, 87, 46]

/** The spheres in a ring, as the advanced spells tell which overlap. */
export function ringOf(spells: SpellView[]): string[] {
  const pairs = spells.filter(({ level }) => level === 1).map(({ spheres }) => spheres)
  const ring: string[] = [SPHERES[0]]
  while (ring.length < SPHERES.length) {
    const last = ring.at(-1) ?? ''
    const next = pairs
      .filter((pair) => pair.includes(last))
      .flat()
      .filter((sphere) => !ring.includes(sphere))
      .sort((a, b) => Math.abs(indexOf(a) - indexOf(last)) - Math.abs(indexOf(b) - indexOf(last)))[0]
    if (!next) return [...SPHERES]
    ring.push(next)
  }
  return ring
}

function indexOf(sphere: string): number {
  return SPHERES.findIndex((one) => one === sphere)
}

export function at(turn: number, radius: number): Point {
  const angle = (turn - 0.25) * 2 * Math.PI
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

/** Where a spell stands: in its sphere, or in the middle of those that overlap there. */
export function spotOf(spell: SpellView, ring: string[]): Point {
  let x = 0
  let y = 0
  for (const sphere of spell.spheres) {
    const one = at(ring.indexOf(sphere) / ring.length, 1)
    x += one.x
    y += one.y
  }
  const far = Math.hypot(x, y) || 1
  const radius = LEVELS[spell.level] ?? 0
  return { x: (x / far) * radius, y: (y / far) * radius }
}
