import { tick } from 'svelte'
import { wantsStill } from '../settings.svelte'

/** Every piece has a `data-piece` that stays its own from one position to the next. A newcomer may
 *  name the `data-place` it comes from in `data-from`. */
const TRAVEL: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(.2,.8,.2,1)' }
const REVEAL: KeyframeAnimationOptions = { duration: 320, easing: 'cubic-bezier(.2,.8,.2,1)' }
const FADE: KeyframeAnimationOptions = { duration: 120, easing: 'linear' }

type Where = Map<string, DOMRect>

function measure(root: HTMLElement, name: 'piece' | 'place'): Where {
  const where: Where = new Map()
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    const box = element.getBoundingClientRect()
    if (box.width) where.set(element.dataset[name] ?? '', box)
  }
  return where
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, largest = Infinity): void {
  // Of a table that is drawn smaller, so are its pixels.
  const zoom = element.currentCSSZoom || 1
  const dx = (from.x + from.width / 2 - (to.x + to.width / 2)) / zoom
  const dy = (from.y + from.height / 2 - (to.y + to.height / 2)) / zoom
  const scale = Math.min(largest, from.width / to.width)
  if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    TRAVEL,
  )
}

/** Makes the change and lets every piece go from where it was to where it is now (FLIP). */
export async function stage(root: HTMLElement | null, change: () => void): Promise<void> {
  if (!root || document.hidden) return change()
  const before = measure(root, 'piece')
  const places = measure(root, 'place')
  change()
  await tick()
  const still = wantsStill()
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const now = element.getBoundingClientRect()
    if (!now.width) continue
    const from = before.get(element.dataset.piece ?? '')
    const origin = places.get(element.dataset.from ?? '')
    if (still) {
      if (!from) element.animate([{ opacity: 0 }, {}], FADE)
    } else if (from) travel(element, from, now)
    else if (origin) travel(element, origin, now, 1)
    else element.animate([{ transform: 'rotateY(90deg)', opacity: 0.2 }, {}], REVEAL)
  }
}
