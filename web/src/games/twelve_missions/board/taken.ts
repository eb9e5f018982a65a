import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { wantsStill } from '../../../settings.svelte'

const STILL = 120
const SWEEP = 300
const SMALL = 0.3

/** A card of a finished trick goes to whoever took it when the next trick is led. */
export function toTaker(card: HTMLElement, taker: number | null): TransitionConfig {
  const place = document.querySelector(`[data-place="seat-${taker}"]`)?.getBoundingClientRect()
  if (wantsStill() || !place?.width) return { duration: STILL, css: (left) => `opacity: ${left}` }
  const from = card.getBoundingClientRect()
  const dx = place.x + place.width / 2 - (from.x + from.width / 2)
  const dy = place.y + place.height / 2 - (from.y + from.height / 2)
  return {
    duration: SWEEP,
    easing: cubicOut,
    css: (left, gone) =>
      `transform: translate(${dx * gone}px, ${dy * gone}px) scale(${1 - gone * (1 - SMALL)});` +
      ` opacity: ${Math.min(1, left * 3)}; z-index: 4`,
  }
}
