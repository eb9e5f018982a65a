import type { Beat, Change, Step } from '../../contract'
import type { Room } from '../../../table/room.svelte'
import { text } from '../../../texts'
import type { AbracadaView } from '../view'
import { castOf, outOf, type Cast } from './cast'
import { consequence, deed, outcome, sentence } from './deed'
import { stripOf } from './strip'

const DRAGON = 1

/** Lives lost and gained; where the last stone ends the round, the points it brings. */
function changes(cast: Cast, before: AbracadaView | null): Change[] {
  if (cast.over?.ending === 'emptied')
    return [{ seat: cast.seat, of: 'points', by: cast.over.gains[cast.seat] ?? 0, note: '' }]
  const lost = cast.lost.map(({ seat, lives, out }) => {
    const left = (before?.seats[seat]?.lives ?? 0) - lives
    const note = out ? text('web-abracada-out') : left > 0 ? text('web-abracada-left', { count: left }) : ''
    return { seat, of: 'lives', by: -lives, note }
  })
  return cast.gained > 0 ? [...lost, { seat: cast.seat, of: 'lives', by: cast.gained, note: '' }] : lost
}

/** The reader's own loss comes first. */
function ownFirst(all: Change[], you: number | null): Change[] {
  return all.toSorted((one, other) => Number(other.seat === you) - Number(one.seat === you))
}

export function beat({ move, before }: Step, room: Room): Beat {
  const cast = castOf(move)
  const decides = cast.over !== null || outOf(cast).length > 0 || (cast.spell === DRAGON && cast.roll > 0)
  const told: Beat = {
    deed: deed(cast, room.names),
    outcome: outcome(cast, room.names),
    changes: ownFirst(changes(cast, (before?.view as AbracadaView | undefined) ?? null), room.you),
    decides,
    headline: sentence(cast, room.names, 'now'),
    more: consequence(cast, room.names),
  }
  return decides ? { ...told, strip: stripOf(cast, room.names) } : told
}
