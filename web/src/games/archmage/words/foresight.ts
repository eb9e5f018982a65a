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

function eitherOf(names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : text('web-mage-or', { first: names.slice(0, -1).join(', '), last })
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
  const names = eitherOf(objects(room.legal, verb).map((sphere) => text('archmage-sphere', { sphere })))
  if (verb === 'initiate') {
    const cost = text(view.phase === 'automaton' ? 'archmage-cost-free' : 'web-mage-cost-initiation')
    return { ...PLAIN, cost, effect: text('web-mage-initiate-some', { spheres: names }) }
  }
  if (verb === 'promote') {
    const effect = text('web-mage-promote-some', { spells: names, gain: mostGained(verb, room) })
    return { ...PLAIN, cost: '', effect }
  }
  return null
}

/** The most points that a sentence with this verb would bring oneself, as far as the server foresees it. */
function mostGained(verb: string, room: Room): number {
  const foreseen = Object.entries(room.position?.previews ?? {}).filter(([said]) => said.startsWith(`${verb} `))
  return Math.max(...foreseen.map(([, { points }]) => points.find(([seat]) => seat === room.you)?.[1] ?? 0))
}
