import type { Room } from '../../../table/room.svelte'
import { text } from '../../../texts'
import type { MageInspector } from '../table/inspector.svelte'
import { SPHERES, RELICS, type HexView, type MageSeat, type MageView } from '../view'
import { ENCLAVES, relicOf } from './signs'
import { wayWords } from './ways'

/** What the card of a thing says, line by line. */

export function kindHelp(kind: string): string {
  const spheres = ENCLAVES[kind]?.length ?? 0
  const known = ['town', 'camp', 'cursed-tower'].includes(kind)
  return text('web-mage-kind-help', { kind: known ? kind : spheres > 1 ? 'hybrid' : spheres ? 'enclave' : 'wild' })
}

export function hexLines(hex: HexView, inspector: MageInspector, room: Room): string[] {
  const told: string[] = []
  const view = inspector.view
  const way = inspector.wayTo(hex.word)
  if (way && view) {
    const { cost, rest } = wayWords(way, view, room)
    told.push(`${cost}, ${rest}.`)
  }
  if (view?.warlord && hex.holder === 1) told.push(text('web-mage-inflamed'))
  else if (hex.holder !== null)
    told.push(
      text('web-mage-held-by', {
        name: room.nameOf(hex.holder),
        tower: hex.tower ? 'yes' : 'no',
        ward: hex.ward ? 'yes' : 'no',
      }),
    )
  if (hex.token) told.push(text(`archmage-token-${hex.token[0]}`))
  if (hex.tower) told.push(text('web-mage-tower-help'))
  else if (hex.ward) told.push(text('web-mage-ward-help'))
  if (view?.warlord?.at === hex.word) told.push(text('web-mage-warlord-help'))
  told.push(hex.kind ? kindHelp(hex.kind) : text('web-mage-hidden-help', { outpost: hex.back === 'o' ? 'yes' : 'no' }))
  return told
}

export function sphereLines(sphere: string, view: MageView): string[] {
  const lines = [0, 1, 2].map((level) => {
    const spells = view.spells.filter((spell) => spell.level === level && spell.spheres.includes(sphere))
    const names = spells.map(({ word }) => text(`archmage-spell-${word}`)).join(', ')
    return text('web-mage-sphere-spells', { level, spells: names })
  })
  return [text('web-mage-sphere-land', { sphere, relic: text(`archmage-relic-${relicOf(sphere)}`) }), ...lines]
}

export function relicLines(relic: string, seat: MageSeat | undefined): string[] {
  const sphere = SPHERES[RELICS.findIndex((one) => one === relic)] ?? ''
  return [
    ...(seat ? [text('web-mage-have', { count: seat.relics[relic] ?? 0 })] : []),
    text('web-mage-relic-help', { sphere: text(`archmage-sphere-${sphere}`) }),
    text('web-mage-sphere-land', { sphere, relic: text(`archmage-relic-${relic}`) }),
  ]
}
