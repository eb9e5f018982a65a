/** How long something done once a game is to be held. */
export const HOLD = 600

type Pressed = { firm: () => boolean; held: (held: boolean) => void; press: () => void }

/** Presses at a click; what is firm only when held for a while, or at a second press of a key. */
export function pressing({ firm, held, press }: Pressed) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = false

  function release(): void {
    clearTimeout(timer)
    timer = undefined
    held(false)
  }

  return {
    onpointerdown(event: PointerEvent): void {
      if (!firm() || event.button !== 0) return
      held(true)
      timer = setTimeout(() => {
        release()
        press()
      }, HOLD)
    },
    onpointerup: release,
    onpointerleave: release,
    onpointercancel: release,
    /** The click of a key has no detail: it counts at the second time. */
    onclick(event: MouseEvent): void {
      if (!firm()) press()
      else if (event.detail === 0 && asked) press()
      else if (event.detail === 0) {
        asked = true
        held(true)
      }
    },
    onblur(): void {
      asked = false
      release()
    },
  }
}
