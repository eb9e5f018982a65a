import type { Component } from 'svelte'
import type { Move } from '../table/protocol'
import type { Room } from '../table/room.svelte'

/** How a word looks wherever it is met: on the table, in the bar and in the log. */
export type Sign = { path: string; letter: string; colour: string; ink: string }

/** What a game brings to the shared table: pictures and names, never rules. */
export type GameTable = {
  /** The table between the top bar and the sentence bar. */
  Table: Component
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
  /** How long a move is to be looked at, in milliseconds. */
  lasts: (move: Move) => number
}
