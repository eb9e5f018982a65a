import { text } from '../../../texts'
import type { RuleCard } from '../../contract'
import { RELICS, SPHERES } from '../view'
import { kindHelp } from '../words/cards'
import { FOLLOWER, relicSign, spellSign, WARLORD } from '../words/signs'
import HexPiece from './HexPiece.svelte'
import { PRINTED } from './printed'
import SignPiece from './SignPiece.svelte'

const LANDS = ['library', 'grove', 'mine', 'ruins', 'crypt', 'town', 'camp', 'cursed-tower']
const PEOPLES = ['elves', 'demons', 'dryads', 'dwarves', 'gnomes', 'goblins', 'drow', 'trolls', 'gremlins']

/** The spells that can be cast in the example. */
const TRIED = ['quicken', 'stone-skin', 'transmute', 'gate', 'imprison']

/** The ids of the cards, as the notes on the table link to them. */
export const cardOf = {
  spell: (word: string) => `spell-${word}`,
  relic: (word: string) => (word === 'follower' ? 'company' : `relic-${word}`),
  land: (kind: string | null) => `land-${kind ?? 'hidden'}`,
}

/** Everything in the box: spells by level, relics, land, the peoples of the city, and who travels. */
export function cards(): RuleCard[] {
  return [
    ...PRINTED.map(({ word, level }) => ({
      id: cardOf.spell(word),
      group: `web-mage-cards-${level}`,
      name: text(`archmage-spell-${word}`),
      words: [text(`archmage-spell-${word}-help`), text(`archmage-level-${level}-help`)],
      Piece: SignPiece,
      props: { sign: spellSign(word) },
      ...(TRIED.includes(word) ? { example: 'spells' } : {}),
    })),
    ...RELICS.map((relic, place) => ({
      id: cardOf.relic(relic),
      group: 'web-mage-relics',
      name: text(`archmage-relic-${relic}`),
      words: [
        text('web-mage-relic-help', { sphere: text(`archmage-sphere-${SPHERES[place] ?? ''}`) }),
        text('web-mage-sphere-land', { sphere: SPHERES[place] ?? '', relic: text(`archmage-relic-${relic}`) }),
      ],
      Piece: SignPiece,
      props: { sign: relicSign(relic) },
      example: 'teachers',
    })),
    ...[...LANDS, null].map((kind) => ({
      id: cardOf.land(kind),
      group: 'web-mage-cards-land',
      name: text(`archmage-kind-${kind ?? 'hidden'}`),
      words: [kind ? kindHelp(kind) : text('web-mage-hidden-help', { outpost: 'no' })],
      Piece: HexPiece,
      props: { kind },
      example: 'journey',
    })),
    ...PEOPLES.map((kind) => ({
      id: cardOf.land(kind),
      group: 'web-mage-cards-peoples',
      name: text(`archmage-kind-${kind}`),
      words: [kindHelp(kind)],
      Piece: HexPiece,
      props: { kind },
      example: 'teachers',
    })),
    ...table(),
  ]
}

/** Towers, wards, followers, planets and the Warlord. */
function table(): RuleCard[] {
  const group = 'web-mage-cards-more'
  return [
    {
      id: 'mage-tower',
      group,
      name: text('web-mage-cards-tower'),
      words: [text('web-mage-tower-help')],
      Piece: HexPiece,
      props: { kind: 'ruins', crest: 'raven', tower: true },
      example: 'tower',
    },
    {
      id: 'ward',
      group,
      name: text('web-mage-cards-ward'),
      words: [text('web-mage-ward-help')],
      Piece: HexPiece,
      props: { kind: 'grove', crest: 'raven', ward: true },
    },
    {
      id: 'company',
      group,
      name: text('web-mage-company'),
      words: [text('web-mage-company-help')],
      Piece: SignPiece,
      props: { sign: FOLLOWER },
    },
    {
      id: 'planets',
      group,
      name: text('web-mage-planets'),
      words: [text('web-mage-planet-help')],
      Piece: SignPiece,
      props: { sign: relicSign('scrolls') },
    },
    {
      id: 'warlord',
      group,
      name: text('web-mage-the-warlord'),
      words: [text('web-mage-warlord-help')],
      Piece: SignPiece,
      props: { sign: WARLORD },
    },
  ]
}
