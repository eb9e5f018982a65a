import type { TableEvent } from '../../../table/protocol'
import type { MageView } from '../view'

/** What a move caused by itself, and what the Warlord did after it, hex by hex. The Warlord sets out, and
 *  whatever happens before it reaches the next hex belongs to the one it is on. */
export function marchOf(events: TableEvent[]): { own: TableEvent[]; march: TableEvent[][] } {
  const begins = events.findIndex(({ id }) => id === 'archmage-warlord' || id === 'archmage-warlord-held')
  if (begins < 0) return { own: events, march: [] }
  const ends = events.findIndex(({ id }, place) => place > begins && id === 'archmage-turn')
  const marched = events.slice(begins, ends < 0 ? undefined : ends)
  const march: TableEvent[][] = []
  for (const event of marched) {
    const step = event.id.startsWith('archmage-warlord')
    if (step || !march.length) march.push([event])
    else march.at(-1)?.push(event)
  }
  return { own: [...events.slice(0, begins), ...(ends < 0 ? [] : events.slice(ends))], march }
}

/** The hex that each step of a march comes to; none where the Warlord only turns. */
export function hexOf(step: TableEvent[]): string | undefined {
  const hex = step.find(({ id }) => id === 'archmage-warlord-at')?.hex
  return typeof hex === 'string' ? hex : undefined
}

/** How the map looks while the Warlord marches: up to a step it is as it is after the move, farther on as it was. */
export function duringMarch(before: MageView, after: MageView, march: TableEvent[][], steps: number): MageView {
  const [done, ahead] = [march.slice(0, steps), march.slice(steps)].map((part) =>
    part.flatMap((step) => hexOf(step) ?? []),
  )
  const still = new Set(ahead?.filter((hex) => !done?.includes(hex)))
  const at = done?.at(-1) ?? before.warlord?.at ?? ''
  return {
    ...after,
    hexes: after.hexes.map((hex) =>
      still.has(hex.word) ? (before.hexes.find(({ word }) => word === hex.word) ?? hex) : hex,
    ),
    warlord: after.warlord && { ...after.warlord, at },
  }
}
