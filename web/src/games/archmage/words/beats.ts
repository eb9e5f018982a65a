import type { Aside, Beat, Change, Step } from '../../contract'
import type { TableEvent } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { named, tellEvents } from '../../../table/told'
import { text } from '../../../texts'
import { viewIn } from '../view'
import { deedWords } from './deeds'
import { hexOf, marchOf } from './march'
import { WARLORD } from './signs'

/** Moves as they are seen and told: who did what, what came of it, and whose points changed. */

/** Whose points the move changed, the own ones first. */
export function pointChanges({ before, after }: Step, you: number | null): Change[] {
  if (!before || !after) return []
  const changes = after.standings.map(({ seat, points }) => ({
    seat,
    of: 'points',
    by: points - (before.standings.find((one) => one.seat === seat)?.points ?? points),
  }))
  return changes
    .filter(({ by }) => by !== 0)
    .sort((one, other) => Number(other.seat === you) - Number(one.seat === you))
}

type LandChange = { kind: string; seat: number; by: number; now: number }

/** The lands whose points changed hands. */
export function landChanges({ before, after }: Step): LandChange[] {
  const was = viewIn(before)?.lands
  const is = viewIn(after)?.lands
  if (!was || !is) return []
  return is.flatMap(({ kind, points }, place) =>
    points.flatMap((now, seat) => {
      const by = now - (was[place]?.points[seat] ?? now)
      return by ? [{ kind, seat, by, now }] : []
    }),
  )
}

/** Events that the deed itself tells. */
const SAID = [
  ...['travel', 'gate', 'deploy', 'attack', 'build', 'initiate', 'promote', 'cast', 'divine', 'decline', 'turn'],
  ...['pay', 'take', 'game-over'],
].map((id) => `archmage-${id}`)
/** Events that are not told after a verb, since they always follow it. */
const ALSO_SAID: Record<string, string[]> = {
  advance: ['archmage-planet'],
  attack: ['archmage-gain'],
  take: ['archmage-enlist'],
}
/** What decides something if another does it. */
const DECISIVE = ['attack', 'build', 'imprison', 'strike', 'corrupt']

/** The change of land that is told of a move: the reader's own, or a loss, before any other. */
function mainChange(step: Step, room: Room): LandChange | undefined {
  const told = landChanges(step)
  return told.find(({ seat }) => seat === room.you) ?? told.find(({ by }) => by < 0) ?? told[0]
}

/** Somebody's land that a move took: whose deed it was, and what it cost or brought. */
function landWords(step: Step, room: Room): string {
  const [verb = ''] = step.move.sentence.split(' ')
  const by = step.move.seat === room.you ? 'own' : verb
  return changeWords(mainChange(step, room), room.nameOf(step.move.seat), by, room)
}

function changeWords(own: LandChange | undefined, name: string, by: string, room: Room): string {
  if (!own) return ''
  return text('web-mage-land-change', {
    name,
    by,
    whose: own.seat === room.you ? 'yours' : 'theirs',
    other: room.nameOf(own.seat),
    kind: text(`archmage-kind-${own.kind}`),
    kinds: text('web-mage-kinds', { kind: own.kind }),
    points: Math.abs(own.by),
    came: own.by > 0 ? (own.now > 1 ? 'won' : 'joined') : own.now ? 'shared' : 'lost',
  })
}

/** What the deed tells already, or what would only be read for long. */
function isSaid(id: string, verb: string): boolean {
  if (SAID.includes(id)) return true
  return (ALSO_SAID[verb] ?? []).includes(id)
}

export function beat(step: Step, room: Room): Beat {
  const { move } = step
  const mine = move.seat === room.you
  const { own, march } = marchOf(move.events)
  const [verb = '', object = ''] = move.sentence.split(' ')
  const deed = deedWords(step, room)
  const effect = verb === 'cast' ? `${text(`archmage-spell-${object}-short`)}.` : ''
  const caused = tellEvents(
    own.filter(({ id }) => !isSaid(id, verb)),
    room.names,
  )
  const outcome = [effect, caused].filter(Boolean).join(' ')
  const then = march.map((events) => warlordStep(events, room))
  const changes = pointChanges(step, room.you)
  if (then.length) {
    tellOfMarch(step, march, then, room)
    return { deed, outcome, changes: [], decides: false, then }
  }
  const land = landWords(step, room)
  const did = deed && `${named(move.seat, room.names)} ${deed}.`
  const told = [did, outcome].filter(Boolean).join(' ')
  return {
    deed,
    outcome: land || outcome,
    changes,
    decides: mine ? verb === 'build' : DECISIVE.includes(verb) || land !== '',
    // One's own move needs no second line.
    ...(land ? { headline: land, ...(mine ? {} : { more: told }) } : deed ? { headline: told } : {}),
  }
}

/** Points that a march changed are told of the hex where it happened. */
function tellOfMarch(step: Step, march: TableEvent[][], then: Aside[], room: Room): void {
  const land = mainChange(step, room)
  const hexes = viewIn(step.after)?.hexes ?? []
  const there = march.findIndex((events) => {
    const at = hexOf(events)
    return at !== undefined && hexes.find(({ word }) => word === at)?.kind === land?.kind
  })
  const told = then[there] ?? then.find(({ decides }) => decides) ?? then.at(-1)
  if (!told) return
  told.changes = pointChanges(step, room.you)
  if (!land) return
  const words = changeWords(land, told.name, 'warlord', room)
  told.decides = true
  told.outcome = [told.outcome, words].filter(Boolean).join(' ')
  told.headline = [told.headline, words].filter(Boolean).join(' ')
}

/** A hex of the Warlord's march. */
function warlordStep(events: TableEvent[], room: Room): Aside {
  const [first, ...rest] = events
  const name = text('web-mage-the-warlord')
  const outcome = tellEvents(
    rest.filter(({ id }) => id !== 'archmage-gain'),
    room.names,
  )
  const deed =
    typeof first?.hex === 'string'
      ? text('web-mage-warlord-deed', { hex: first.hex.toUpperCase() })
      : text('web-mage-warlord-sets-out', {
          direction: typeof first?.direction === 'string' ? first.direction : 'none',
        })
  return {
    sign: WARLORD,
    name,
    deed,
    outcome,
    changes: [],
    decides: rest.some(({ id }) => id === 'archmage-slain'),
    headline: [`${name} ${deed}.`, outcome].filter(Boolean).join(' '),
  }
}
