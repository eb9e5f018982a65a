/** A place on the screen. */
export type Box = { left: number; top: number; right: number; bottom: number }
export type Side = 'left' | 'right' | 'top' | 'bottom'
/** Where the card lies, and from which of its sides, how far along it, it points at the light. */
export type Placed = { left: number; top: number; points: Side | null; at: number }

const MARGIN = 10
const AROUND = 6
const POINTER = 22

/** The box around all of these; null where there are none. */
export function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** The part of a box that lies within another, a little larger than it is; null where nothing does. */
export function within(box: Box, area: Box, more = AROUND): Box | null {
  const left = Math.max(box.left - more, area.left)
  const top = Math.max(box.top - more, area.top)
  const right = Math.min(box.right + more, area.right)
  const bottom = Math.min(box.bottom + more, area.bottom)
  return right - left > 2 * more && bottom - top > 2 * more ? { left, top, right, bottom } : null
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 0 && down > 0 ? across * down : 0
}

function clamped(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** Finds a place for a card beside the light, within the area: at the right rim if it can be, else where it covers
 *  least of what is lit. */
export function placeCard(light: Box | null, width: number, height: number, area: Box): Placed {
  const least = { x: area.left + MARGIN, y: area.top + MARGIN }
  const most = {
    x: Math.max(least.x, area.right - width - MARGIN),
    y: Math.max(least.y, area.bottom - height - MARGIN),
  }
  if (!light)
    return { left: most.x, top: clamped((area.top + area.bottom - height) / 2, least.y, most.y), points: null, at: 0 }
  const x = clamped((light.left + light.right - width) / 2, least.x, most.x)
  const y = clamped((light.top + light.bottom - height) / 2, least.y, most.y)
  const gap = POINTER / 2 + 4
  const places: [number, number, Side][] = [
    [most.x, y, 'left'],
    [light.right + gap, y, 'left'],
    [light.left - width - gap, y, 'right'],
    [x, light.top - height - gap, 'bottom'],
    [x, light.bottom + gap, 'top'],
    [x, least.y, 'bottom'],
    [x, most.y, 'top'],
    [least.x, y, 'right'],
    [most.x, least.y, 'bottom'],
    [most.x, most.y, 'top'],
  ]
  // On a phone there is no column: the card lies at the top, or at the foot.
  if (area.right - area.left < 2 * width) places.unshift([x, least.y, 'bottom'], [x, most.y, 'top'])
  const fits = places.filter(([left, top]) => {
    return left >= least.x - 1 && left <= most.x + 1 && top >= least.y - 1 && top <= most.y + 1
  })
  const covers = ([left, top]: [number, number, Side]) =>
    overlap({ left, top, right: left + width, bottom: top + height }, light)
  const best = (fits.length ? fits : places.slice(0, 1)).reduce((a, b) => (covers(b) < covers(a) ? b : a))
  const [left, top, side] = [clamped(best[0], area.left, most.x), Math.max(area.top, best[1]), best[2]]
  const sideways = side === 'left' || side === 'right'
  const middle = sideways ? (light.top + light.bottom) / 2 - top : (light.left + light.right) / 2 - left
  const at = clamped(middle, POINTER, (sideways ? height : width) - POINTER)
  const lit = sideways ? [light.top - top, light.bottom - top] : [light.left - left, light.right - left]
  const aims = at >= (lit[0] ?? 0) && at <= (lit[1] ?? 0)
  return { left, top, points: covers(best) || !aims ? null : side, at }
}
