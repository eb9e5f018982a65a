import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { Inspector } from '../../../table/inspector.svelte'

/** A card or a scroll by its word, or `mission`, or the `scroll` in force. */
type Thing = { thing: string }

const KEY = Symbol('inspector')
/** A finger that rests so long asks about a thing, and does not say it. */
const RESTS = 450

export class MissionsInspector extends Inspector<Thing> {
  /** Lets a thing be read: by resting the pointer on it, by keyboard, or with a finger. A thing that can be
   *  said is said by a tap and read by a longer touch. */
  readable(thing: string): Attachment<HTMLElement> {
    return (element) => {
      const gone = new AbortController()
      const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
        element.addEventListener(type, hear, { signal: gone.signal, capture: type === 'click' })
      let resting: ReturnType<typeof setTimeout> | undefined
      let rested = false

      on('pointerenter', (event) => this.hover({ thing }, event as PointerEvent & { currentTarget: Element }))
      on('pointerleave', (event) => this.leave(event))
      on('focusin', ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) this.read({ thing }, element)
      })
      on('focusout', () => this.blur())
      on('pointerdown', ({ pointerType }) => {
        rested = false
        if (pointerType !== 'touch') return
        resting = setTimeout(() => {
          rested = true
          this.read({ thing }, element, true)
        }, RESTS)
      })
      on('pointerup', ({ pointerType }) => {
        clearTimeout(resting)
        if (pointerType !== 'touch' || rested || element.querySelector('button:enabled')) return
        if (this.reading?.held && this.reads({ thing })) this.put()
        else this.read({ thing }, element, true)
      })
      on('pointercancel', () => clearTimeout(resting))
      on('contextmenu', (event) => rested && event.preventDefault())
      on('click', (event) => {
        if (!rested) return
        rested = false
        event.preventDefault()
        event.stopPropagation()
      })
      return () => {
        clearTimeout(resting)
        gone.abort()
      }
    }
  }
}

export function giveInspector(): MissionsInspector {
  return setContext(KEY, new MissionsInspector())
}

/** The table's own, or another where a part of it is shown elsewhere. */
export function useInspector(): MissionsInspector {
  return getContext<MissionsInspector | undefined>(KEY) ?? new MissionsInspector()
}
