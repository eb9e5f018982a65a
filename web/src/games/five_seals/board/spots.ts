import { RADIUS, type AreaRow, type SealsView, type Spot } from '../view'

/** Where the things of the dungeon are drawn and how large, so that none covers another or a wall. */

type Point = { x: number; y: number }
type Placed = Point & Omit<Spot, 'ground'>

const LARGEST = 26
const LARGEST_SCROLL = 23
const SMALLEST_SCROLL = 14
/** How far a scroll may be drawn from where the plan has it, and in which steps. */
const ASTRAY = 18
const STEP = 3
/** How far around a thing a pointer still means it: 44 pixels across on a small desktop screen. */
const GROUND = 40
const CORNERS = 20

const known = new Map<string, Map<string, Spot>>()

/** The spots by their words. A plan is laid out once. */
export function spotsOf({ plan }: SealsView): Map<string, Spot> {
  const key = JSON.stringify(plan)
  const spots = known.get(key) ?? laidOut(plan)
  known.set(key, spots)
  return spots
}

function laidOut(plan: SealsView['plan']): Map<string, Spot> {
  const areas = new Map(plan.areas.map((area) => [area[0], area]))
  const rows = plan.spots.map(([word, strength, x, y, ...within]) => ({
    word,
    strength,
    x: x * RADIUS,
    y: y * RADIUS,
    areas: within,
    size: 0,
  }))
  const holdsScroll = ({ strength, areas }: Placed) => strength > 0 && areas.length === 1
  const others = rows.filter((spot) => !holdsScroll(spot))
  for (const spot of others)
    spot.size = Math.min(
      LARGEST,
      Math.min(...others.filter((other) => other !== spot).map((other) => apart(spot, other))) / 2,
    )
  const seals = others.filter(({ strength }) => strength > 0)
  const placed = rows.map((spot) =>
    holdsScroll(spot) ? { ...spot, ...scrollAt(spot, seals, areas.get(spot.areas[0] ?? '')) } : spot,
  )
  return new Map(placed.map((spot) => [spot.word, { ...spot, ground: groundOf(spot, placed) }]))
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** As large as can be, and then as near as can be to where the plan has it. */
function scrollAt(spot: Placed, seals: Placed[], area: AreaRow | undefined): Point & { size: number } {
  const near = seals.filter((seal) => apart(spot, seal) < ASTRAY + LARGEST + LARGEST_SCROLL * 2)
  let best = { x: spot.x, y: spot.y, size: 0 }
  for (let dx = -ASTRAY; dx <= ASTRAY; dx += STEP) {
    for (let dy = -ASTRAY; dy <= ASTRAY; dy += STEP) {
      const at = { x: spot.x + dx, y: spot.y + dy }
      const size = sizeAt(at, near, area)
      if (size > best.size || (size === best.size && apart(at, spot) < apart(best, spot))) best = { ...at, size }
    }
  }
  return best.size ? best : { ...best, size: SMALLEST_SCROLL }
}

function sizeAt(at: Point, seals: Placed[], area: AreaRow | undefined): number {
  for (let size = LARGEST_SCROLL; size >= SMALLEST_SCROLL; size -= 0.5) {
    const wide = size * 0.92 + 2
    const high = size + 2
    const free = seals.every(
      (seal) =>
        Math.hypot(Math.max(Math.abs(seal.x - at.x) - wide, 0), Math.max(Math.abs(seal.y - at.y) - high, 0)) >=
        seal.size,
    )
    if (
      free &&
      (!area ||
        [-1, 1].every((right) => [-1, 1].every((down) => inside(area, at.x + right * wide, at.y + down * high))))
    )
      return size
  }
  return 0
}

function inside([, inner, outer, from, to]: AreaRow, x: number, y: number): boolean {
  const out = Math.hypot(x, y) / RADIUS
  const turn = Math.atan2(x, -y) / (2 * Math.PI) - from
  return out > inner && out < outer && turn - Math.floor(turn) < to - from
}

/** What is nearer to a spot than to any other, up to a certain distance. */
export function groundOf(spot: Point, spots: Point[]): string {
  let corners = Array.from({ length: CORNERS }, (_, place) => {
    const angle = (2 * Math.PI * place) / CORNERS
    return { x: GROUND * Math.cos(angle), y: GROUND * Math.sin(angle) }
  })
  for (const other of spots) {
    const away = { x: other.x - spot.x, y: other.y - spot.y }
    const far = Math.hypot(away.x, away.y)
    if (far === 0 || far > GROUND * 2) continue
    /** How far beyond the line halfway to the other; up to 0 it is one's own. */
    const beyond = (corner: Point) => (corner.x * away.x + corner.y * away.y) / far - far / 2
    corners = corners.flatMap((corner, place) => {
      const next = corners[(place + 1) % corners.length] ?? corner
      const here = beyond(corner)
      const there = beyond(next)
      const kept = here <= 0 ? [corner] : []
      if (here <= 0 === there <= 0) return kept
      const share = here / (here - there)
      return [...kept, { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share }]
    })
  }
  return corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}
