import { crestSign } from '../../../icons/crests'
import { barred, explained } from '../../../table/explained'
import { named } from '../../../table/told'
import { text } from '../../../texts'
import type { Explained, Sign } from '../../contract'
import { dieName, dieOf, elementName, elementOf, elementSign, scrollHelp, scrollName, scrollOf } from '../words/signs'
import type { SealsInspector, Thing } from './inspector.svelte'

/** What is written of a thing that is looked at: its name, what it is, how it stands now, and what touching
 *  it would do. */
export type Card = {
  title: string
  sign: Sign | null
  mark: string
  help: string
  state: string
  does: Explained | null
}

export function cardOf({ thing, spot, seat }: Thing, inspector: SealsInspector): Card | null {
  const { room } = inspector
  if (thing === 'mage' || thing === 'familiar') return figure(thing, spot ?? '', seat ?? -1, inspector)
  const scroll = scrollOf(thing)
  if (scroll)
    return {
      title: scrollName(scroll),
      sign: elementSign(scroll.element),
      mark: String(scroll.strength),
      help: `${scrollHelp(scroll)} ${text('web-seals-worth', { points: scroll.strength })}`,
      state: spot ? stateOf(spot, inspector) : (barred(`cast ${thing}`, room)?.effect ?? ''),
      does: spot ? doesAt(spot, inspector) : null,
    }
  const piece = dieOf(thing)
  if (piece && spot)
    return {
      title: text('web-seals-seal-title', { element: elementName(piece.element), strength: piece.value }),
      sign: elementSign(piece.element),
      mark: '',
      help: text('web-seals-seal-help', { element: elementName(piece.element), strength: piece.value }),
      state: stateOf(spot, inspector),
      does: doesAt(spot, inspector),
    }
  const colour = elementOf(thing)
  const element = piece?.element ?? colour
  if (!element) return null
  const owner = seat === room.you ? 'you' : 'one'
  const help = { element: elementName(element), owner, name: room.nameOf(seat ?? -1) }
  return {
    title: piece ? dieName(thing) : elementName(element),
    sign: elementSign(element),
    mark: '',
    help: piece
      ? text('web-seals-die-help', help)
      : text('web-seals-supply-help', { element: help.element, count: inspector.view?.supply[element] ?? 0 }),
    state: '',
    does: null,
  }
}

function figure(thing: string, spot: string, seat: number, { room, view }: SealsInspector): Card {
  const crest = room.crestOf(seat)
  const is = seat === room.you ? 'you' : 'one'
  const name = named(seat, room.names)
  return {
    title: text('web-seals-figure', { figure: thing, is, name }),
    sign: { ...crestSign(crest), colour: `var(--crest-${crest})`, ink: 'var(--crest-ink)' },
    mark: '',
    help: text('web-seals-figure-help', {
      figure: thing,
      is,
      hall: view?.plan.spots.some(isStart(spot)) ? 'yes' : 'no',
    }),
    state: spot.toUpperCase(),
    does: null,
  }
}

function isStart(spot: string): (row: [string, number, ...unknown[]]) => boolean {
  return ([word, strength]) => word === spot && strength === 0
}

/** What touching a place would cost and bring. */
function doesAt(spot: string, inspector: SealsInspector): Explained | null {
  const offer = inspector.offer(spot)
  return offer ? explained(offer, inspector.room) : null
}

/** Who keeps others off it, or whether one can walk there. */
function stateOf(spot: string, inspector: SealsInspector): string {
  const { room, view } = inspector
  if (!view) return ''
  const place = spot.toUpperCase()
  const tell = (of: string, name = '') => text('web-seals-read', { of, place, name })
  if (Object.values(view.guardians).includes(spot)) return tell('guarded')
  const keeper = view.seats.findIndex(({ familiar }) => familiar === spot)
  if (keeper >= 0 && keeper !== room.you) return tell('kept', room.nameOf(keeper))
  if (inspector.offer(spot)) return inspector.reading?.held ? tell('tap-again') : tell('here')
  if (room.you === null) return tell('here')
  const near = inspector.spots.get(spot)?.areas.some((area) => inspector.floor.has(area))
  return near ? tell('near') : tell('far')
}
