import { text } from '../../../texts'
import type { Step, Strip, StripPiece } from '../../contract'
import DiceThrown from '../pieces/DiceThrown.svelte'
import ScrollFace from '../pieces/ScrollFace.svelte'
import { viewIn } from '../view'
import { scrollName, scrollOf, scrollShort } from '../words/signs'
import { bringsLastRound, diceSpent } from './beat'
import { eventOf, givenIn, scrollIn } from './events'

/** The moments that are shown by themselves: a scroll from the deep, and one that changes hands. */

const DEEPEST = 6

export function stripOf(step: Step, own: boolean): Strip | undefined {
  const by = own ? 'you' : 'one'
  const taken = eventOf(step.move, 'take-scroll')
  if (taken && Number(taken.strength) === DEEPEST) return fromTheDeep(step, scrollIn(taken), by)
  return eventOf(step.move, 'transfer') ? aTrade(step, by) : undefined
}

function scrollPiece(word: string, note: string): StripPiece {
  const scroll = scrollOf(word)
  return { Piece: ScrollFace, props: { word }, title: scroll ? scrollName(scroll) : word, note }
}

function fromTheDeep(step: Step, word: string, by: string): Strip {
  const dice = diceSpent(step.move)
  const scroll = scrollOf(word)
  const view = viewIn(step.after)
  const count = dice.length
  const paid = { Piece: DiceThrown, props: { dice }, title: text('web-seals-strip-paid', { count }), note: '' }
  const left = view ? text('web-seals-sixes-left', { sixes: view.sixes }) : ''
  return {
    verb: text('web-seals-strip', { of: 'take-scroll', by }),
    pieces: [...(count ? [paid] : []), scrollPiece(word, scroll ? scrollShort(scroll) : '')],
    title: text('web-seals-strip-deep', { last: bringsLastRound(step) ? 'yes' : 'no' }),
    note: left,
  }
}

function aTrade({ move }: Step, by: string): Strip | undefined {
  const event = eventOf(move, 'transfer')
  if (!event) return undefined
  return {
    verb: text('web-seals-strip', { of: 'transfer', by }),
    pieces: [
      scrollPiece(scrollIn(event), text('web-seals-strip-taken')),
      scrollPiece(givenIn(event), text('web-seals-strip-given')),
    ],
    title: text('web-seals-strip-traded'),
    note: '',
  }
}
