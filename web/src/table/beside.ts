const GAP = 12
const EDGE = 8
/** The top bar, which nothing may cover. */
const TOP = 52
/** The sentence bar where the screen is low. */
const FOOT = 58
/** Wider than a piece: one line of a list, beside which a note goes so that the lines stay in view. */
const LINE = 180

export type Corner = { left: number; top: number }

/** Where a note of this size goes that is read beside a thing: above it, or below where there is no
 *  room; beside a line of a list, and beside anything where the screen is low. */
export function beside(box: DOMRect, width: number, height: number): Corner {
  const within = (place: number, length: number, room: number) => Math.max(EDGE, Math.min(room - length - EDGE, place))
  const above = box.y - height - GAP
  const low = above <= TOP && box.bottom + GAP + height > innerHeight - FOOT
  if (low || box.width > LINE) {
    const top = Math.max(TOP, within(box.y + box.height / 2 - height / 2, height, innerHeight - (low ? FOOT : 0)))
    if (box.x - width - GAP > EDGE) return { left: box.x - width - GAP, top }
    if (box.right + width + GAP < innerWidth - EDGE) return { left: box.right + GAP, top }
  }
  const left = within(box.x + box.width / 2 - width / 2, width, innerWidth)
  return { left, top: above > TOP ? above : Math.min(innerHeight - height - EDGE, box.bottom + GAP) }
}
