import type { Component } from 'svelte'
import type { Move, Position } from '../table/protocol'
import type { Room } from '../table/room.svelte'
import type { Offer } from '../table/sentence'

/** How a word looks wherever it is met: on the table, in the bar and in the log. */
export type Sign = { path: string; letter: string; colour: string; ink: string }

/** Something that a seat won or lost: `of` lives or points, say, and a word on what it has left. */
export type Change = { seat: number; of: string; by: number; note?: string }

/** A piece shown large, with a caption and a line under it. */
export type StripPiece = {
  // Each game has pieces of its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Piece: Component<any>
  props: Record<string, unknown>
  title: string
  note: string
}

/** A moment in the middle of the table: who (with a verb), the pieces, and what came of it. */
export type Strip = { verb: string; pieces: StripPiece[]; title: string; note: string }

/** A move with the positions around it; null where they are not known, as of moves made before the reader came. */
export type Step = { move: Move; before: Position | null; after: Position | null }

/** What happens by itself after a move, shown under a name and a sign of its own. */
export type Aside = {
  sign: Sign
  name: string
  deed: string
  outcome: string
  changes: Change[]
  decides: boolean
  headline?: string
}

/** How a move is seen and told. */
export type Beat = {
  /** The deed in a few words; nothing where there is nothing to tell. */
  deed: string
  /** What came of it. */
  outcome: string
  changes: Change[]
  /** Whether it decides something: it is looked at longer. */
  decides: boolean
  /** What the bar says while it is shown, and a second line; else the deed and its outcome. */
  headline?: string
  more?: string
  strip?: Strip
  /** What follows by itself, one after the other. */
  then?: Aside[]
  /** The position that lies beneath while it is shown: the one before where the one after it is the next deal. */
  over?: 'before' | 'after'
}

/** What a word would cost and bring. */
export type Explained = { cost: string; effect: string; changes: Change[]; firm: boolean; barred: boolean }

/** What everybody is after, how far the game has come, from 0 to 1, and how near each seat is. */
export type Goal = { words: string; done?: number; seats: { seat: number; value: string | number }[] }

/** A spell, mission, scroll, power, relic or the like, as the rules explain it: `group` is the id of the text that
 *  heads its kind, `words` are whole sentences. */
export type RuleCard = {
  id: string
  group: string
  name: string
  words: string[]
  // Each game has pieces of its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Piece: Component<any>
  props: Record<string, unknown>
  /** The example in which it can be tried. */
  example?: string
}

/** A figure of a person's statistics: a tally, or which share it is `of` another. The text `id` stands after the figure
 *  and is given both numbers, `count` and `of`. */
export type Stat = { id: string; count: string; of?: string }

/** What a game brings to the shared table: pictures and names, never rules. */
export type GameTable = {
  /** The table between the top bar and the sentence bar. */
  Table: Component
  /** The least width and height its wide table is drawn for; where there is less it is drawn smaller. */
  least?: [number, number]
  /** The same of its narrow table, where that needs less than most do. */
  leastNarrow?: [number, number]
  /** What lies open on the table, small: on the curtain between people who share a device. */
  OnTable?: Component
  /** What a round, or the game, came to. */
  Summary: Component
  /** What opens from the top bar where the table has no room for it. */
  sheets: { id: string; icon: string; Sheet: Component }[]
  sign: (word: string, room: Room) => Sign | null
  /** The name a word goes by, for ears and typing. */
  nameOf: (word: string, room: Room) => string
  /** Whether a word means the same in any order where it stands beside others of its kind, as dice do. */
  unordered?: (word: string) => boolean
  /** Whether every word of a sentence that begins so is to be said, even if only one can follow. */
  spelledOut?: (line: string[]) => boolean
  /** How a word is written in the bar, where its own letters are not what people read. */
  shown?: (word: string, room: Room) => string
  /** The same on a small screen, where the sign beside it says the rest. */
  brief?: (word: string, room: Room) => string
  /** What is heard after a word when the keyboard comes to it, where its piece shows more. */
  heard?: (word: string, room: Room) => string
  /** How a whole sentence is told afterwards, where its words alone would mislead. */
  retold?: (sentence: string, room: Room) => string
  /** How a message reads the words of one of its parameters, where they have names; else null. */
  read?: (name: string, words: string) => string | null
  /** How a move is told to those who listen, where its own words would only be spelled. */
  announce?: (move: Move, room: Room) => string
  /** What is at stake, told to those who listen when a round begins or they come to the table. */
  opening?: (room: Room) => string
  /** What a round came to, told when it ends and as long as that is looked at. */
  outcome?: (room: Room) => string
  /** How the table stands, told to those who ask for it by a key. */
  recount?: (room: Room) => string
  /** The word that the keyboard comes to first, where the first in the row would cost something. */
  restsOn?: (room: Room) => string | undefined
  /** The question after the words said so far. */
  question: (room: Room) => string
  /** How far the game has come, and a few words more where there is room. */
  stand: (room: Room) => { short: string; more: string }
  /** Whether everybody should look at what came of this move before the next one is shown. */
  endsRound: (move: Move) => boolean
  /** How a move is seen and told, where its sentence and its events alone would not do. */
  beat?: (step: Step, room: Room) => Beat
  /** The heading of what begins after a move, such as the next round. */
  chapter?: (move: Move) => string | null
  /** What a round is called where it is not called one. */
  roundName?: (round: number) => string
  /** Whether the first chapter begins after a move, which thus ends none. */
  opens?: (move: Move) => boolean
  goal?: (room: Room) => Goal | null
  /** What a word would cost and bring, where no preview of the server says so. */
  explains?: (offer: Offer, room: Room) => Explained | null
  /** All that has a card in the rules, kind by kind. */
  cards?: () => RuleCard[]
  /** The pictures of the rules, by the name that `![…](picture:NAME)` gives them. */
  pictures?: Record<string, Component>
  /** Where a word stands in the bar, the lowest first. */
  rank?: (word: string, room: Room) => number
}
