import { text } from '../texts'
import type { PlayedRecord } from '../fairness/check'
import type { TableInfo } from '../table/protocol'

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
  levels: string[]
}
export type Guest = { id: string; name: string; crest: string }
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
}
export type NewTable = {
  game: string
  options: Record<string, OptionValue>
  title: string
  public: boolean
  seats: string[]
  start: boolean
  /** Of the luck that we add. */
  hash: string
  /** Anything can be taken back; only where all others are bots. */
  practice?: true
}

/** The server said no, and why. */
export class Refused extends Error {
  status: number
  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

/** Our own refusals have a text, those of the framework a detail. */
function reasonIn(told: unknown): string | undefined {
  const { text, detail } = told as { text?: string; detail?: string }
  return text ?? detail
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refused(0, text('web-no-server'))
  }
  const told: unknown = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Refused(answer.status, reasonIn(told) ?? text('web-no-server'))
  return told as T
}

export const api = {
  games: () => ask<GameInfo[]>('GET', 'games'),
  guest: () => ask<Guest>('GET', 'guest'),
  makeGuest: (name: string, crest: string) => ask<Guest>('POST', 'guest', { name, crest }),
  changeGuest: (change: { name?: string; crest?: string }) => ask<Guest>('PATCH', 'guest', change),
  openTables: () => ask<TableInfo[]>('GET', 'tables'),
  myTables: () => ask<MyTable[]>('GET', 'my-tables'),
  table: (code: string) => ask<TableInfo>('GET', `tables/${encodeURIComponent(code)}`),
  record: (code: string) => ask<PlayedRecord>('GET', `tables/${encodeURIComponent(code)}/record`),
  makeTable: (table: NewTable) => ask<TableInfo>('POST', 'tables', table),
}
