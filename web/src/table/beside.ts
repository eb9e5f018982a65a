const GAP = 12
const EDGE = 8
/** The top bar, which nothing may cover. */
const TOP = 52
/** Wider than a piece: one line of a list, beside which a note goes so that the lines stay in view. */
const LINE = 180

export type Corner = { left: number; top: number }

/** Where a note of this size goes that is read beside a thing: above it, or below where there is no
 *  room; beside a line of a list. */
export function beside(box: DOMRect, width: number, height: number): Corner {
  const within = (place: number, length: number, room: number) => Math.max(EDGE, Math.min(room - length - EDGE, place))
  if (box.width > LINE) {
    const top = Math.max(TOP, within(box.y + box.height / 2 - height / 2, height, innerHeight))
    if (box.x - width - GAP > EDGE) return { left: box.x - width - GAP, top }
    if (box.right + width + GAP < innerWidth - EDGE) return { left: box.right + GAP, top }
  }
  const left = within(box.x + box.width / 2 - width / 2, width, innerWidth)
  const above = box.y - height - GAP
  return { left, top: above > TOP ? above : Math.min(innerHeight - height - EDGE, box.bottom + GAP) }
}
