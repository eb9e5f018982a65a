import { previewed } from '../../../table/explained'
import type { Room } from '../../../table/room.svelte'
import { following, type Offer } from '../../../table/sentence'
import { text } from '../../../texts'
import type { Explained } from '../../contract'
import { unordered } from './saying'

/** What a word would bring that can still become several sentences: what they have in common. A seal
 *  opens the same whatever it is paid with. */
export function explains(offer: Offer, room: Room): Explained | null {
  const said = room.legal.filter((sentence) => following(sentence.split(' '), offer.line, unordered))
  const all = said.flatMap((sentence) => room.position?.previews?.[sentence] ?? [])
  const [one] = all
  if (!one || all.length < 2 || all.some(({ effect }) => effect.id !== one.effect.id)) return null
  if (offer.line[0] !== 'break' || offer.line.length < 2) return null
  return { ...previewed(one, room), cost: text('web-seals-ways-to-pay', { ways: all.length }) }
}
