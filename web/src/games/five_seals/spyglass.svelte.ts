import { RADIUS } from './view'

const CLOSEST = 5
const MARGIN = 16

/** How near, and at which part of it, the reader looks at the dungeon. */
export class Spyglass {
  nearness = $state(1)
  x = $state(0)
  y = $state(0)
  width = $state(1)
  height = $state(1)

  /** How many units of the dungeon a pixel shows. */
  scale = $derived((2 * (RADIUS + MARGIN)) / Math.max(1, Math.min(this.width, this.height)) / this.nearness)
  left = $derived(this.x - (this.width * this.scale) / 2)
  top = $derived(this.y - (this.height * this.scale) / 2)
  box = $derived(`${this.left} ${this.top} ${this.width * this.scale} ${this.height * this.scale}`)
  near = $derived(this.nearness > 1.02)

  fit(): void {
    this.nearness = 1
    this.x = 0
    this.y = 0
  }

  lookAt(x: number, y: number, nearness = this.nearness): void {
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

  drag(dx: number, dy: number): void {
    this.x -= dx * this.scale
    this.y -= dy * this.scale
    this.#hold()
  }

  shows(x: number, y: number): boolean {
    const across = (this.width * this.scale) / 2 - 60
    const down = (this.height * this.scale) / 2 - 60
    return Math.abs(x - this.x) < across && Math.abs(y - this.y) < down
  }

  #hold(): void {
    const sideways = Math.max(0, RADIUS + MARGIN - (this.width * this.scale) / 2)
    const upright = Math.max(0, RADIUS + MARGIN - (this.height * this.scale) / 2)
    this.x = Math.min(sideways, Math.max(-sideways, this.x))
    this.y = Math.min(upright, Math.max(-upright, this.y))
  }
}
