import type { Move, Position } from '../../../table/protocol'
import { viewIn } from '../view'

type Seen = { move: Move; before: Position | null }

/** The Warlord has no seat. */
export const WARLORD_TRAIL = -1

export type Trail = { seat: number; path: string[] }

function placeBefore(seen: Seen, seat: number): string | undefined {
  const view = viewIn(seen.before)
  return seat === WARLORD_TRAIL ? view?.warlord?.at : view?.seats[seat]?.mage
}

/** The ways that others have gone, one for each at most, from hex to hex. A gate begins a new one: nobody
 *  walked through it. */
export function trails(seen: Seen[], you: number | null): Trail[] {
  const paths = new Map<number, string[]>()
  const go = (one: Seen, seat: number, hex: string): void => {
    const from = placeBefore(one, seat)
    const path = paths.get(seat) ?? (from ? [from] : [])
    paths.set(seat, [...path, hex])
  }
  for (const one of seen) {
    for (const { id, seat, hex } of one.move.events) {
      if (typeof hex !== 'string') continue
      if (id === 'archmage-travel' && typeof seat === 'number' && seat !== you) go(one, seat, hex)
      if (id === 'archmage-gate' && typeof seat === 'number') paths.set(seat, [hex])
      if (id === 'archmage-warlord-at') go(one, WARLORD_TRAIL, hex)
    }
  }
  return [...paths].filter(([, path]) => path.length > 1).map(([seat, path]) => ({ seat, path }))
}

/** What happened since one's mage last did anything; that a planet moves is not the mage's doing. What followed
 *  one's own last deed by itself is among it. */
export function sinceDeed(moves: Move[], you: number | null): Move[] {
  if (you === null) return []
  const last = moves.findLastIndex(({ seat, sentence }) => seat === you && !sentence.startsWith('advance'))
  return moves.slice(Math.max(0, last))
}

/** The hexes where somebody attacked or lost a follower. */
export function foughtOver(seen: Seen[]): Set<string> {
  const hexes = new Set<string>()
  for (const { move } of seen) {
    for (const { id, hex } of move.events) {
      if (['archmage-attack', 'archmage-slain', 'archmage-imprisoned'].includes(id) && typeof hex === 'string')
        hexes.add(hex)
    }
  }
  return hexes
}
