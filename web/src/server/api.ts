import type { Progress } from '../analysis/analysis'
import { text } from '../texts'
import type { PlayedRecord } from '../fairness/check'
import type { Statistics } from '../history/history'
import type { Eyes, PlayOn, Replay } from '../replay/replay'
import type { Asks, Clock, Move, Plain, Position, TableInfo, Talk } from '../table/protocol'

export type OptionValue = string | number | boolean
export type GameOption = {
  name: string
  choices: OptionValue[]
  default: OptionValue
  /** At other tables than of so many seats it stays at its default; 0: at any table. */
  seats: number
  /** The one to ask for where only one is asked for. */
  main: boolean
}
export type GameInfo = {
  slug: string
  version: number
  seats: [number, number]
  minutes: [number, number]
  options: GameOption[]
  /** Of the house's own bots. */
  levels: string[]
  /** Bots from outside, which may be seated by their name. */
  bots: { name: string; label: string }[]
}
export type Guest = { id: string; name: string; crest: string }
/** Somebody as everybody may see them; `since` is the day they came, in Unix seconds. */
export type Person = Guest & { since: number; open: boolean; own: boolean }
export type Ranked = { seat: number; place: number; points: number }
export type MyTable = TableInfo & {
  /** Whose turn it is; -1: nobody's. */
  actor: number
  your_turn: boolean
  last: { seat: number; sentence: string } | null
  /** Unix seconds; null while it is not over. */
  ended: number | null
  /** By seat; null while it is not over, or where nobody noted it. */
  result: Ranked[] | null
  /** How many moves there were so far, and how many minutes from the deal to the end. */
  moves: number
  minutes: number
  analysed: boolean
  /** What luck brought the reader and what a decision cost them, in victories; null where nobody analysed it. */
  luck: number | null
  each: number | null
  /** Seconds of the clock that runs. */
  time_left?: number | null
}
export type NewTable = {
  game: string
  options: Record<string, OptionValue>
  title: string
  public: boolean
  seats: (string | { sofa: string; hash: string })[]
  start: boolean
  /** Of the luck that we add. */
  hash: string
  /** Anything can be taken back; only where all others are bots. */
  practice?: true
  /** People may ask for hints too. */
  hints?: true
  /** The result counts for ratings. */
  rated?: true
  clock?: Clock
  /** For how many seconds the others wait for somebody who does not move. */
  patience?: number
  talk?: Talk
}

export type Shunned = { guest: string; name: string; crest: string; kind: 'mute' | 'block' }
export type ReportReason = 'insult' | 'spam' | 'cheating' | 'name' | 'other'
export type Report = { guest: string; code: string; reason: ReportReason; text: string }

/** A part of a lesson; `accepts` are the sentences that are right where it asks for one. */
export type LessonStep = { name: string; chapter: string; points: string[]; asks: boolean; accepts: string[] }
export type LessonInfo = {
  game: string
  minutes: number
  seat: number
  steps: LessonStep[]
  examples: { name: string; points: string[] }[]
}
/** The table of a lesson: as it stood, what then happened there, and what is said to the learner's sentence. */
export type Desk = {
  table: TableInfo
  log: Move[]
  position: Position
  moved: { move: Move; position: Position }[]
  answer: { right: boolean; text: Asks } | null
}

/** The server said no, and why. */
export class Refused extends Error {
  status: number
  /** The message it said so with, where it is one of our own. */
  said: { id: string; params: Record<string, Plain> } | null
  constructor(status: number, reason: string, said: { id: string; params: Record<string, Plain> } | null = null) {
    super(reason)
    this.status = status
    this.said = said
  }
}

/** Our own refusals have a text, those of the framework a detail. */
function reasonIn(told: unknown): string | undefined {
  const { text, detail } = told as { text?: string; detail?: string }
  return text ?? detail
}

function messageIn(told: unknown): Refused['said'] {
  const { id, params } = told as { id?: string; params?: Record<string, Plain> }
  return id ? { id, params: params ?? {} } : null
}

const NOBODY = 401

/** What is done when the server no longer knows us: logged out from elsewhere, or gone for good. */
let unknown = (): void => undefined

export function whenUnknown(then: () => void): void {
  unknown = then
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      // Whoever leaves still says so.
      keepalive: method === 'DELETE',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refused(0, text('web-no-server'))
  }
  const told: unknown = await answer.json().catch(() => ({}))
  if (answer.status === NOBODY) unknown()
  if (!answer.ok) throw new Refused(answer.status, reasonIn(told) ?? text('web-no-server'), messageIn(told))
  return told as T
}

/** Which positions of a game that is over are asked for. */
export type Asked = { as: Eyes; from: number; to: number; speaks?: boolean }

function queryOf(asked: Asked): string {
  return new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()
}

/** Which games that are over are asked for: an empty `game` means all, and those that ended `before` that time. */
type Wanted = { game: string; before: number | null; limit: number }

