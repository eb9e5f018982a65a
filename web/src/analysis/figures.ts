/** A part of a victory as it stands in a column: “.34”, “1”, with a true minus. */
export function victories(value: number): string {
  const rounded = Math.round(value * 100)
  const digits = (Math.abs(rounded) / 100).toFixed(rounded % 100 ? 2 : 0).replace(/^0\./, '.')
  return rounded < 0 ? `−${digits}` : digits
}

/** The same as a gain or a loss. */
export function gained(value: number): string {
  return Math.round(value * 100) > 0 ? `+${victories(value)}` : victories(value)
}

/** A gain or a loss in percent, without the sign for it. */
export function percentGained(value: number): string {
  const rounded = Math.round(value * 100)
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : '0'
}

/** What was lost a decision, in percent: so little that a tenth counts. */
export function lostEach(each: number): string {
  return (Math.round(each * 1000) / 10).toFixed(1)
}

/** How a gain or a loss is coloured: what rounds to nothing is neither. */
export function tone(value: number): 'gain' | 'loss' | '' {
  const rounded = Math.round(value * 100)
  return rounded > 0 ? 'gain' : rounded < 0 ? 'loss' : ''
}
