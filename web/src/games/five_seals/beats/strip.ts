import type { Room } from '../../../table/room.svelte'
import { text } from '../../../texts'
import type { Beat, Step, StripPiece } from '../../contract'
import DiceThrown from '../pieces/DiceThrown.svelte'
import ScrollFace from '../pieces/ScrollFace.svelte'
import { viewIn } from '../view'
import { scrollName, scrollOf, scrollShort } from '../words/signs'
import { bringsLastRound, diceSpent, eventOf, kindOf, rolls, scrollIn } from './beat'

/** The moments that are shown by themselves: a roll for all, a scroll from the deep, a scroll lost. */

const DEEPEST = 6

export function stripOf(step: Step, room: Room): Beat['strip'] {
  if (rolls(step.move)) return theRoll(step, room)
  const taken = eventOf(step.move, 'take-scroll')
  if (taken && Number(taken.strength) === DEEPEST) return fromTheDeep(step, room, scrollIn(taken))
  return eventOf(step.move, 'transfer') ? aTrade(step, room) : undefined
}

function scrollPiece(word: string, note: string): StripPiece {
  const scroll = scrollOf(word)
  return { Piece: ScrollFace, props: { word }, title: scroll ? scrollName(scroll) : word, note }
}

function theRoll({ move }: Step, room: Room): Beat['strip'] {
  const round = eventOf(move, 'round')
  const pieces = move.events
    .filter((event) => kindOf(event) === 'roll')
    .map((event) => {
      const seat = Number(event.seat)
      const dice = String(event.dice).split(' ')
      const sum = dice.reduce((total, die) => total + Number(die.split('.')[1]), 0)
      const name = seat === room.you ? text('seat-you') : room.nameOf(seat)
      return { Piece: DiceThrown, props: { dice }, title: name, note: text('web-seals-strip-sum', { sum }) }
    })
  return {
    verb: text('web-seals-strip', { of: 'draft' }),
    pieces,
    title: text('web-seals-stand', { round: Number(round?.round) }),
    note: text('web-seals-strip-first', {
      name: room.nameOf(Number(round?.seat)),
      role: Number(round?.seat) === room.you ? 'you' : 'one',
    }),
  }
}

function fromTheDeep(step: Step, room: Room, word: string): Beat['strip'] {
  const dice = diceSpent(step.move)
  const scroll = scrollOf(word)
  const view = viewIn(step.after)
  const paid: StripPiece[] = dice.length
    ? [{ Piece: DiceThrown, props: { dice }, title: text('web-seals-strip-paid', { count: dice.length }), note: '' }]
    : []
  const was = viewIn(step.before)?.seats[step.move.seat]?.points ?? 0
  const now = view?.seats[step.move.seat]?.points ?? was + (scroll?.strength ?? 0)
  return {
    verb: text('web-seals-strip', { of: 'take-scroll' }),
    pieces: [...paid, scrollPiece(word, scroll ? scrollShort(scroll) : '')],
    title: text('web-seals-strip-points', { points: now - was }),
    note: bringsLastRound(step)
      ? text('web-seals-came', { of: 'last-round' })
      : view
        ? text('web-seals-sixes-left', { sixes: view.sixes })
        : '',
  }
}

function aTrade({ move }: Step, room: Room): Beat['strip'] {
  const event = eventOf(move, 'transfer')
  if (!event) return undefined
  const given = `${String(event['given-spell'])}.${String(event['given-element'])}`
  const seat = Number(event.seat)
  const from = seat === room.you ? 'you' : 'one'
  const name = room.nameOf(seat)
  return {
    verb: text('web-seals-strip', { of: 'transfer' }),
    pieces: [
      scrollPiece(scrollIn(event), text('web-seals-strip-from', { from, name })),
      scrollPiece(given, text('web-seals-strip-to', { from, name })),
    ],
    title: text('web-seals-strip-traded', { from, name }),
    note: '',
  }
}
