import type { Room } from '../../../table/room.svelte'
import { listed } from '../../../table/told'
import { text } from '../../../texts'
import type { HexView, MageView, WayView } from '../view'

/** A way in words: where it leads, by which hexes, and what is left at its end. */

/** A hex as the end of a way: its land, and whose that is. */
export function targetName(hex: HexView, view: MageView, room: Room): string {
  const { kind, holder, back } = hex
  if (!kind) return text('web-mage-target', { kind: back === 'o' ? 'outpost' : 'hidden' })
  if (holder === null) return text('web-mage-target', { kind })
  if (view.warlord && holder > 0) return text('web-mage-target-burning', { kind: text(`archmage-kind-${kind}`) })
  return text('web-mage-target-held', {
    kind: text(`archmage-kind-${kind}`),
    mine: holder === room.you ? 'yes' : 'no',
    name: room.nameOf(holder),
  })
}

export function wayWords(way: WayView, view: MageView, room: Room): { to: string; cost: string; rest: string } {
  const hex = view.hexes.find(({ word }) => word === way.hex)
  const by = listed(way.path.slice(0, -1).map((word) => word.toUpperCase()))
  return {
    to: text('web-mage-way-to', { by: by || 'none', target: hex ? targetName(hex, view, room) : '' }),
    cost: text('archmage-cost-movement', { points: way.cost }),
    rest: way.stop
      ? text('web-mage-way-stop', { hex: way.stop[0].toUpperCase(), why: way.stop[1] })
      : text('web-mage-way-rest', { left: way.left, gives: way.gives }),
  }
}
