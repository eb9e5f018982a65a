import type { Move, TableEvent } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { beforeNext, messageParams, tellEvents } from '../../../table/told'
import { text } from '../../../texts'
import type { Beat, Change, Step } from '../../contract'
import type { MissionsView } from '../view'
import { cardName, rankName } from '../words/cards'
import { stateOf } from '../words/mission'
import { storyOf, wordIn, type Trick } from './story'
import { gainsTold, trickNotes, trickTold } from './trick_told'

const PREFIX = 'twelve_missions-'
/** Values are printed 3 to 10, unless the host has another edition; a position tells. */
const USUAL = [3, 4, 5, 6, 7, 8, 9, 10]

export const NEXT_ROUND = [`${PREFIX}round`, `${PREFIX}round-turning`]

export function eventOf(move: Move, id: string): TableEvent | undefined {
  return move.events.find((event) => event.id === PREFIX + id)
}

/** The heading of the round that begins after a move. */
export function chapter(move: Move): string | null {
  const begins = move.events.find(({ id }) => NEXT_ROUND.includes(id))
  return begins ? text('web-missions-chapter', { round: Number(begins.round) }) : null
}

/** How a move is seen and told. */
export function beat(step: Step, room: Room): Beat {
  const { move } = step
  const { deed, outcome } = deedOf(step, room)
  const plain: Beat = { deed, outcome, changes: changesOf(move), decides: decides(move) }
  const told = [deed && text('web-missions-did', { is: isYou(move, room), name: room.nameOf(move.seat), deed })]
  plain.headline = [...told, outcome].filter(Boolean).join(' ')
  if (eventOf(move, 'trick')) return { ...plain, ...ofTrick(step, room) }
  return eventOf(move, 'round-over') ? { ...plain, ...ofRound(move, room) } : plain
}

function isYou(move: Move, room: Room): string {
  return move.seat === room.you ? 'you' : 'one'
}

/** A trick taken, a scroll in force, points at once and the end of a round decide something. */
function decides(move: Move): boolean {
  return ['trick', 'activate', 'draws-17', 'steal', 'round-over'].some((id) => eventOf(move, id))
}

function changesOf(move: Move): Change[] {
  const gains = (eventOf(move, 'round-over')?.gains ?? []) as number[]
  const at_once = eventOf(move, 'draws-17') ?? eventOf(move, 'copies-17')
  const changes = gains.map((by, seat) => ({ seat, of: 'points', by })).filter(({ by }) => by !== 0)
  if (at_once) changes.push({ seat: Number(at_once.seat), of: 'points', by: Number(at_once.points) })
  return changes
}

/** The deed in a few words, and what came of it where that is not a trick or a round. */
function deedOf(step: Step, room: Room): { deed: string; outcome: string } {
  const { move } = step
  const is = isYou(move, room)
  const played = eventOf(move, 'play')
  if (played) {
    const led = viewBefore(step)?.trick.length === 0 ? 'yes' : 'no'
    const crystal = played.power === true ? 'yes' : 'no'
    return {
      deed: text('web-missions-plays', { is, led, crystal, card: cardName(wordIn(played.card)) }),
      outcome: leads(step) || told(rest(move, ['play', 'trick', ...untold(move, room)]), room),
    }
  }
  const power = eventOf(move, 'power')
  if (power) {
    const does = told(rest(move, ['power', 'trick']), room)
    return {
      deed: text('web-missions-uses', { is, rank: rankName(wordIn(power.rank)) }),
      outcome: does || `${text(`twelve_missions-power-${wordIn(power.rank)}-short`)}.`,
    }
  }
  const cubes = eventOf(move, 'cubes')
  if (cubes) {
    const count = Math.abs(Number(cubes.cubes))
    const deed = text('web-missions-lays-cubes', { is, count, value: Number(cubes.value) })
    return { deed, outcome: leads(step) }
  }
  const scroll = eventOf(move, 'activate')
  if (scroll) {
    const effect = Number(scroll.effect)
    const title = text(`twelve_missions-scroll-${effect}`)
    const help = text(`twelve_missions-scroll-${effect}-in-force`, messageParams({ seat: move.seat }, room.names))
    return { deed: text('web-missions-activates', { is, number: Number(scroll.scroll), title }), outcome: help }
  }
  const taken = eventOf(move, 'take')
  if (taken) {
    const what = text(`${PREFIX}taken`, messageParams(taken, room.names))
    return {
      deed: text('web-missions-takes-what', { is, what }),
      outcome: told(rest(move, ['take', ...untold(move, room)]), room),
    }
  }
  return { deed: told(rest(move, ['trick']), room, move.seat), outcome: '' }
}

