import { printedOf, type Round, type Trick } from '../story/story'
import type { MissionsView, Played } from '../view'
import { cardOf, isColour } from '../words/cards'

export type OnFelt = { played: Played[]; taker: number | null; over: boolean; led: string | null }

/** The trick on the felt. A finished one stays there until the next is led, with what was spent on it. */
export function onFelt(view: MissionsView, story: Round[]): OnFelt {
  if (view.trick.length) return { played: view.trick, taker: view.taking, over: false, led: view.led }
  const told = story.at(-1)?.tricks.at(-1)
  const lies = (card: string) => view.last.some((last) => last.card === card)
  const whole = told?.played.length === view.last.length && told.played.every(({ card }) => lies(card))
  const played = whole ? told.played : view.last.map(({ seat, card }) => plainly(view, seat, card))
  return { played, taker: view.tricks.at(-1)?.seat ?? null, over: true, led: view.led }
}

/** A trick that is being taken: it lies there whole, whatever position is beneath. */
export function taken({ played, taker }: Trick): OnFelt {
  const [first] = played
  const led = first && (isColour(first.suit) ? first.suit : (cardOf(first.card)?.colour ?? null))
  return { played, taker, over: true, led: led ?? null }
}

function plainly(view: MissionsView, seat: number, card: string): Played {
  const [suit = '', rank = ''] = card.split('.')
  return { seat, card, value: printed(view, rank), suit, power: null }
}

/** The value printed on cards of this rank. */
export function printed(view: MissionsView, rank: string): number {
  return printedOf(view.values, rank)
}
