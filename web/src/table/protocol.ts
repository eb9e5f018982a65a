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
}

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
  seats: Seat[]
  watchers: number
  /** The names of those who watch, as far as they are told. */
  watching?: string[]
  /** Whether anything may be taken back. */
  practice?: boolean
  /** Whether you may ask for hints here. */
  hints?: boolean
  commitment: string
  seed: string
  made: number
  version: number
  rematch: string | null
  /** How it came of a finished game: from one of its positions, or all over with the same luck. */
  played_on?: 'otherwise' | 'same' | null
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
  standings: Standing[]
}

export type Chat = { seat: number | null; name: string; text: string; at: number }
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
  | { type: 'advice'; about: About; version: number; nonce?: string; hints: Hint[]; odds: Odds[]; notes: CoachNote[] }
  | { type: 'done'; nonce?: string; version: number; code?: string }
  | ({ type: 'refused'; nonce?: string } & Refusal)

export type ToServer =
  | { type: 'sit'; seat: number | null; hash: string }
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
  | { type: 'chat'; text: string }
  | { type: 'rematch'; hash: string }
