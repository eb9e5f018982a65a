import tower from 'icon:white-tower'
import { text } from '../../texts'
import type { GameTable } from '../contract'
import { announce, heard, opening, outcome } from './announcer/announce'
import { recount } from './announcer/recount'
import TowerSheet from './board/Tower.svelte'
import Summary from './result/Summary.svelte'
import Table from './table/Table.svelte'
import { viewOf } from './view'
import { spellName, spellSign } from './words/spells'

const SPELL = /^[1-8]$/

const abracada: GameTable = {
  Table,
  Summary,
  sheets: [{ id: 'web-abracada-tower', icon: tower, Sheet: TowerSheet }],
  sign: (word) => (SPELL.test(word) ? spellSign(Number(word)) : null),
  nameOf: (word) => (SPELL.test(word) ? spellName(Number(word)) : word),
  heard,
  announce,
  opening,
  outcome,
  recount,
  question: (room) => text('web-abracada-question', { last: viewOf(room)?.last ?? 0 }),
  stand: (room) => {
    const view = viewOf(room)
    if (!view) return { short: '', more: '' }
    const { round, rounds } = view
    return { short: text('web-abracada-stand', { round, rounds }), more: text('web-abracada-goal-long', { rounds }) }
  },
  endsRound: (move) => move.events.some((event) => event.id === 'abracada-round-over'),
}

export default abracada
