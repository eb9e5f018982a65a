import { whoseTurn } from '../../../table/announcer.svelte'
import type { Room } from '../../../table/room.svelte'
import { othersOf } from '../../../table/seating'
import { named, sentences } from '../../../table/told'
import { text } from '../../../texts'
import { around } from '../board/hexes'
import { placeOf, RELICS, viewOf, type LandView, type MageSeat, type MageView } from '../view'
import { hexName, landName, relicsOf, stepsTo } from '../words/named'
import { roleOf } from '../words/saying'
import { endsHere, place, standing } from './announce'

/** The second word of a sentence as people know it. */
function object(words: string[], room: Room, view: MageView): string {
  const [, word = ''] = words
  switch (roleOf(words, 1)) {
    case 'hex':
      return word.toUpperCase()
    case 'spell':
      return text(`archmage-spell-${word}`)
    case 'sphere':
    case 'place':
    case 'corrupt':
      return text('archmage-sphere', { sphere: word })
    case 'relic':
    case 'planet':
      return RELICS.some((relic) => relic === word) ? text(`archmage-relic-${word}`) : word
    case 'seat':
      return room.nameOf(view.seats.findIndex((seat) => seat.word === word))
    default:
      return word
  }
}

/** Everything that may be said, by its first word. */
function may(room: Room, view: MageView): string {
  const verbs = new Map<string, Set<string>>()
  for (const sentence of room.legal) {
    const [verb = '', ...rest] = sentence.split(' ')
    const objects = verbs.get(verb) ?? new Set()
    verbs.set(verb, rest.length ? objects.add(object([verb, ...rest], room, view)) : objects)
  }
  const told = [...verbs].map(([verb, objects]) => [verb, [...objects].join(', ')].filter(Boolean).join(' '))
  return told.length ? text('web-mage-heard-may-say', { words: told.join('; ') }) : ''
}

function neighbours(room: Room, view: MageView): string {
  const told = around(view, view.seats[room.you ?? -1]?.mage ?? '').map(
    ({ towards, hex }) => `${text('web-mage-heard-direction', { towards })} ${hexName(hex, view, room)}`,
  )
  return told.length ? text('web-mage-heard-around', { hexes: told.join('; ') }) : ''
}

/** The spells a seat knows, its apprentices, and the shadows on its spheres. */
function tower(room: Room, view: MageView, seat: MageSeat): string[] {
  const names = (words: string[]) => words.map((word) => text(`archmage-spell-${word}`)).join(', ')
  const ready = seat.known.filter((word) => !seat.spent.includes(word))
  const places = view.spells.map(placeOf).filter((word) => seat.apprentices[word])
  const apprentices = places.map((sphere) =>
    text('web-mage-heard-apprentice', {
      place: text('archmage-sphere', { sphere }),
      count: seat.apprentices[sphere] ?? 0,
      corrupt: seat.corrupt[sphere] ?? 0,
    }),
  )
  const shadows = Object.entries(seat.doors).map(([sphere, by]) =>
    text('web-mage-sphere', { sphere: text(`archmage-sphere-${sphere}`), shadowed: 'yes', name: room.nameOf(by) }),
  )
  return [
    ready.length ? text('web-mage-heard-ready', { spells: names(ready) }) : '',
    seat.spent.length ? text('web-mage-heard-cast', { spells: names(seat.spent) }) : '',
    apprentices.length ? text('web-mage-heard-apprentices', { places: apprentices.join(', ') }) : '',
    ...shadows,
    seat.stone_skin ? text('archmage-spell-stone-skin') : '',
  ]
}

function holds(view: MageView, number: number): string {
  const held = view.hexes.filter(({ holder }) => holder === number)
  const told = held.map((hex) =>
    text('web-mage-heard-held', {
      hex: `${hex.word.toUpperCase()} ${landName(hex)}`,
      tower: hex.tower ? 'yes' : 'no',
      ward: hex.ward ? 'yes' : 'no',
    }),
  )
  return told.length ? text('web-mage-heard-holds', { hexes: told.join(', ') }) : ''
}

function planets(seat: MageSeat): string {
  const told = RELICS.map(
    (relic) => `${text(`archmage-relic-${relic}`)} ${text('web-mage-heard-steps', { steps: stepsTo(seat, relic) })}`,
  )
  const moves = text('web-mage-planet-moves', { count: seat.planet_moves })
  return `${text('web-mage-planets')}: ${told.join(', ')}, ${moves}`
}

function mine(room: Room, view: MageView, seat: MageSeat): string[] {
  return [
    text('web-mage-count', { thing: text('web-mage-company'), count: seat.company }),
    `${text('web-mage-relics')}: ${relicsOf(seat.relics)}`,
    ...tower(room, view, seat),
    holds(view, room.you ?? -1),
    text('web-points', { points: seat.points }),
    planets(seat),
    text('web-mage-followers', { supply: seat.supply, map: seat.on_map }),
  ]
}

function rival(room: Room, view: MageView, number: number): string {
  const seat = view.seats[number]
  const hex = view.hexes.find(({ word }) => word === seat?.mage)
  if (!seat || !hex) return ''
  const told = [
    text('web-points', { points: seat.points }),
    text('web-mage-heard-stands', { hex: `${hex.word.toUpperCase()} ${landName(hex)}` }),
    text('web-mage-count', { thing: text('web-mage-company'), count: seat.company }),
    `${text('web-mage-relics')}: ${relicsOf(seat.relics)}`,
    ...tower(room, view, seat),
    holds(view, number),
  ]
  return `${room.nameOf(number)}: ${told.filter(Boolean).join('; ')}`
}

/** Who has how much of a land, and the points that brings. */
function land(room: Room, { kind, held, points }: LandView, alone: boolean): string {
  const nameOf = (seat: number) => (alone && seat !== room.you ? text('web-mage-warlord') : named(seat, room.names))
  const some = held.flatMap((count, seat) =>
    count ? [text('web-mage-heard-share', { name: nameOf(seat), count, points: points[seat] ?? 0 })] : [],
  )
  return some.length ? `${text(`archmage-kind-${kind}`)}: ${some.join(', ')}` : ''
}

function warlord({ warlord, hexes }: MageView): string[] {
  if (!warlord) return []
  return [
    text('web-mage-warlord-at', { hex: warlord.at.toUpperCase() }),
    warlord.skips
      ? text('web-mage-warlord-skips')
      : warlord.hindered
        ? text('web-mage-warlord-hindered', { count: warlord.hindered })
        : '',
    text('web-mage-flames', { count: hexes.filter(({ holder }) => holder === 1).length }),
    text('web-mage-heard-rank', { rank: text(`archmage-rank-${warlord.rank}`) }),
  ]
}

/** The turn, where one stands and what may be said; then one's own things, the others and the land. */
export function recount(room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  const seat = view.seats[room.you ?? -1]
  return sentences([
    standing(view),
    whoseTurn(room),
    room.myTurn ? room.asked() : '',
    place(room, view),
    endsHere(room),
    may(room, view),
    neighbours(room, view),
    ...(seat ? mine(room, view, seat) : []),
    ...othersOf(view, room.you).map((number) => rival(room, view, number)),
    ...view.lands.map((one) => land(room, one, view.warlord !== null)),
    ...warlord(view),
  ])
}
