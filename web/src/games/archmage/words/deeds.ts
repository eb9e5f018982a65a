import type { Step } from '../../contract'
import type { Move } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { text } from '../../../texts'
import { viewIn, viewOf, type MageView } from '../view'
import { roleOf } from './saying'

/** What somebody did, in a few words without their name. */

/** The verbs that are told in words of their own; of the others, what came of them tells all. */
const TOLD = [
  ...[
    'advance',
    'travel',
    'explore',
    'deploy',
    'attack',
    'divine',
    'gather',
    'recruit',
    'initiate',
    'ward',
    'build',
    'promote',
  ],
  ...['cast', 'take', 'decline'],
]

/** The words after the verb, as people know them. */
function object(words: string[]): Record<string, string> {
  const [, word] = words
  if (word === undefined) return {}
  switch (roleOf(words, 1)) {
    case 'hex':
      return { hex: word.toUpperCase() }
    case 'spell':
      return { spell: text(`archmage-spell-${word}`) }
    case 'sphere':
    case 'place':
      return { sphere: text('archmage-sphere', { sphere: word }) }
    default:
      return { thing: word === 'follower' ? text('web-mage-a-follower') : text('archmage-a-relic', { relic: word }) }
  }
}

function details(move: Move, view: MageView | null): Record<string, string> {
  const event = move.events.find(({ hex }) => typeof hex === 'string')
  const at = view?.hexes.find(({ word }) => word === event?.hex)
  const words = move.sentence.split(' ')
  return {
    verb: move.events.some(({ id }) => id === 'archmage-gate') ? 'gate' : (words[0] ?? ''),
    land: at?.kind ? text(`archmage-kind-${at.kind}`) : '',
    hex: at?.word.toUpperCase() ?? '',
    ...object(words),
  }
}

/** As it is told while it happens; nothing for what its outcome tells. */
export function deedWords({ move, after }: Step, room: Room): string {
  if (!TOLD.includes(move.sentence.split(' ')[0] ?? '')) return ''
  // Of a move made before the reader came, nothing but its events is known.
  const view = viewIn(after) ?? viewOf(room)
  return text('web-mage-deed', { mine: move.seat === room.you ? 'yes' : 'no', ...details(move, view) })
}

/** As it is told in the end. */
export function featWords(move: Move, room: Room): string {
  return text('web-mage-feat', details(move, viewOf(room)))
}
