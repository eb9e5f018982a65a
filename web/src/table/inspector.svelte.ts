const RESTING = 250
/** Long enough to come from a thing to what is read of it. */
const LINGERING = 220

type On<E extends Event> = E & { currentTarget: Element }

/** What is being read, the place on the screen it is read beside, and whether it was asked for by touch:
 *  then it stays until something else is. */
export type Reading<T> = T & { box: DOMRect; held: boolean }

/** Lets people read things on the table: by resting the pointer on them, by keyboard or by touch. */
export class Inspector<T extends object> {
  reading = $state.raw<Reading<T> | null>(null)
  /** Whether the pointer may go over to what is read, to press something there. */
  lingers = false
  #resting: ReturnType<typeof setTimeout> | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined

  /** Reads what the pointer has come to rest on. Passing over a thing is not asking about it, nor is
   *  a thing that comes to lie under a pointer at rest. */
  hover(thing: T, event: On<PointerEvent>): void {
    if (event.pointerType === 'touch') return
    clearTimeout(this.#resting)
    if (this.reads(thing)) return this.stay()
    const element = event.currentTarget
    this.#resting = setTimeout(() => element.isConnected && this.read(thing, element), RESTING)
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === 'touch') return
    if (!this.lingers || !this.reading) return this.put()
    clearTimeout(this.#resting)
    // What the pointer rests on by then is still to be read.
    this.#leaving = setTimeout(() => (this.reading = null), LINGERING)
  }

  /** The pointer has come to what is read. */
  stay(): void {
    clearTimeout(this.#leaving)
  }

  focus(thing: T, event: On<FocusEvent>): void {
    if (event.currentTarget.matches(':focus-visible')) this.read(thing, event.currentTarget)
  }

  blur(): void {
    if (!this.reading?.held) this.put()
  }

  read(thing: T, element: Element, held = false): void {
    clearTimeout(this.#resting)
    clearTimeout(this.#leaving)
    this.reading = { ...thing, box: element.getBoundingClientRect(), held }
  }

  reads(thing: T): boolean {
    const now: Record<string, unknown> | null = this.reading
    return now !== null && Object.entries(thing).every(([name, value]) => now[name] === value)
  }

  put(): void {
    clearTimeout(this.#resting)
    clearTimeout(this.#leaving)
    this.reading = null
  }
}
