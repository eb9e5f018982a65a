import type { Aside } from '../games/contract'
import type { Seen } from './beats'
import { isTold } from './beats'

/** What the log shows: a line for a move, or for several alike, and a divider where something begins. */
export type LogLine =
  | { kind: 'chapter'; number: number; title: string }
  | { kind: 'aside'; number: number; place: number; aside: Aside }
  | { kind: 'moves'; number: number; seats: number[]; count: number; seen: Seen }

export function lineKey(line: LogLine): string {
  return `${line.kind} ${line.number} ${line.kind === 'aside' ? line.place : ''}`
}

type Chapters = (seen: Seen) => string | null

function alike(one: Seen, other: Seen): boolean {
  if (one.move.hurried !== other.move.hurried) return false
  return one.deed === other.deed && one.outcome === other.outcome && !one.changes.length && !other.changes.length
}

/** The moves as lines, the oldest first. Moves in a row that tell the same are one line. */
export function logLines(moves: Seen[], chapter: Chapters): LogLine[] {
  const lines: LogLine[] = []
  for (const seen of moves) {
    const last = lines.at(-1)
    const { number, seat } = seen.move
    if (isTold(seen)) {
      if (last?.kind === 'moves' && alike(last.seen, seen)) {
        last.count += 1
        if (!last.seats.includes(seat)) last.seats.push(seat)
      } else lines.push({ kind: 'moves', number, seats: [seat], count: 1, seen })
    }
    seen.then?.forEach((aside, place) => lines.push({ kind: 'aside', number, place, aside }))
    const title = chapter(seen)
    if (title !== null) lines.push({ kind: 'chapter', number, title })
  }
  return lines
}

/** The newest first, each part under its own heading. A part in which nothing happened yet has none; the
 *  first part is headed `opening` once another follows it. */
export function newestFirst(lines: LogLine[], opening: string): LogLine[] {
  const parts: LogLine[][] = [[]]
  for (const line of lines) {
    if (line.kind === 'chapter') parts.push([line])
    else parts.at(-1)?.push(line)
  }
  const [first = [], ...later] = parts
  const begun = later.filter((part) => part.length > 1)
  const headed: LogLine[] = begun.length && first.length ? [{ kind: 'chapter', number: 0, title: opening }] : []
  return [[...headed, ...first], ...begun].reverse().flatMap(topDown)
}

function topDown(part: LogLine[]): LogLine[] {
  const heading = part.filter(({ kind }) => kind === 'chapter')
  const told = part.filter(({ kind }) => kind !== 'chapter')
  return [...heading, ...told.reverse()]
}
