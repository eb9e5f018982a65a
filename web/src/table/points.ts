/** A number of points as it is written, with a true minus. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** The same as a gain or a loss. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points)
}
