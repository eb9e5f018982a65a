/** The guides of the graph, as shares of victory. */
export const GUIDES = [0, 0.25, 0.5, 0.75]

/** Each seat's line has a rhythm of its own, so that it is known without its colour. */
const RHYTHMS = ['9 4', '2 4', '14 4 3 4', '5 3', '1 5', '9 3 1 3 1 3']

export function rhythm(seat: number): string {
  return RHYTHMS[seat % RHYTHMS.length] ?? ''
}

/** A line through the shares of a seat, in the units of a drawing so wide and high. */
export function lineOf(
  shares: number[][],
  seat: number,
  { xOf, width, yOf }: { xOf: (number: number) => number; width: number; yOf: (share: number) => number },
): string {
  return shares
    .map((each, number) => `${(xOf(number) * width).toFixed(1)},${yOf(each[seat] ?? 0).toFixed(1)}`)
    .join(' ')
}

/** Heights with a gap between them that all lie between two bounds, as near as can be to where they were. */
export function spread(heights: number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((height, place) => ({ height, place })).sort((a, b) => a.height - b.height)
  const placed = [...heights]
  let floor = top - gap
  order.forEach(({ height, place }, index) => {
    const room = bottom - (order.length - 1 - index) * gap
    floor = Math.max(floor + gap, Math.min(height, room))
    placed[place] = floor
  })
  return placed
}
