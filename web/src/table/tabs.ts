const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs side by side: the arrow keys go from one to the next, and the Tab key comes to the open one
 *  alone. */
export function walkTabs(list: HTMLElement): () => void {
  const keyed = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
    const now = tabs.findIndex((tab) => tab === event.target)
    if (step === undefined || now < 0) return
    event.preventDefault()
    const next = tabs[(now + step + tabs.length) % tabs.length]
    next?.click()
    next?.focus()
  }
  list.addEventListener('keydown', keyed)
  return () => list.removeEventListener('keydown', keyed)
}
