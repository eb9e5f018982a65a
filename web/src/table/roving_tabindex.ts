const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Things side by side that are there to be read: the Tab key comes to one of them, the arrow keys
 *  walk along all. What can be said stays a stop of its own. */
export function rovingTabindex(things: string): (group: HTMLElement) => () => void {
  return (group) => {
    let stop: Element | undefined
    const all = () => [...group.querySelectorAll<HTMLElement | SVGElement>(things)]

    const settle = (): void => {
      const rest = all().filter((thing) => !thing.matches('.sayable'))
      const here = rest.find((thing) => thing === stop) ?? rest[0]
      for (const thing of all()) thing.setAttribute('tabindex', thing === here || !rest.includes(thing) ? '0' : '-1')
    }
    const focused = (event: FocusEvent): void => {
      stop = all().find((thing) => thing === event.target) ?? stop
      settle()
    }
    const keyed = (event: KeyboardEvent): void => {
      const step = STEPS[event.key]
      const now = all().findIndex((thing) => thing === event.target)
      if (step === undefined || now < 0) return
      event.preventDefault()
      all()
        .at((now + step) % all().length)
        ?.focus()
    }

    const watch = new MutationObserver(settle)
    watch.observe(group, { childList: true, subtree: true, attributeFilter: ['class'] })
    group.addEventListener('focusin', focused)
    group.addEventListener('keydown', keyed)
    settle()
    return () => {
      watch.disconnect()
      group.removeEventListener('focusin', focused)
      group.removeEventListener('keydown', keyed)
    }
  }
}
