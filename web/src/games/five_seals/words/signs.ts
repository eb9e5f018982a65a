import flame from 'icon:flame'
import eye from 'icon:semi-closed-eye'
import sprout from 'icon:sprout'
import drop from 'icon:water-drop'
import whirlwind from 'icon:whirlwind'
import { text } from '../../../texts'
import type { Sign } from '../../contract'

export const ELEMENTS = ['fire', 'water', 'air', 'earth', 'mind'] as const
export type Element = (typeof ELEMENTS)[number]
/** The elements that dice and seals have. */
export const COLOURS: Element[] = ['fire', 'water', 'air', 'earth']
/** How large a sign's letter is drawn beside its icon. */
export const LETTERING = 1.2

const SIGNS: Record<Element, Sign> = {
  fire: { path: flame, letter: 'F', colour: '#d1452d', ink: '#ffffff' },
  water: { path: drop, letter: 'W', colour: '#3074d1', ink: '#ffffff' },
  air: { path: whirlwind, letter: 'A', colour: '#f0cb4b', ink: '#2a2110' },
  earth: { path: sprout, letter: 'E', colour: '#178564', ink: '#ffffff' },
  mind: { path: eye, letter: 'M', colour: '#c79bf0', ink: '#2a1440' },
}

/** By strength from 2 to 6: the basic circle, then the circles II to IV. */
const BASIC = ['change', 'renewal', 'strengthening', 'growth', 'synergy']
const CIRCLES = [
  BASIC,
  ['swap', 'exchange', 'absorption', 'disintegration', 'rearrangement'],
  ['deception', 'alteration', 'transfer', 'theft', 'exploitation'],
  ['dispatch', 'leap', 'teleportation', 'guardian', 'speed'],
]
export const SPELLS = ['binding', ...CIRCLES.flat()]

export type Scroll = { word: string; spell: string; element: Element; strength: number; basic: boolean }
export type Die = { element: Element; value: number }

function isElement(word: string): word is Element {
  return (ELEMENTS as readonly string[]).includes(word)
}

export function elementOf(word: string): Element | null {
  return isElement(word) ? word : null
}

export function elementSign(element: Element): Sign {
  return SIGNS[element]
}

export function elementName(element: Element): string {
  return text(`five_seals-element-${element}`)
}

/** A die or a seal token: both are an element and a number. */
export function dieOf(word: string): Die | null {
  const [element = '', value = ''] = word.split('.')
  return isElement(element) && /^[1-6]$/.test(value) ? { element, value: Number(value) } : null
}

export function dieName(word: string): string {
  const die = dieOf(word)
  return die ? text('web-seals-die', { element: elementName(die.element), value: die.value }) : word
}

export function scrollOf(word: string): Scroll | null {
  if (word === 'binding') return { word, spell: word, element: 'mind', strength: 1, basic: true }
  const [spell = '', element = ''] = word.split('.')
  if (!SPELLS.includes(spell) || !isElement(element)) return null
  const place = CIRCLES.flat().indexOf(spell)
  return { word, spell, element, strength: 2 + (place % BASIC.length), basic: BASIC.includes(spell) }
}

export function scrollName({ spell, element }: Scroll): string {
  return text('five_seals-scroll', { spell, element })
}

export function scrollShort({ spell, element }: Scroll): string {
  return text(`five_seals-spell-${spell}-short`, { element })
}

export function scrollHelp({ spell, element }: Scroll): string {
  return text(`five_seals-spell-${spell}-help`, { element })
}
