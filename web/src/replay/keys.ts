import { forTable } from '../table/keyboard'
import type { ReplayDesk } from './desk.svelte'

/** The keys of the replay page. */
export function replayKeys(desk: ReplayDesk): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || desk.solving || !desk.replay || !forTable(event)) return
    const onButton = event.target instanceof Element && event.target.closest('button, a') !== null
    const by = event.key === 'ArrowRight' ? 1 : -1
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      if (event.shiftKey) desk.round(by)
      else desk.step(by)
    } else if (event.key === 'Home') desk.go(0)
    else if (event.key === 'End') desk.go(desk.last)
    else if (event.key === ' ' && !onButton) {
      if (desk.playing) desk.pause()
      else void desk.play()
    } else if (event.key === '?') desk.room.recount()
    else return
    event.preventDefault()
  }
}
