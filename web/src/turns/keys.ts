import { go, route } from '../router.svelte'
import { forTable } from '../table/keyboard'
import { waiting } from './waiting.svelte'

/** What is being typed at a table: the name of a place may have a full stop in its midst. */
export const nothingTyped = (): string => ''
export const typing = { word: nothingTyped }

export function hereCode(): string {
  return route.place.page === 'table' ? route.place.code : ''
}

/** Goes to the next table that waits; false if none does. */
export function goToNext(): boolean {
  const next = waiting.next(hereCode())
  if (next) go(`/t/${next.code}`)
  return next !== undefined
}

/** No word begins with a full stop, so it is free on every page: it leads to the next table that waits. `none` is
 *  told where there is none. */
export function nextTurnKey(none: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== '.' || event.repeat || !forTable(event) || typing.word()) return
    event.preventDefault()
    if (!goToNext()) none()
  }
}
