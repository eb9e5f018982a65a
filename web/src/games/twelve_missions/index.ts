import notebook from 'icon:notebook'
import type { Room } from '../../table/room.svelte'
import { isSeat, seatIn } from '../../table/seat_words'
import { plain } from '../../table/points'
import { listed } from '../../table/told'
import { text } from '../../texts'
import type { GameTable } from '../contract'
import { announce, opening, outcome } from './announcer/announce'
import { recount } from './announcer/recount'
import { printed } from './board/last_trick'
import OnTable from './board/OnTable.svelte'
import Summary from './result/Summary.svelte'
import WholeSheet from './result/WholeSheet.svelte'
import { cards } from './rules/cards'
import { pictures } from './rules/pictures'
import { beat, chapter } from './story/beat'
import Table from './table/Table.svelte'
import { trickNumber, viewOf } from './view'
import { explains } from './words/explains'
import { cardName, cardOf, colourName, isColour, isRank, rankName, scrollIn, signOf } from './words/cards'

const CUBES = /^[+-]\d/
/** Words that spend nothing and give nothing away. */
const HARMLESS = ['done', 'pass', 'leave']
/** In the bar they stand after the word that spends nothing, and before the many numbers. */
const SPENDS = ['power', 'cubes']

/** Whether the card can be played for a crystal alone, against the duty to follow. */
function forCrystal(word: string, room: Room): boolean {
  const plays = room.legal.filter((sentence) => sentence.split(' ')[1] === word)
  return plays.length > 0 && plays.every((sentence) => sentence.endsWith(' power'))
}

/** What cubes make of the card they lie on. */
function cubesName(word: string, room: Room): string {
  const number = Number(word)
  const value = viewOf(room)?.trick.at(-1)?.value ?? 0
  return text('web-missions-cubes-name', {
    way: number < 0 ? 'lower' : 'higher',
    number: Math.abs(number),
    value: value + number,
  })
}

function nameOf(word: string, room: Room): string {
  const card = cardOf(word)
  if (card) return text(`twelve_missions-colour-${card.colour}`)
  if (isColour(word)) return colourName(word)
  if (isRank(word)) return rankName(word)
  if (CUBES.test(word)) return cubesName(word, room)
  const seat = seatIn(word)
  if (seat >= 0) return room.nameOf(seat)
  const number = scrollIn(word)
  return number > 0 ? text(`twelve_missions-scroll-${number}`) : word
}

const twelveMissions: GameTable = {
  Table,
  OnTable,
  least: [860, 430],
  leastNarrow: [340, 300],
  Summary,
  sheets: [{ id: 'web-missions-sheet', icon: notebook, Sheet: WholeSheet }],
  sign: signOf,
  nameOf,
  shown: (word, room) => {
    const view = viewOf(room)
    const card = cardOf(word)
    if (card && view)
      return text('web-missions-card', {
        rank: rankName(card.rank),
        value: printed(view, card.rank),
        crystal: forCrystal(word, room) ? 'yes' : 'no',
      })
    const seat = seatIn(word)
    if (seat >= 0) return seat === room.you ? text('web-missions-yourself') : room.nameOf(seat)
    const number = scrollIn(word)
    return number > 0 ? text('web-missions-scroll', { number }) : word.replace(/^-/, '−')
  },
  read: (name, words) => (name === 'listed' ? listed(words.split(', ').map(cardName)) : null),
  announce,
  opening,
  outcome,
  recount,
  restsOn: (room) => HARMLESS.find((word) => room.sentence.offer(word)),
  question: (room) => {
    const first = room.sentence.choice.offers.find((offer) => !offer.another)?.word ?? ''
    const wants = cardOf(first)
      ? 'card'
      : isColour(first)
        ? 'colour'
        : isRank(first)
          ? 'power'
          : isSeat(first)
            ? 'seat'
            : scrollIn(first) > 0
              ? 'scroll'
              : CUBES.test(first)
                ? 'number'
                : (viewOf(room)?.phase ?? '')
    return text('web-missions-question', { wants })
  },
  stand: (room) => {
    const view = viewOf(room)
    if (!view) return { short: '', more: '' }
    const { round, rounds, phase } = view
    const playing = ['trick', 'spend', 'borrow', 'decide', 'explore', 'theft'].includes(phase)
    const more = playing ? text('web-missions-trick', trickNumber(view)) : ''
    return { short: text('web-missions-round', { round, rounds }), more }
  },
  goal: (room) => {
    const view = viewOf(room)
    if (!view) return null
    const words = text('web-missions-goal', { rounds: view.rounds })
    const seats = view.seats.map(({ points }, seat) => ({ seat, value: plain(points) }))
    return { words, done: (view.round - 1) / view.rounds, seats }
  },
  beat,
  chapter,
  explains,
  cards,
  pictures,
  rank: (word, room) => (viewOf(room)?.phase !== 'spend' ? 0 : CUBES.test(word) ? 2 : SPENDS.includes(word) ? 1 : 0),
  endsRound: (move) => move.events.some((event) => event.id === 'twelve_missions-round-over'),
}

export default twelveMissions
