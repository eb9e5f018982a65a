import type { Aside, Beat, Change, Step } from '../games/contract'
import type { Pace } from '../settings.svelte'
import type { Room } from './room.svelte'
import { voiced } from './told'

/** A move as it is seen: what is told of it, and the positions around it. */
export type Seen = Beat & Step

/** What a move is where its game has nothing to add: its sentence, and what it caused. */
export function plainBeat({ move }: Step, room: Room): Beat {
  const tells = room.tells(move)
  return {
    deed: tells ? room.sentenceOf(move) : '',
    outcome: tells ? room.told(move) : '',
    changes: [],
    decides: false,
  }
}

/** What the bar says of a move while it is shown. */
export function headline(beat: Seen, room: Room): string {
  if (beat.headline) return beat.headline
  const told = [beat.deed, beat.outcome].filter(Boolean).join('. ')
  return told && voiced(beat.move.seat, room.names, told)
}

/** What the bar says of something that followed a move by itself. */
export function asideHeadline(aside: Aside): string {
  return aside.headline ?? [`${aside.name}: ${aside.deed}`, aside.outcome].filter(Boolean).join('. ')
}

export function isTold(beat: Pick<Beat, 'deed' | 'outcome'>): boolean {
  return beat.deed !== '' || beat.outcome !== ''
}

/** What is left of your own move among the deeds of others: what followed it by itself. */
export function asOthers(seen: Seen): Seen {
  return { ...seen, deed: '', outcome: '', changes: [] }
}

export function isNews(seen: Seen): boolean {
  return isTold(seen) || (seen.then?.length ?? 0) > 0
}

/** The position that lies beneath while a move is shown. */
export function beneath(beat: Beat): 'before' | 'after' {
  return beat.over ?? (beat.strip ? 'before' : 'after')
}

const SHORTEST = 1000
const LONGEST = 6000
/** A reader needs this much for a letter, and that much to begin. */
const LETTER = 45
const BEGIN = 400
/** What decides is held this long after it has come on show. */
const HELD = 1500
const STRIP_COMES = 1300
const PIECE_COMES = 320
const QUICKER = 0.45
/** One's own move, which nobody has to explain. */
const OWN = 350

type Looked = {
  /** What is to be read of it. */
  words: string
  pace: Pace
  /** Whether the reader made it. */
  own: boolean
  /** Whether the reader goes on speaking after it. */
  goesOn: boolean
}

/** How long a move is looked at, in milliseconds: at a pace of steps, until the reader goes on. */
export function lasts(
  beat: Pick<Beat, 'deed' | 'outcome' | 'changes' | 'decides' | 'strip' | 'then'>,
  { words, pace, own, goesOn }: Looked,
): number {
  const leads = (beat.then?.length ?? 0) > 0
  if (pace === 'instant' || !(isTold(beat) || beat.decides || leads)) return 0
  const minor = own && !beat.decides && !beat.changes.length
  // What only leads to something else has no words: it would leave the bar empty.
  if (minor) return (goesOn && !leads) || !isTold(beat) ? 0 : OWN
  if (pace === 'step') return Infinity
  const read = BEGIN + LETTER * words.length
  const held = beat.decides ? HELD + (beat.strip ? STRIP_COMES : PIECE_COMES) : SHORTEST
  const calm = Math.min(LONGEST, Math.max(held, read))
  return pace === 'quick' ? calm * QUICKER : calm
}

/** What a seat won and lost by these moves, each kind added up. */
export function sums(beats: Beat[], seat: number | null): Change[] {
  const totals = new Map<string, number>()
  const all = beats.flatMap(({ changes, then = [] }) => [...changes, ...then.flatMap((aside) => aside.changes)])
  for (const change of all) {
    if (change.seat === seat) totals.set(change.of, (totals.get(change.of) ?? 0) + change.by)
  }
  return [...totals].filter(([, by]) => by !== 0).map(([of, by]) => ({ seat: seat ?? -1, of, by }))
}
