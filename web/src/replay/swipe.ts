import { swiped } from './scrubbing'

/** What a finger drags by itself: a slider, a drawing, a field, a list. */
const DRAGGED = '[role=slider], .drawing, [data-keys=own], input'

/** A finger that goes sideways over something turns a move; what is dragged there keeps its finger. */
export function swipes(turn: (by: 1 | -1) => void): (area: HTMLElement) => () => void {
  return (area) => {
    let from: { id: number; x: number; y: number } | null = null
    const down = (event: PointerEvent) => {
      const own = event.target instanceof Element && event.target.closest(DRAGGED)
      from = event.pointerType === 'touch' && event.isPrimary && !own ? at(event) : null
    }
    const up = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return
      const by = swiped(event.clientX - from.x, event.clientY - from.y)
      from = null
      if (by) turn(by)
    }
    const lost = () => (from = null)
    area.addEventListener('pointerdown', down)
    area.addEventListener('pointerup', up)
    area.addEventListener('pointercancel', lost)
    return () => {
      area.removeEventListener('pointerdown', down)
      area.removeEventListener('pointerup', up)
      area.removeEventListener('pointercancel', lost)
    }
  }
}

function at(event: PointerEvent): { id: number; x: number; y: number } {
  return { id: event.pointerId, x: event.clientX, y: event.clientY }
}