function wantedOf({ game, before, limit }: Wanted): string {
  const query = new URLSearchParams({ limit: String(limit) })
  if (game) query.set('game', game)
  if (before !== null) query.set('before', String(before))
  return query.toString()
}

function past(code: string): string {
  return `tables/${encodeURIComponent(code)}`
}

export const api = {
  games: () => ask<GameInfo[]>('GET', 'games'),
  guest: () => ask<Guest>('GET', 'guest'),
  makeGuest: (name: string, crest: string) => ask<Guest>('POST', 'guest', { name, crest }),
  changeGuest: (change: { name?: string; crest?: string }) => ask<Guest>('PATCH', 'guest', change),
  /** Those who have shared this device before. */
  sofa: () => ask<Guest[]>('GET', 'sofa'),
  renameOnSofa: (id: string, name: string) => ask<Guest>('PATCH', `sofa/${id}`, { name }),
  forgetOnSofa: (id: string) => ask<unknown>('DELETE', `sofa/${id}`),
  /** What whoever runs the server has to say today. */
  message: () => ask<{ text: string }>('GET', 'message'),
  openTables: () => ask<TableInfo[]>('GET', 'tables'),
  /** Of one's own games. */
  gamesCounted: () => ask<{ running: number; finished: number }>('GET', 'my-tables/count'),
  shunned: () => ask<Shunned[]>('GET', 'shunned'),
  shun: (guest: string, kind: Shunned['kind']) => ask<Shunned[]>('POST', 'shunned', { guest, kind }),
  forgive: (guest: string) => ask<Shunned[]>('DELETE', `shunned/${encodeURIComponent(guest)}`),
  report: (report: Report) => ask<{ number: number }>('POST', 'reports', report),
  myTables: () => ask<MyTable[]>('GET', 'my-tables'),
  myGames: (wanted: Wanted) => ask<{ games: MyTable[]; more: boolean }>('GET', `my-games?${wantedOf(wanted)}`),
  person: (id: string) => ask<Person>('GET', `guests/${encodeURIComponent(id)}`),
  statistics: () => ask<Statistics>('GET', 'statistics'),
  statisticsOf: (id: string) => ask<Statistics>('GET', `guests/${encodeURIComponent(id)}/statistics`),
  openStatistics: (open: boolean) => ask<Statistics>('PATCH', 'statistics', { open }),
  table: (code: string) => ask<TableInfo>('GET', `tables/${encodeURIComponent(code)}`),
  lesson: (slug: string) => ask<LessonInfo>('GET', `lessons/${slug}`),
  atStep: (slug: string, step: number, said: string[], sentence?: string) =>
    ask<Desk>('POST', `lessons/${slug}`, { step, said, ...(sentence !== undefined && { sentence }) }),
  atExample: (slug: string, name: string, said: string[], seed: number) =>
    ask<Desk>('POST', `lessons/${slug}/examples/${name}`, { said, seed }),
  record: (code: string) => ask<PlayedRecord>('GET', `tables/${encodeURIComponent(code)}/record`),
  /** How far the analysis of a game has come; whoever asks waits for it. */
  analysis: (code: string) => ask<Progress>('GET', `tables/${encodeURIComponent(code)}/analysis`),
  startAnalysis: (code: string) => ask<Progress>('POST', `tables/${encodeURIComponent(code)}/analysis`),
  leaveAnalysis: (code: string) => ask<unknown>('DELETE', `tables/${encodeURIComponent(code)}/analysis`),
  makeTable: (table: NewTable) => ask<TableInfo>('POST', 'tables', table),
  replay: (code: string, eyes: Eyes) => ask<Replay>('GET', `${past(code)}/replay?as=${eyes}`),
  replayPositions: (code: string, asked: Asked) =>
    ask<{ positions: Position[] }>('GET', `${past(code)}/replay/positions?${queryOf(asked)}`),
  playOn: (code: string, how: PlayOn) => ask<TableInfo>('POST', `${past(code)}/play-on`, how),
  replayRecord: (record: unknown, eyes: Eyes) => ask<Replay>('POST', `replays?as=${eyes}`, { record }),
  recordPositions: (record: unknown, asked: Asked) =>
    ask<{ positions: Position[] }>('POST', `replays/positions?${queryOf(asked)}`, { record }),
  playRecordOn: (record: unknown, how: PlayOn) => ask<TableInfo>('POST', 'replays/play-on', { ...how, record }),
  startRecordAnalysis: (record: unknown) => ask<Progress>('POST', 'replays/analysis', { record }),
  recordAnalysis: (digest: string) => ask<Progress>('GET', `replays/analysis/${digest}`),
  leaveRecordAnalysis: (digest: string) => ask<unknown>('DELETE', `replays/analysis/${digest}`),
  /** The file that the server was started with. */
  replayFile: () => ask<unknown>('GET', 'replay-file'),
}
