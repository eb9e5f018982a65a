import type { Move, Plain, TableEvent } from '../../../table/protocol'

/** What the events of a move tell, as words. */

export function kindOf(event: TableEvent): string {
  return event.id.replace('five_seals-', '')
}

export function eventOf(move: Move, kind: string): TableEvent | undefined {
  return move.events.find((event) => kindOf(event) === kind)
}

export function wordIn(value: Plain | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** The scroll that an event speaks of, as its word; nothing if it speaks of none. */
export function scrollIn({ spell, element }: TableEvent): string {
  return spell === 'binding' ? spell : [wordIn(spell), wordIn(element)].filter(Boolean).join('.')
}

/** The scroll that was given for it. */
export function givenIn(event: TableEvent): string {
  return [wordIn(event['given-spell']), wordIn(event['given-element'])].filter(Boolean).join('.')
}
