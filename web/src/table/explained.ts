import type { Explained } from '../games/contract'
import { text } from '../texts'
import type { Asks, Preview } from './protocol'
import type { Room } from './room.svelte'
import { onlySentence, type Offer } from './sentence'
import { messageParams } from './told'

function told(message: Asks | null, room: Room): string {
  return message ? text(message.id, messageParams(message.params, room.names)) : ''
}

export function previewed(preview: Preview, room: Room): Explained {
  return {
    cost: told(preview.cost, room),
    effect: told(preview.effect, room),
    changes: preview.points.map(([seat, by]) => ({ seat, of: 'points', by })),
    firm: preview.firm,
    barred: preview.barred,
  }
}

/** What a word would cost and bring: what the server foresees of the one sentence it leads to, or what
 *  the game knows of the word. */
export function explained(offer: Offer, room: Room): Explained | null {
  const sentence = onlySentence(room.legal, offer.line, room.game?.unordered)
  const preview = sentence === null ? undefined : room.position?.previews?.[sentence]
  return preview ? previewed(preview, room) : (room.game?.explains?.(offer, room) ?? null)
}

/** Why a verb can't be said now, where the server tells. */
export function barred(verb: string, room: Room): Explained | null {
  const preview = room.position?.previews?.[verb]
  return preview?.barred ? previewed(preview, room) : null
}

const ROOM_TO_EXPLAIN = 3
const SHORT_EFFECT = 24

/** Whether what these words would do can stand beside each of them, with all of them still in view. */
export function fitBeside(offers: Offer[], room: Room): boolean {
  const short = (offer: Offer) => (explained(offer, room)?.effect.length ?? 0) <= SHORT_EFFECT
  return offers.length <= ROOM_TO_EXPLAIN && offers.every(short)
}
