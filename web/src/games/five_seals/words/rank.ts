import type { Room } from '../../../table/room.svelte'
import { viewOf } from '../view'
import { scrollOf } from './signs'

/** Where a word stands in the bar: what one does each turn first, and of the places first those that are
 *  worth most, then those that lead on. */
const VERBS = ['break', 'cast', 'give']
const PLACES = 10
const SEALS = 20
const REST = 30

export function rank(word: string, room: Room): number {
  const verb = VERBS.indexOf(word)
  if (verb >= 0) return verb
  const view = viewOf(room)
  const scroll = scrollOf(view?.scrolls[word] ?? '')
  if (scroll) return PLACES - scroll.strength
  if (!view?.seals[word]) return REST
  const [, , , , ...areas] = view.plan.spots.find(([spot]) => spot === word) ?? ['', 0, 0, 0]
  const floor = view.seats[room.you ?? -1]?.floor ?? []
  return areas.some((area) => !floor.includes(area)) ? SEALS : SEALS + 1
}
