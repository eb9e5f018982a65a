import type { Room } from '../../../table/room.svelte'
import type { Offer } from '../../../table/sentence'
import { text } from '../../../texts'
import type { Explained } from '../../contract'
import { viewOf } from '../view'
import { cardOf, isRank, scrollIn } from './cards'

/** A word that leads to several sentences: the power that is to be chosen for, or a scroll. */
export function explains({ word, line }: Offer, room: Room): Explained | null {
  const told = (effect: string, cost = ''): Explained => ({ cost, effect, changes: [], firm: false, barred: false })
  const scroll = scrollIn(word)
  if (scroll > 0) return told(text(`twelve_missions-scroll-${scroll}-help`))
  const crystal = text('twelve_missions-cost-crystal')
  if (isRank(word)) return told(text(`twelve_missions-power-${word}-help`), crystal)
  if (line[0] === 'power' && line.length === 1) {
    const rank = cardOf(viewOf(room)?.trick.at(-1)?.card ?? '')?.rank
    const any = room.legal.some((sentence) => isRank(sentence.split(' ')[1] ?? ''))
    return told(
      any || !rank ? text('web-missions-any-power-help') : text(`twelve_missions-power-${rank}-help`),
      crystal,
    )
  }
  return null
}
