import { text, type Params } from '../texts'
import type { Plain, Refusal, TableEvent } from './protocol'
import { seatsNamed } from './seat_words'

/** Seats as a reader knows them. The parameters of a message are explained in locale/en/common.ftl. */
export type Names = {
  you: number | null
  nameOf: (seat: number) => string
  /** How the game reads the words of a parameter, if it has names for them. */
  read?: (name: string, words: string) => string | null
}

const SEAT_PARAMS = ['seat', 'actor', 'winner']
/** Places are named in capitals: in small letters a 1 between them reads as an l. */
const PLACE_PARAMS = ['spot', 'other', 'hex', 'to']
const PLACE = /^[a-z]\d{1,2}[a-z]{0,2}$/

/** Parts for the ear, each with a pause after it; those that are empty are left out. */
export function sentences(parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

export function listed(names: string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return text('list-and', { 'all-but-last': names.slice(0, -1).join(', '), last })
}

function role(seat: number, names: Names): string {
  if (seat < 0) return 'nobody'
  return seat === names.you ? 'you' : 'one'
}

export function named(seat: number, names: Names): string {
  if (seat < 0) return text('seat-nobody')
  return seat === names.you ? text('seat-you') : names.nameOf(seat)
}

/** What a seat did, told to those who do not see who did it. */
export function voiced(seat: number, names: Names, words: string): string {
  const name = named(seat, names)
  return words.startsWith(`${name} `) ? words : `${name}: ${words}`
}

/** Why something was refused, in the reader's language if it is known there. */
export function reasonOf(refusal: Refusal, names: Names): string {
  const known = text(refusal.id, messageParams(refusal.params, names))
  return known === refusal.id ? refusal.text : known
}

export function messageParams(params: Record<string, Plain>, names: Names): Params {
  const shown: Params = {}
  for (const [name, value] of Object.entries(params)) {
    if (SEAT_PARAMS.includes(name) && typeof value === 'number') {
      shown[name] = named(value, names)
      shown[`${name}-is`] = role(value, names)
    } else if (typeof value === 'boolean') shown[name] = value ? 'yes' : 'no'
    else if (typeof value === 'number') shown[name] = value
    else if (typeof value === 'string' && PLACE_PARAMS.includes(name) && PLACE.test(value))
      shown[name] = value.toUpperCase()
    else if (typeof value === 'string') shown[name] = names.read?.(name, value) ?? seatsNamed(value, names.nameOf)
  }
  return shown
}

/** Events side by side that differ by their seat alone are told as one. */
function together(first: TableEvent, second: TableEvent): boolean {
  const { seat: _one, ...rest } = first
  const { seat: _other, ...others } = second
  return _one !== undefined && JSON.stringify(rest) === JSON.stringify(others)
}

/** What happened before the next round began, which is told of then. */
export function beforeNext(events: TableEvent[], begins: (event: TableEvent) => boolean): TableEvent[] {
  const end = events.findIndex(begins)
  return end < 0 ? events : events.slice(0, end)
}

/** What a move came to, in words. */
export function tellEvents(events: TableEvent[], names: Names): string {
  const sentences: string[] = []
  for (let first = 0; first < events.length;) {
    const event = events[first]
    if (!event) break
    let end = first + 1
    while (end < events.length && together(event, events[end] as TableEvent)) end++
    const params = messageParams(event, names)
    if (end - first > 1) {
      const seats = events.slice(first, end).map((other) => Number(other.seat))
      seats.sort((a, b) => Number(b === names.you) - Number(a === names.you))
      params.seat = listed(seats.map((seat) => named(seat, names)))
      params['seat-is'] = 'many'
    }
    sentences.push(text(event.id, params))
    first = end
  }
  return sentences.join(' ')
}