function viewBefore(step: Step): MissionsView | null {
  return (step.before?.view as MissionsView | undefined) ?? null
}

function viewAfter(step: Step): MissionsView | null {
  return (step.after?.view as MissionsView | undefined) ?? null
}

/** Whether the card takes the trick so far, where others lie in it. */
function leads(step: Step): string {
  const view = viewAfter(step)
  if (!view || view.trick.length < 2 || view.taking !== step.move.seat) return ''
  return text('web-missions-takes-it')
}

/** What else happened before the round ended or the next one began. */
function rest(move: Move, ids: string[]): TableEvent[] {
  const left_out = [...ids, 'round-over', 'gain', 'loss', 'game-over'].map((id) => PREFIX + id)
  return beforeNext(move.events, ({ id }) => NEXT_ROUND.includes(id)).filter(({ id }) => !left_out.includes(id))
}

/** What tells nothing new of anybody else: that a scroll taken is drawn, that a card under another is picked up. */
function untold(move: Move, room: Room): string[] {
  return move.seat === room.you ? [] : ['draw', 'uncover']
}

/** Events in words; without the name of the seat whose crest stands beside them. */
function told(events: TableEvent[], room: Room, beside: number | null = null): string {
  const words = tellEvents(events, room.names)
  const name = beside === null ? '' : `${room.nameOf(beside)} `
  return name && words.startsWith(name) ? words.slice(name.length).replace(/\.$/, '') : words
}

/** The trick that this move ended, with the cards that lay there before the reader's moves are known. */
export function trickOf(step: Step, room: Room): Trick | null {
  const values = viewBefore(step)?.values ?? viewAfter(step)?.values ?? USUAL
  const upTo = room.shown.moves.filter(({ number }) => number < step.move.number)
  const trick = storyOf([...upTo, step.move], values)
    .flatMap(({ tricks }) => tricks)
    .at(-1)
  if (!trick) return null
  const known = new Set(trick.played.map(({ card }) => card))
  const before = (viewBefore(step)?.trick ?? []).filter(({ card }) => !known.has(card))
  return { ...trick, played: [...before, ...trick.played] }
}

function ofTrick(step: Step, room: Room): Partial<Beat> {
  const { move } = step
  const trick = trickOf(step, room)
  if (!trick) return {}
  const values = viewBefore(step)?.values ?? viewAfter(step)?.values ?? USUAL
  const is = trick.taker === room.you ? 'you' : 'one'
  const took = text('web-missions-took-trick', { is, name: room.nameOf(trick.taker), trick: trick.number })
  const over = eventOf(move, 'round-over')
  const headline = trickTold(trick, room, values)
  if (over) {
    const gains = gainsTold(Number(over.mission), over.gains as number[], room)
    const more = [gains, trickNotes(trick)].filter(Boolean).join(' ')
    return { outcome: took, headline, more, over: 'before' }
  }
  const after = viewAfter(step)
  const seat = after?.seats[trick.taker]
  const far =
    after && seat ? text('web-missions-far', { is, name: room.nameOf(trick.taker), state: stateOf(after, seat) }) : ''
  return { outcome: took, headline, more: [far, trickNotes(trick)].filter(Boolean).join(' ') }
}

/** The end of a round without a trick: after a theft, or after tricks were counted. */
function ofRound(move: Move, room: Room): Partial<Beat> {
  const over = eventOf(move, 'round-over')
  const more = gainsTold(Number(over?.mission), (over?.gains ?? []) as number[], room)
  return { more, over: 'before' }
}
