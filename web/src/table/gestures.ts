import type { Point, Viewport } from './viewport.svelte'

const DRAG = 7

/** Wheel, drag and pinch on a drawing. `dragging` is called when one begins, so that what was read
 *  beside a piece can be put away. */
export class Gestures {
  readonly #viewport: Viewport
  readonly #dragging: () => void
  readonly #down = new Map<number, Point>()
  #gone = 0
  /** Whether the pointer has moved the drawing since it came down; then it does not click. */
  dragged = false

  constructor(viewport: Viewport, dragging: () => void) {
    this.#viewport = viewport
    this.#dragging = dragging
  }

  press(event: PointerEvent): void {
    if (!this.#down.size) {
      this.dragged = false
      this.#gone = 0
    }
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  move(event: PointerEvent & { currentTarget: Element }): void {
    const before = this.#down.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...this.#down].find(([finger]) => finger !== event.pointerId)?.[1]
    this.#down.set(event.pointerId, now)
    if (other) this.#pinch(before, now, other, event.currentTarget)
    else this.#drag(before, now, event)
  }

  lift(event: PointerEvent): void {
    this.#down.delete(event.pointerId)
  }

  wheel(event: WheelEvent & { currentTarget: Element }): void {
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    this.#dragging()
    this.#viewport.approach(Math.exp(-event.deltaY / 400), event.clientX - box.x, event.clientY - box.y)
  }

  #pinch(before: Point, now: Point, other: Point, drawing: Element): void {
    this.dragged = true
    const box = drawing.getBoundingClientRect()
    const apart = Math.hypot(before.x - other.x, before.y - other.y)
    const further = Math.hypot(now.x - other.x, now.y - other.y)
    if (apart > 0)
      this.#viewport.approach(further / apart, (now.x + other.x) / 2 - box.x, (now.y + other.y) / 2 - box.y)
    this.#viewport.drag((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  #drag(before: Point, now: Point, event: PointerEvent & { currentTarget: Element }): void {
    this.#gone += Math.hypot(now.x - before.x, now.y - before.y)
    if (!this.#viewport.near || (!this.dragged && this.#gone < DRAG)) return
    if (!this.dragged) {
      this.dragged = true
      this.#dragging()
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    this.#viewport.drag(now.x - before.x, now.y - before.y)
  }
}
