import { text } from '../../../texts'
import type { RuleCard } from '../../contract'
import { COLOURS, scrollHelp, scrollOf, SPELLS } from '../words/signs'
import CardPiece from './CardPiece.svelte'

/** The pieces, and every spell by its circle. */

/** Where a spell can be tried. */
const EXAMPLES: Record<string, string> = {
  binding: 'familiar',
  change: 'change',
  renewal: 'might',
  strengthening: 'might',
  growth: 'might',
  synergy: 'points',
}
const OF_A_CIRCLE = 5
const BINDING = 'binding'

export function cards(): RuleCard[] {
  return [
    piece('seal', { seal: 'fire.4' }),
    piece('die', { dice: COLOURS.map((colour, place) => `${colour}.${place + 2}`) }, 'dice'),
    piece('scroll', { scroll: 'growth.water' }),
    ...SPELLS.map(spellCard),
  ]
}

/** The card on which a piece is explained. */
export function cardFor(thing: string, spot: string | null): string | undefined {
  const scroll = scrollOf(thing)
  if (scroll) return scroll.spell
  if (thing === 'familiar') return BINDING
  if (thing === 'mage') return undefined
  return spot ? 'seal' : 'die'
}

function piece(id: string, props: Record<string, unknown>, example?: string): RuleCard {
  return {
    id,
    group: 'web-seals-cards-pieces',
    name: text('web-seals-card-name', { piece: id }),
    words: [text('web-seals-card-words', { piece: id })],
    Piece: CardPiece,
    props,
    ...(example ? { example } : {}),
  }
}

function spellCard(spell: string, place: number): RuleCard {
  const word = spell === BINDING ? spell : `${spell}.${COLOURS[place % COLOURS.length]}`
  const scroll = scrollOf(word)
  const mind = scrollOf(`${spell}.mind`)
  const own = scroll ? scrollHelp(scroll) : ''
  const minds = mind && spell !== BINDING ? scrollHelp(mind) : own
  const circle = spell === BINDING ? 1 : 1 + Math.floor((place - 1) / OF_A_CIRCLE)
  return {
    id: spell,
    group: `five_seals-circle-${circle}`,
    name: text(`five_seals-spell-${spell}`),
    words: [own, ...(minds === own ? [] : [text('web-seals-card-mind', { help: minds })])],
    Piece: CardPiece,
    props: { scroll: word },
    ...(EXAMPLES[spell] ? { example: EXAMPLES[spell] } : {}),
  }
}
