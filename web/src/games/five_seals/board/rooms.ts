import { RADIUS, type AreaRow, type SealsView, type Spot } from '../view'

/** A point at a share of the radius and an angle in turns from the top. */
export function at(radius: number, turn: number): { x: number; y: number } {
  const angle = 2 * Math.PI * turn
  return { x: RADIUS * radius * Math.sin(angle), y: -RADIUS * radius * Math.cos(angle) }
}

function point(radius: number, turn: number): string {
  const { x, y } = at(radius, turn)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** The outline of a room: a slice of a ring, or the round hall. */
export function outline([, inner, outer, from, to]: AreaRow): string {
  const far = RADIUS * outer
  if (to - from >= 1) {
    return `M${point(outer, 0)}A${far} ${far} 0 1 1 ${point(outer, 0.5)}A${far} ${far} 0 1 1 ${point(outer, 0)}Z`
  }
  const near = RADIUS * inner
  const large = to - from > 0.5 ? 1 : 0
  return (
    `M${point(inner, from)}L${point(outer, from)}A${far} ${far} 0 ${large} 1 ${point(outer, to)}` +
    `L${point(inner, to)}A${near} ${near} 0 ${large} 0 ${point(inner, from)}Z`
  )
}

/** A way for the eye: the places that a mage passes to a spot over floor it can walk on. Null when
 *  the floor that the table lit does not lead there. */
export function wayTo(view: SealsView, spots: Map<string, Spot>, seat: number, goal: string): Spot[] | null {
  const walker = view.seats[seat]
  const start = spots.get(walker?.mage ?? '')
  const end = spots.get(goal)
  if (!walker || !start || !end) return null
  const floor = new Set(walker.floor)
  const others = view.seats.flatMap((other, number) => (number === seat ? [] : [other.mage, other.familiar]))
  const doorways = [...spots.values()].filter(
    ({ word, areas }) =>
      areas.length === 2 && !view.seals[word] && !others.includes(word) && areas.every((a) => floor.has(a)),
  )
  const ways = new Map<string, Spot[]>(start.areas.filter((area) => floor.has(area)).map((area) => [area, []]))
  for (const [area, way] of ways) {
    if (end.areas.includes(area)) return [start, ...way, end]
    for (const doorway of doorways) {
      const further = doorway.areas.find((other) => other !== area)
      if (doorway.areas.includes(area) && further && !ways.has(further)) ways.set(further, [...way, doorway])
    }
  }
  return null
}
