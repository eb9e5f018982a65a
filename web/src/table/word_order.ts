import type { Room } from './room.svelte'
import type { Offer } from './sentence'

/** The words that may come next, as they stand in the bar: the main verbs come first, and where few are in
 *  view those of the hints on show. What begins another sentence stands last. */
export function inOrder(room: Room, fewInView: boolean): Offer[] {
  const { offers } = room.sentence.choice
  const rank = room.game?.rank
  const hinted = fewInView && room.advice.hints !== null
  if (!rank && !hinted) return offers
  const place = (offer: Offer) => {
    if (hinted) return room.advice.rankOf(offer.line.join(' ')) ?? Infinity
    return offer.another ? Infinity : (rank?.(offer.word, room) ?? 0)
  }
  return [...offers].sort((a, b) => compare(place(a), place(b)))
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
