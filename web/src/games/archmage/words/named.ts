import type { Room } from '../../../table/room.svelte'
import { listed } from '../../../table/told'
import { text } from '../../../texts'
import { directionTo } from '../board/hexes'
import { RELICS, viewOf, type HexView, type MageSeat, type MageView } from '../view'
import { roleOf, type Role } from './saying'
import { ENCLAVES, relicOf } from './signs'

/** Hexes, spells and relics as they are told to those who see no map. */

/** What a word stands for, where it is among the next words or the words said. */
export function roleIn(word: string, room: Room): Role {
  const offer = room.sentence.choice.offers.find((one) => one.word === word)
  if (offer) return roleOf(offer.line, offer.line.length - 1)
  const place = room.sentence.choice.line.lastIndexOf(word)
  return place < 0 ? 'verb' : roleOf(room.sentence.choice.line, place)
}

/** The kind of a hex, and what its picture says of it. */
export function landName(hex: HexView): string {
  const under = hex.under ? text('web-mage-under', { kind: text(`archmage-kind-${hex.under}`) }) : ''
  return [text(`archmage-kind-${hex.kind ?? 'hidden'}`), detail(hex), under].filter(Boolean).join(' ')
}

/** The spheres of an enclave; whether a hidden hex is an Outpost. */
function detail({ kind, back }: HexView): string {
  if (!kind) return back === 'o' ? text('web-mage-heard-outpost') : ''
  const spheres = (ENCLAVES[kind] ?? []).map((sphere) => text(`archmage-sphere-${sphere}`))
  return spheres.length ? text('web-mage-heard-enclave', { spheres: listed(spheres) }) : ''
}

/** Who holds a hex, who is there, and what lies on it. */
function onHex(hex: HexView, view: MageView, room: Room, but: number | null): string[] {
  const { holder, ward, tower } = hex
  const inflamed = view.warlord !== null && holder === 1
  const held =
    holder === null
      ? ''
      : inflamed
        ? text('web-mage-inflamed')
        : text('web-mage-held-by', {
            name: room.nameOf(holder),
            tower: tower ? 'yes' : 'no',
            ward: ward ? 'yes' : 'no',
          })
  const mages = hex.mages
    .filter((seat) => seat !== but)
    .map((seat) => text('web-mage-mage-of', { name: room.nameOf(seat) }))
  return [held, ...mages, hex.token ? text(`archmage-token-${hex.token[0]}`) : '']
}

/** A hex: its name, its land, all that is on it but the mage of one seat. */
export function hexName(hex: HexView, view: MageView, room: Room, but: number | null = null): string {
  return [`${hex.word.toUpperCase()} ${landName(hex)}`, ...onHex(hex, view, room, but)].filter(Boolean).join(', ')
}

export function relicsOf(counts: Record<string, number>): string {
  const some = RELICS.filter((relic) => counts[relic]).map(
    (relic) => `${text(`archmage-relic-${relic}`)} ${counts[relic]}`,
  )
  return some.join(', ') || text('web-none')
}

function spellHelp(word: string, view: MageView): string {
  const spell = view.spells.find((one) => one.word === word)
  const relics = (spell?.spheres ?? []).map((sphere) => text(`archmage-relic-${relicOf(sphere)}`)).join(', ')
  return `${text(`archmage-spell-${word}-short`)}. ${text('web-mage-cost', { count: (spell?.level ?? 0) + 1, relics })}`
}

/** A word among the next ones: where a hex lies and what is there, what a spell does, how far a
 *  planet is, how many relics of a kind there are. */
export function heard(word: string, room: Room): string {
  const view = viewOf(room)
  const seat = view?.seats[room.you ?? -1]
  if (!view || !seat) return ''
  const role = roleIn(word, room)
  if (role === 'spell') return spellHelp(word, view)
  if (role === 'planet') return text('web-mage-heard-steps', { steps: stepsTo(seat, word) })
  if (role === 'relic')
    return text('web-mage-heard-have', { count: word === 'follower' ? seat.company : (seat.relics[word] ?? 0) })
  const hex = role === 'hex' ? view.hexes.find((one) => one.word === word) : undefined
  if (!hex) return ''
  const towards = directionTo(
    view.hexes.find((one) => one.word === seat.mage),
    hex,
  )
  return [detail(hex), ...onHex(hex, view, room, null), towards ? text('web-mage-heard-direction', { towards }) : '']
    .filter(Boolean)
    .join(', ')
}

/** How many steps a planet is from the middle. */
export function stepsTo(seat: MageSeat, planet: string): number {
  return Math.abs(seat.planets[planet] ?? 0)
}
