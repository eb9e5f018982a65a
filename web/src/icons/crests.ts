import cat from 'icon:cat'
import fox from 'icon:fox-head'
import frog from 'icon:frog'
import owl from 'icon:owl'
import raven from 'icon:raven'
import snake from 'icon:snake'

/** Also the words by which every game calls its seats, in their order round the table. */
export const CRESTS = ['raven', 'cat', 'owl', 'snake', 'toad', 'fox'] as const
export type CrestName = (typeof CRESTS)[number]

const SIGNS: Record<CrestName, { path: string; letter: string }> = {
  raven: { path: raven, letter: 'R' },
  cat: { path: cat, letter: 'C' },
  owl: { path: owl, letter: 'O' },
  snake: { path: snake, letter: 'S' },
  toad: { path: frog, letter: 'T' },
  fox: { path: fox, letter: 'F' },
}

export function isCrest(name: string): name is CrestName {
  return name in SIGNS
}

export function crestSign(name: string): { path: string; letter: string } {
  return SIGNS[isCrest(name) ? name : 'raven']
}
