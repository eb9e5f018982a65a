import { whoseTurn } from '../../../table/announcer.svelte'
import type { Move, TableEvent } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { othersOf } from '../../../table/seating'
import { named, sentences, tellEvents, voiced } from '../../../table/told'
import { text } from '../../../texts'
import { goalWords } from '../beats/goal'
import { roundsWork } from '../result/chronicle'
import { viewOf, type SealsSeat } from '../view'
import { diceNames, wordName } from '../words/named'
import { dieOf } from '../words/signs'

/** The table for those who listen: what happens. What stands is told by recount.ts. */

const BROKEN = ['five_seals-break', 'five_seals-take-scroll']

/** The place and the dice of a break, which what came of it leaves out. */
function breaks(move: Move, [first, ...rest]: TableEvent[], room: Room): string[] | null {
  const [verb, spot = '', ...words] = move.sentence.split(' ')
  if (verb !== 'break' || !first || !BROKEN.includes(first.id)) return null
  const dice = diceNames(words.filter((word) => dieOf(word)))
  const how = text('web-seals-heard-break', {
    spot: spot.toUpperCase(),
    scroll: first.id === BROKEN[1] ? 'yes' : 'no',
    paid: dice ? 'yes' : 'no',
    dice,
  })
  return [`${tellEvents([first], room.names).replace(/\.$/, '')}${how}`, tellEvents(rest, room.names)]
}

/** What came of a move says all that its words do; so does what everybody rolls when a round begins. */
export function announce(move: Move, room: Room): string {
  const told = sentences(breaks(move, move.events, room) ?? [tellEvents(move.events, room.names)])
  const words = told || room.sentenceOf(move).split(' ').map(wordName).join(' ')
  return voiced(move.seat, room.names, words)
}

/** The dice of a seat, or those it has for the next roll. */
export function diceOf(seat: SealsSeat): string {
  if (seat.dice.length) return text('web-seals-heard-dice', { dice: diceNames(seat.dice) })
  if (seat.cup.length) return `${text('web-seals-next-roll')}: ${diceNames(seat.cup)}`
  return text('web-seals-no-dice')
}

export function opening(room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  const seats = [...(room.you === null ? [] : [room.you]), ...othersOf(view, room.you)]
  const rolled = seats.flatMap((number) => {
    const seat = view.seats[number]
    return seat && view.round ? [`${named(number, room.names)}: ${diceNames(seat.dice) || diceOf(seat)}`] : []
  })
  const turn = room.myTurn ? '' : whoseTurn(room)
  // After a round, what it came to has just told when the game ends.
  return sentences([
    text('web-seals-stand', { round: view.round }),
    ...rolled,
    view.round > 1 ? '' : goalWords(view),
    turn,
  ])
}

export function outcome(room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  const work = roundsWork(room.shown.moves, view.seats.length)
  const seats = view.seats.map(({ points }, seat) => {
    const scrolls = (work.scrolls[seat] ?? []).map(wordName)
    const seals = text('web-seals-heard-broken', { count: work.seals[seat] ?? 0 })
    return `${named(seat, room.names)}: ${[...scrolls, seals, text('web-points', { points })].join(', ')}`
  })
  return sentences([text('web-seals-round-over', { round: work.round }), ...seats, room.over ? '' : goalWords(view)])
}
