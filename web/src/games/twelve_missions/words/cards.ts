import helm from 'icon:black-knight-helm'
import compass from 'icon:compass'
import ball from 'icon:crystal-ball'
import dwarfHelmet from 'icon:dwarf-helmet'
import crown from 'icon:imperial-crown'
import key from 'icon:key'
import moon from 'icon:moon'
import dagger from 'icon:plain-dagger'
import hat from 'icon:pointy-hat'
import rose from 'icon:rose'
import scroll from 'icon:scroll-unfurled'
import sun from 'icon:sun'
import wheat from 'icon:wheat'
import { text } from '../../../texts'
import type { Sign } from '../../contract'

export const COLOURS = ['blue', 'yellow', 'red', 'black'] as const
export type Colour = (typeof COLOURS)[number]

export const RANKS = ['farmer', 'assassin', 'explorer', 'dwarf', 'wizard', 'knight', 'oracle', 'emperor'] as const
export type Rank = (typeof RANKS)[number]

export type Suit = { path: string; icon: string; ink: string; edge: string }

/** Suits lie on parchment; yellow needs a darker ink for its figures than for its icon. */
const SUITS: Record<Colour, Suit> = {
  blue: { path: moon, icon: '#245fb0', ink: '#245fb0', edge: '#245fb0' },
  yellow: { path: sun, icon: '#a87500', ink: '#7a5400', edge: '#dda21c' },
  red: { path: rose, icon: '#ae2c26', ink: '#ae2c26', edge: '#ae2c26' },
  black: { path: key, icon: '#2b2833', ink: '#2b2833', edge: '#2b2833' },
}

const FIGURES: Record<Rank, string> = {
  farmer: wheat,
  assassin: dagger,
  explorer: compass,
  dwarf: dwarfHelmet,
  wizard: hat,
  knight: helm,
  oracle: ball,
  emperor: crown,
}

const PARCHMENT = '#f3e7cb'
const INK = '#2a2016'
const CRYSTAL = 'M256 12 396 190 256 500 116 190Z'
const CUBE = 'M256 24 468 138v236L256 488 44 374V138Z'

export function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word)
}

export function isRank(word: string): word is Rank {
  return (RANKS as readonly string[]).includes(word)
}

/** The colour and rank of a card's word; null if the word is none. */
export function cardOf(word: string): { colour: Colour; rank: Rank } | null {
  const [colour = '', rank = ''] = word.split('.')
  return isColour(colour) && isRank(rank) ? { colour, rank } : null
}

export function suitOf(colour: Colour): Suit {
  return SUITS[colour]
}

export function figureOf(rank: Rank): string {
  return FIGURES[rank]
}

export function colourName(colour: string): string {
  return text(`twelve_missions-colour-title-${colour}`)
}

export function colourLetter(colour: string): string {
  return text(`twelve_missions-colour-letter-${colour}`)
}

export function rankName(rank: string): string {
  return text(`twelve_missions-rank-${rank}`)
}

export function cardName(word: string): string {
  const card = cardOf(word)
  return card ? text('twelve_missions-card', card) : word
}

/** The same at the head of a line. */
export function cardTitle(word: string): string {
  const card = cardOf(word)
  return card ? text('web-missions-card-title', { colour: colourName(card.colour), rank: rankName(card.rank) }) : word
}

/** The number in a word like scroll.12; −1 for any other word. */
export function scrollIn(word: string): number {
  const [start, number] = word.split('.')
  return start === 'scroll' && number !== undefined ? Number(number) : -1
}

export function signOf(word: string): Sign | null {
  const colour = isColour(word) ? word : cardOf(word)?.colour
  if (colour) {
    const suit = suitOf(colour)
    return { path: suit.path, letter: colourLetter(colour), colour: PARCHMENT, ink: suit.ink }
  }
  if (isRank(word)) return { path: figureOf(word), letter: '', colour: PARCHMENT, ink: INK }
  if (scrollIn(word) > 0 || word === 'scroll') return { path: scroll, letter: '', colour: PARCHMENT, ink: INK }
  if (word === 'power' || word === 'crystals') return { path: CRYSTAL, letter: '', colour: '#12162f', ink: '#63d6e6' }
  if (word === 'cubes') return { path: CUBE, letter: '', colour: '#12162f', ink: '#f08a3c' }
  return null
}
