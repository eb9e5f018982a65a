import type { Move, TableEvent } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { listed, messageParams, named, type Names } from '../../../table/told'
import { text, type Params } from '../../../texts'
import type { Beat, Change, Step } from '../../contract'
import { viewIn } from '../view'
import { wordName } from '../words/named'
import { dieName, dieOf, elementName, elementOf } from '../words/signs'
import { eventOf, givenIn, kindOf, scrollIn, wordIn } from './events'
import { stripOf } from './strip'

/** How a move is told: who, what, and what came of it. */

/** Of the events of a move, the one that it is about: the weightiest first. */
const DEEDS = [
  ...['take-scroll', 'break', 'transfer', 'theft', 'deceive', 'remove', 'trade-places', 'guard'],
  ...['stay', 'familiar', 'cast', 'absorb', 'turn-dice', 'give-up', 'draft'],
]

/** The dice that a sentence spends on a seal. */
export function diceSpent(move: Move): string[] {
  const [verb, ...words] = move.sentence.split(' ')
  return verb === 'break' ? words.filter((word) => dieOf(word)) : []
}

/** Whether everybody rolls for a round after it. */
export function rolls(move: Move): boolean {
  return eventOf(move, 'round') !== undefined
}

/** Whether it leaves too few scrolls of strength 6 for another round. */
export function bringsLastRound({ before, after }: Step): boolean {
  const was = viewIn(before)
  const now = viewIn(after)
  return was !== null && now !== null && was.sixes >= was.fewest_sixes && now.sixes < now.fewest_sixes
}

/** The rooms that a seat can walk into now and could not before. */
function opened({ before, after }: Step, seat: number): string[] {
  const was = viewIn(before)?.seats[seat]?.floor
  const now = viewIn(after)?.seats[seat]?.floor
  return was && now ? now.filter((area) => !was.includes(area)) : []
}

/** Points, and dice that went to somebody else. Of a move made before the reader came, what it tells. */
export function changesOf({ move, before, after }: Step): Change[] {
  const was = viewIn(before)
  const now = viewIn(after)
  const changes: Change[] =
    was && now
      ? now.seats.map(({ points }, seat) => ({ seat, of: 'points', by: points - (was.seats[seat]?.points ?? 0) }))
      : move.events
          .filter((event) => kindOf(event) === 'take-scroll')
          .map((event) => ({ seat: Number(event.seat), of: 'points', by: Number(event.strength) }))
  const stolen = eventOf(move, 'theft')
  if (stolen) {
    changes.push({ seat: Number(stolen.actor), of: 'dice', by: 1 })
    changes.push({ seat: Number(stolen.seat), of: 'dice', by: -1 })
  }
  return changes.filter(({ by }) => by !== 0)
}

/** Whose things it worked on, if they were somebody else's. */
export function victimOf(move: Move): number {
  const against = eventOf(move, 'transfer') ?? eventOf(move, 'theft') ?? eventOf(move, 'deceive')
  const turned = move.events.find((event) => kindOf(event) === 'turn-dice' && event.seat !== move.seat)
  const event = against ?? turned
  return event ? Number(event.seat) : -1
}

function paramsOf(event: TableEvent, move: Move, names: Names): Params {
  const given = givenIn(event)
  const element = elementOf(wordIn(event.element))
  return {
    ...messageParams(event, names),
    ...(given ? { given: wordName(given) } : {}),
    scroll: wordName(scrollIn(event)),
    seal: dieName(`${wordIn(event.element)}.${Number(event.strength)}`),
    colour: element ? elementName(element) : '',
    by: move.seat === names.you ? 'you' : 'one',
    own: event.seat === move.seat ? 'yes' : 'no',
    stays: JSON.stringify(event.dice) === JSON.stringify(event.now) ? 'yes' : 'no',
  }
}

/** What was done, as it stands after the name of who did it. */
export function deedOf(move: Move, room: Room): string {
  const main = DEEDS.map((kind) => eventOf(move, kind)).find(Boolean)
  if (!main) return room.sentenceOf(move).split(' ').map(wordName).join(' ')
  return text(`web-seals-deed-${kindOf(main)}`, paramsOf(main, move, room.names))
}

/** What came of it, a few words for each thing. */
export function outcomeOf(step: Step, room: Room): string {
  const { move } = step
  const dice = diceSpent(move)
  const told: string[] = []
  const tell = (of: string, params: Params = {}) => told.push(text('web-seals-came', { of, ...params }))
  if (dice.length) tell('paid', { dice: listed(dice.map(wordName)) })
  const broken = eventOf(move, 'break')
  if (broken && eventOf(move, 'familiar')) tell('familiar')
  if (broken && step.before && step.after) {
    const rooms = opened(step, Number(broken.seat))
    tell('opens', { count: rooms.length, spot: rooms[0]?.toUpperCase() ?? '' })
  }
  for (const event of move.events) {
    const kind = kindOf(event)
    if (['turn-dice', 'grow', 'give-up', 'transfer', 'deceive'].includes(kind))
      tell(kind, paramsOf(event, move, room.names))
  }
  if (bringsLastRound(step)) tell('last-round')
  const next = eventOf(move, 'round')
  if (eventOf(move, 'game-over')) tell('game-over')
  else if (next) tell('round', { round: Number(next.round) })
  else if (eventOf(move, 'finish')) tell('finish')
  return told.filter(Boolean).join('; ')
}

/** What the bar says of it: the deed in a sentence; of a roll, that all roll. */
function headlineOf(move: Move, room: Room, deed: string): string {
  const next = eventOf(move, 'round')
  if (next) return text('web-seals-rolls', { round: Number(next.round) })
  return text('web-seals-headline', { name: named(move.seat, room.names), deed })
}

/** The second line. A new round says who begins it. */
function moreOf(move: Move, room: Room, outcome: string): string {
  const next = eventOf(move, 'round')
  const first = Number(next?.seat)
  if (next) return text('web-seals-first', { name: room.nameOf(first), is: first === room.you ? 'you' : 'one' })
  return outcome && text('web-seals-more', { outcome: outcome.charAt(0).toUpperCase() + outcome.slice(1) })
}

export function beat(step: Step, room: Room): Beat {
  const { move } = step
  const strip = stripOf(step, move.seat === room.you)
  const lost = room.you !== null && victimOf(move) === room.you
  const deed = deedOf(move, room)
  const outcome = outcomeOf(step, room)
  const ends = eventOf(move, 'game-over') !== undefined
  return {
    deed,
    outcome,
    changes: changesOf(step),
    decides: strip !== undefined || lost || rolls(move) || ends,
    headline: headlineOf(move, room, deed),
    more: moreOf(move, room, outcome),
    // The result comes after the last move, and the bar tells of the move until then.
    over: ends ? 'before' : 'after',
    ...(strip ? { strip } : {}),
  }
}

/** The heading of the round that begins with a move. */
export function chapter(move: Move): string | null {
  const round = eventOf(move, 'round')
  return round ? text('web-seals-stand', { round: Number(round.round) }) : null
}

/** Whether the first round begins after it: only its dice were taken before. */
export function opens(move: Move): boolean {
  return Number(eventOf(move, 'round')?.round) === 1
}
