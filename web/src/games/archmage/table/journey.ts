import type { WayView } from '../view'

/** A way that is being walked, hex by hex: where the mage must be and what it must have left to go on. */
export type Journey = { at: string; left: number; ahead: { hex: string; left: number }[] }

/** What is seen of one's own mage. */
export type Standing = { at: string; left: number; legal: string[] }

/** A journey along a way, up to where something happens. `left` tells what is left at each hex of it. */
export function journeyAlong(way: WayView, from: Standing, left: (hex: string) => number | undefined): Journey {
  const end = way.stop ? way.path.indexOf(way.stop[0]) + 1 : way.path.length
  const ahead = way.path.slice(0, end).map((hex) => ({ hex, left: left(hex) ?? -1 }))
  return { at: from.at, left: from.left, ahead }
}

/** The next sentence of a journey and what is left of it; null where it is over or not what was foreseen. */
export function nextStep(journey: Journey, now: Standing): { sentence: string; then: Journey } | null {
  const [next, ...ahead] = journey.ahead
  if (!next || now.at !== journey.at || now.left !== journey.left) return null
  const sentence = `travel ${next.hex}`
  return now.legal.includes(sentence) ? { sentence, then: { at: next.hex, left: next.left, ahead } } : null
}
