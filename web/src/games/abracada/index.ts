import tower from 'icon:white-tower'
import { text } from '../../texts'
import type { GameTable, Sign } from '../contract'
import { announce, opening, outcome } from './announcer/announce'
import { recount } from './announcer/recount'
import OnTable from './board/OnTable.svelte'
import TowerSheet from './board/Tower.svelte'
import { beat } from './moments/beat'
import { surelyMisses } from './moments/trail'
import { cards } from './rules/cards'
import DiePicture from './rules/DiePicture.svelte'
import RowsPicture from './rules/RowsPicture.svelte'
import StonesPicture from './rules/StonesPicture.svelte'
import TurnPicture from './rules/TurnPicture.svelte'
import Summary from './result/Summary.svelte'
import Table from './table/Table.svelte'
import type { Room } from '../../table/room.svelte'
import { TOP, viewOf, type AbracadaView } from './view'
import { spellName, spellSign } from './words/spells'

const SPELL = /^[1-8]$/
const DIM = '#2f3563'
const DIM_INK = '#9397c2'

/** Whether the reader, whose turn it is, knows that naming this would miss. */
function isHopeless(word: string, room: Room): boolean {
  const spell = Number(word)
  return room.myTurn && surelyMisses(room, spell, viewOf(room)?.unseen[spell - 1] ?? 0)
}

/** A word that is known to miss is dim. */
function sign(word: string, room: Room): Sign | null {
  if (!SPELL.test(word)) return null
  const own = spellSign(Number(word))
  return isHopeless(word, room) ? { ...own, colour: DIM, ink: DIM_INK } : own
}

/** The first word that is not known to miss. */
function restsOn(room: Room): string | undefined {
  const offers = room.sentence.choice.offers.map(({ word }) => word)
  return offers.find((word) => SPELL.test(word) && !isHopeless(word, room)) ?? offers.find((word) => !SPELL.test(word))
}

function goal({ seats, rounds }: AbracadaView) {
  return {
    words: text('web-abracada-goal-line', { rounds }),
    ...(rounds ? {} : { done: Math.max(...seats.map(({ points }) => points)) / TOP }),
    seats: seats.map(({ points }, seat) => ({ seat, value: points })),
  }
}

const abracada: GameTable = {
  Table,
  OnTable,
  least: [900, 520],
  Summary,
  cards,
  pictures: { stones: StonesPicture, rows: RowsPicture, turn: TurnPicture, die: DiePicture },
  sheets: [{ id: 'web-abracada-tower', icon: tower, Sheet: TowerSheet }],
  sign,
  nameOf: (word) => (SPELL.test(word) ? spellName(Number(word)) : word),
  beat,
  restsOn,
  announce,
  opening,
  outcome,
  recount,
  question: (room) => text('web-abracada-question', { last: viewOf(room)?.last ?? 0 }),
  stand: (room) => {
    const view = viewOf(room)
    if (!view) return { short: '', more: '' }
    const { round, rounds } = view
    return { short: text('web-abracada-stand', { round, rounds }), more: '' }
  },
  endsRound: (move) => move.events.some((event) => event.id === 'abracada-round-over'),
  chapter: (move) => {
    const dealt = move.events.find(({ id }) => id === 'abracada-deal')
    return dealt ? text('web-abracada-stand', { round: Number(dealt.round), rounds: 0 }) : null
  },
  goal: (room) => {
    const view = viewOf(room)
    return view && goal(view)
  },
}

export default abracada
