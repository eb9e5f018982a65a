import { text } from '../../../texts'
import type { RuleCard } from '../../contract'
import Die from '../pieces/Die.svelte'
import StoneFace from '../pieces/StoneFace.svelte'
import { SPELLS, spellName } from '../words/spells'
import LivesSign from './LivesSign.svelte'
import TowerSign from './TowerSign.svelte'

const WIDTH = 58

/** The examples in which each spell pays, by spell. */
const EXAMPLES = ['dragon', 'wanderer', 'dream', 'singer', 'tempest', 'blizzard', 'fireball', 'drink']

function spellCard(spell: number): RuleCard {
  const example = EXAMPLES[spell - 1]
  return {
    id: `spell-${spell}`,
    group: 'web-abracada-cards-spells',
    name: `${spell} ${spellName(spell)}`,
    words: [text(`abracada-spell-${spell}-help`), text('web-abracada-card-copies', { count: spell })],
    Piece: StoneFace,
    props: { spell, width: WIDTH },
    ...(example ? { example } : {}),
  }
}

function tableCard(id: string, rest: Pick<RuleCard, 'Piece' | 'props' | 'example'>): RuleCard {
  return {
    id,
    group: 'web-abracada-cards-table',
    name: text(`web-abracada-card-${id}`),
    words: [text(`web-abracada-card-${id}-help`)],
    ...rest,
  }
}

/** The spells, and what else lies on the table. */
export function cards(): RuleCard[] {
  return [
    ...SPELLS.map(spellCard),
    tableCard('own', { Piece: StoneFace, props: { spell: null, width: WIDTH }, example: 'last-stone' }),
    tableCard('secrets', { Piece: StoneFace, props: { spell: null, width: WIDTH }, example: 'singer' }),
    tableCard('pile', { Piece: StoneFace, props: { spell: null, width: WIDTH } }),
    tableCard('die', { Piece: Die, props: { face: 2, width: WIDTH } }),
    tableCard('lives', { Piece: LivesSign, props: {} }),
    tableCard('tower', { Piece: TowerSign, props: {} }),
  ]
}
