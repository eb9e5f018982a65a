/** What a drawing takes up, in its own units. */
export type Bounds = { left: number; top: number; right: number; bottom: number }
export type Point = { x: number; y: number }

const CLOSEST = 5
/** How far from the middle one can see to all sides, as a share of the window. */
const AROUND = 0.18

/** How near, and at which part of it, the reader looks at a drawing. */
export class Viewport {
  bounds = $state.raw<Bounds>({ left: -1, top: -1, right: 1, bottom: 1 })
  nearness = $state(1)
  x = $state(0)
  y = $state(0)
  /** Of the window it is looked at through, in pixels. */
  width = $state(1)
  height = $state(1)

  across = $derived(this.bounds.right - this.bounds.left)
  down = $derived(this.bounds.bottom - this.bounds.top)
  /** How many units of the drawing a pixel shows. */
  scale = $derived(
    Math.max(this.across / Math.max(1, this.width), this.down / Math.max(1, this.height)) / this.nearness,
  )
  left = $derived(this.x - (this.width * this.scale) / 2)
  top = $derived(this.y - (this.height * this.scale) / 2)
  box = $derived(`${this.left} ${this.top} ${this.width * this.scale} ${this.height * this.scale}`)
  near = $derived(this.nearness > 1.02)

  fit(): void {
    this.nearness = 1
    this.x = (this.bounds.left + this.bounds.right) / 2
    this.y = (this.bounds.top + this.bounds.bottom) / 2
  }

  lookAt({ x, y }: Point, nearness = this.nearness): void {
    this.nearness = Math.min(CLOSEST, Math.max(1, nearness))
    this.x = x
    this.y = y
    this.#hold()
  }

  /** Goes nearer and keeps what is under that pixel where it is. */
  approach(factor: number, px = this.width / 2, py = this.height / 2): void {
    const atX = this.left + px * this.scale
    const atY = this.top + py * this.scale
    this.nearness = Math.min(CLOSEST, Math.max(1, this.nearness * factor))
    this.x = atX - (px - this.width / 2) * this.scale
    this.y = atY - (py - this.height / 2) * this.scale
    this.#hold()
  }

  /** How near one has to be for a unit of the drawing to take so many pixels. */
  nearFor(pixels: number): number {
    return pixels * this.scale * this.nearness
  }

  drag(dx: number, dy: number): void {
    this.x -= dx * this.scale
    this.y -= dy * this.scale
    this.#hold()
  }

  /** Whether a point is in view, with what lies around it. */
  shows({ x, y }: Point): boolean {
    return (
      Math.abs(x - this.x) < this.width * this.scale * AROUND &&
      Math.abs(y - this.y) < this.height * this.scale * AROUND
    )
  }

  #hold(): void {
    const middleX = (this.bounds.left + this.bounds.right) / 2
    const middleY = (this.bounds.top + this.bounds.bottom) / 2
    const sideways = Math.max(0, (this.across - this.width * this.scale) / 2)
    const upright = Math.max(0, (this.down - this.height * this.scale) / 2)
    this.x = Math.min(middleX + sideways, Math.max(middleX - sideways, this.x))
    this.y = Math.min(middleY + upright, Math.max(middleY - upright, this.y))
  }
}
