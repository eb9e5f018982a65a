/** The messages of docs/protocol.md, as this client reads them. */
export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain }

export type Seat = {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  crest: string
  level: string | null
  here: boolean
  deputy: boolean
  /** What is known of the luck that the seat adds, and its hash. */
  luck?: '' | 'hashed' | 'openly' | 'revealed' | 'replaced'
  hash?: string
  /** How the owner has lost the game before its end. */
  forfeit?: '' | 'late' | 'resigned' | 'replaced'
  /** For how many seconds the owner has been away. */
  away?: number
  /** Who has asked for a deputy in the owner's place. */
  asked?: { level: string; by: number[] } | null
  /** Whether the person plays at the device of somebody else. */
  sofa?: boolean
  /** Whose seat it is: leads to their page. */
  guest?: string | null
}

export type Talk = 'free' | 'sayings' | 'none'

/** The time that each seat has; `late` is what happens when it is up: a bot of that level, or “adjudicate”. */
export type Clock =
  | { kind: 'live'; bank: number; increment: number; late: string }
  | { kind: 'correspondence'; seconds: number; late: string }
/** What is left to each seat in seconds, if it has a clock, and whose runs (-1: nobody's). */
export type Clocks = { left: (number | null)[]; runs: number }

export type TableInfo = {
  code: string
  /** Leads there as well, as long as the table waits. */
  short_code?: string | null
  game: string
  title: string
  public: boolean
  options: Record<string, string | number | boolean>
  status: 'waiting' | 'playing' | 'over'
  /** Started and not yet dealt: whoever gave a hash reveals their luck. */
  revealing?: boolean
  host: boolean
  you: number | null
  /** The seats of all who share this device; none if nobody does. */
  sofa?: number[]
  seats: Seat[]
  watchers: number
  /** The names of those who watch, as far as they are told. */
  watching?: string[]
  /** Whose names these are, in the same order. */
  watching_guests?: string[]
  talk?: Talk
  /** Whether anything may be taken back. */
  practice?: boolean
  /** Whether you may ask for hints here. */
  hints?: boolean
  /** Whether the result counts for ratings, and once it is over what came of that. */
  rated?: boolean
  counted?: string | null
  /** The match night that it belongs to. */
  night?: string | null
  commitment: string
  seed: string
  made: number
  version: number
  rematch: string | null
  /** How it came of a finished game: from one of its positions, or all over with the same luck. */
  played_on?: 'otherwise' | 'same' | null
  clock?: Clock | null
  /** Whether the game ended because a clock ran out. */
  adjudicated?: boolean
  /** After so many seconds somebody who is away may be replaced, and somebody who does not move. */
  grace?: number
  patience?: number
}

export type TableEvent = { id: string } & Record<string, Plain>
/** `points` are those of each seat after the move; `hurried` is the level at which a bot thought about it, if
 *  that was less than its own. */
export type Move = {
  number: number
  seat: number
  sentence: string
  events: TableEvent[]
  points?: number[]
  hurried?: string
}
export type Standing = { seat: number; place: number; points: number; parts: Record<string, number> }
export type Asks = { id: string; params: Record<string, Plain> }
/** What a sentence would cost and bring, as far as its speaker can know. */
export type Preview = {
  effect: Asks
  cost: Asks | null
  points: [number, number][]
  firm: boolean
  barred: boolean
  idle: boolean
}

export type Position = {
  version: number
  actor: number
  over: boolean
  view: unknown
  asks: Asks
  legal: string[]
  previews?: Record<string, Preview>
  undo: boolean
  /** How many milliseconds the bots still wait, so that the move can be taken back. */
  regret?: number
  /** Whether those who share a device may not see each other's view. */
  curtain?: boolean
  standings: Standing[]
  clocks?: Clocks
}

export type Chat = {
  seat: number | null
  name: string
  text: string
  at: number
  guest?: string | null
  /** Which of the sayings it is, if it is one. */
  saying?: string | null
  /** Said by somebody who watches a running game: its players read it when it is over. */
  apart?: boolean
}
export type Result = { seat: number; place: number; points: number }
export type Refusal = { id: string; params: Record<string, Plain>; text: string }

/** A move worth making: its share of the victory with half of the interval it surely lies in, told by so many games
 *  that were played out, and what speaks for it. */
export type Hint = { sentence: string; share: number; error: number; games: number; equal: boolean; reasons: Asks[] }
/** How likely something is; `about` are the words of the piece it is asked of. */
export type Odds = { about: string; what: Asks; share: number; error: number }
/** A remark of the coach; `sentence` is how the sentences begin that show it was understood, if any does. */
export type CoachNote = { topic: string; text: Asks; sentence: string }
export type About = 'hint' | 'odds' | 'notes'

export type FromServer =
  | { type: 'table'; table: TableInfo }
  | { type: 'log'; moves: Move[] }
  | { type: 'position'; position: Position }
  | { type: 'moved'; move: Move; position: Position }
  | { type: 'undone'; number: number; position: Position }
  | ({ type: 'gone'; result: Result[] | null } & Refusal)
  | { type: 'chats'; chats: Chat[] }
  | { type: 'chat'; chat: Chat }
  | { type: 'rematch'; code: string }
  | { type: 'reminded'; seat: number; by: number }
  | { type: 'advice'; about: About; version: number; nonce?: string; hints: Hint[]; odds: Odds[]; notes: CoachNote[] }
  | { type: 'done'; nonce?: string; version: number; code?: string }
  | ({ type: 'refused'; nonce?: string } & Refusal)

/** `as` is the seat it is said for, of those that share the device. */
export type ToServer = { as?: number } & (
  | { type: 'sit'; seat: number | null; hash: string }
  | { type: 'sit-on-sofa'; seat: number | null; name: string }
  | { type: 'luck'; hash: string }
  | { type: 'reveal'; luck: string }
  | { type: 'stand' }
  | { type: 'set-seat'; seat: number; kind: string }
  | { type: 'start' }
  | { type: 'say'; version: number; sentence: string }
  | { type: 'ask'; about: About; version: number }
  | { type: 'undo'; version: number }
  | { type: 'go-on'; version: number }
  | { type: 'deputy'; seat: number; level: string }
  | { type: 'take-over' }
  | { type: 'resign' }
  | { type: 'remind'; seat: number }
  /** Whether the table is looked at. */
  | { type: 'attend'; visible: boolean }
  | { type: 'chat'; text: string }
  | { type: 'saying'; saying: string }
  | { type: 'remove'; guest: string }
  | { type: 'rematch'; hash: string; sofa?: { seat: number; hash: string }[] }
)
