import { text } from '../../../texts'
import type { RuleCard } from '../../contract'
import { COLOURS, colourName, RANKS, rankName } from '../words/cards'
import Specimen from './Specimen.svelte'

const MISSIONS = 25
const SCROLLS = 20
/** The positions of the lesson in which a thing can be tried. */
const TRIED_IN: Record<string, string> = {
  'mission-15': 'row',
  'mission-25': 'pass',
  'power-dwarf': 'powers',
  'power-farmer': 'powers',
  'power-oracle': 'powers',
  'power-emperor': 'powers',
  'power-assassin': 'assassin',
  'scroll-1': 'scrolls',
  'scroll-3': 'scrolls',
  'scroll-12': 'scrolls',
  'scroll-13': 'scrolls',
  'colour-blue': 'must-follow',
  cube: 'many-cubes',
  crystal: 'powers',
}

function made(
  group: string,
  id: string,
  name: string,
  words: string[],
  props: Record<string, string | number>,
): RuleCard {
  const card = { id, group: `web-missions-rules-${group}`, name, words, Piece: Specimen, props }
  const example = TRIED_IN[id]
  return example ? { ...card, example } : card
}

function numbered(kind: 'mission' | 'scroll', count: number): RuleCard[] {
  return Array.from({ length: count }, (_, place) => {
    const number = place + 1
    const name = text('web-missions-rules-mission', { number, name: text(`twelve_missions-${kind}-${number}`) })
    const help = text(`twelve_missions-${kind}-${number}-help`)
    return made(`${kind}s`, `${kind}-${number}`, name, [help], { kind, number })
  })
}

/** Everything that has a card in the rules, kind by kind. */
export function cards(): RuleCard[] {
  return [
    ...numbered('mission', MISSIONS),
    ...numbered('scroll', SCROLLS),
    ...RANKS.map((rank) =>
      made('powers', `power-${rank}`, rankName(rank), [text(`twelve_missions-power-${rank}-help`)], {
        kind: 'power',
        rank,
      }),
    ),
    ...COLOURS.map((colour) =>
      made('colours', `colour-${colour}`, colourName(colour), [text('web-missions-rules-colour-help')], {
        kind: 'colour',
        colour,
      }),
    ),
    ...(['crystal', 'cube'] as const).map((kind) =>
      made('resources', kind, text(`web-missions-rules-${kind}`), [text(`web-missions-rules-${kind}-help`)], { kind }),
    ),
  ]
}
