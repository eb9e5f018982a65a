import { Inspector } from '../../../table/inspector.svelte'
import type { Room } from '../../../table/room.svelte'

/** What lies on this table to be read: a key, a stone before a seat or taken as a secret, blank
 *  stones, one's own or others', the secret stones, the pile, the tower. */
export type Thing = {
  kind: 'key' | 'stone' | 'taken' | 'own' | 'blank' | 'secrets' | 'pile' | 'tower'
  spell?: number
  seat?: number
}

const inspectors = new WeakMap<Room, Inspector<Thing>>()

/** One for a table: what opens as a sheet beside it shares the table's. */
export function inspectorOf(room: Room): Inspector<Thing> {
  const known = inspectors.get(room)
  if (known) return known
  const made = new Inspector<Thing>()
  inspectors.set(room, made)
  return made
}

type On<E extends Event> = E & { currentTarget: Element }

/** Lets a piece be read by pointer, keyboard or finger. `says`: a touch of the piece says something,
 *  unless it has not been read yet by the finger that touches it. */
export function readable(room: Room, thing: Thing | undefined, says?: () => void) {
  return (element: HTMLElement): (() => void) | undefined => {
    if (!thing) return
    const inspector = inspectorOf(room)
    const held = () => inspector.reading?.held && inspector.reads(thing)
    let byFinger = false
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown: (event) => (byFinger = (event as PointerEvent).pointerType === 'touch'),
      pointermove: (event) => inspector.hover(thing, event as On<PointerEvent>),
      pointerleave: (event) => inspector.leave(event as PointerEvent),
      focus: (event) => inspector.focus(thing, event as On<FocusEvent>),
      blur: () => inspector.blur(),
      click: () => {
        const unread = byFinger && !held()
        byFinger = false
        if (says && !unread) {
          inspector.put()
          says()
        } else if (held()) inspector.put()
        else inspector.read(thing, element, true)
      },
    }
    element.dataset.reads = thing.kind
    for (const [name, listen] of Object.entries(listeners)) element.addEventListener(name, listen)
    return () => {
      for (const [name, listen] of Object.entries(listeners)) element.removeEventListener(name, listen)
    }
  }
}
