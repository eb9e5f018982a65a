import { listed } from '../../../table/told'
import type { Explained } from '../../contract'
import type { Room } from '../../../table/room.svelte'
import type { Offer } from '../../../table/sentence'
import { text } from '../../../texts'
import { viewOf } from '../view'
import { wayWords } from './ways'

const PLAIN = { changes: [], firm: false, barred: false }

/** What follows a verb in the sentences that begin with it, each once. */
function objects(legal: string[], verb: string): string[] {
  const found = legal
    .filter((sentence) => sentence.startsWith(`${verb} `))
    .map((sentence) => sentence.split(' ')[1] ?? '')
  return [...new Set(found)]
}

/** What a word would cost and bring where several sentences begin with it, or where it leads to a hex. */
export function explains({ line }: Offer, room: Room): Explained | null {
  const view = viewOf(room)
  const [verb = '', object] = line
  if (!view) return null
  if (verb === 'travel' && object && view.phase === 'journey') {
    const way = view.reach.find(({ hex }) => hex === object)
    if (!way) return null
    const { to, cost, rest } = wayWords(way, view, room)
    return { ...PLAIN, cost, effect: `${to}; ${rest}` }
  }
  if (object !== undefined) return null
  const found = objects(room.legal, verb)
  if (verb === 'initiate') {
    const names = found.map((sphere) => text('archmage-sphere', { sphere }))
    const free = view.phase === 'automaton'
    const cost = text(free ? 'archmage-cost-free' : 'web-mage-cost-initiation')
    return { ...PLAIN, cost, effect: text('web-mage-initiate-some', { spheres: listed(names) }) }
  }
  if (verb === 'promote')
    return {
      ...PLAIN,
      cost: '',
      effect: text('web-mage-promote-some', {
        spells: listed(found.map((sphere) => text('archmage-sphere', { sphere }))),
      }),
    }
  return null
}
