import type { Position, TableInfo } from '../table/protocol'

/** Whether several people share this device at the table. */
export function isSofa(table: TableInfo | null): table is TableInfo & { sofa: number[] } {
  return (table?.sofa?.length ?? 0) > 1
}

/** The seat of whoever owns the device: the others on the sofa are kept there. */
export function ownSeat(table: TableInfo): number | null {
  return table.sofa?.find((seat) => !table.seats[seat]?.sofa) ?? table.sofa?.[0] ?? null
}

/** Whether somebody on the sofa decides for that seat, and no bot in their place. */
export function playsHere(table: TableInfo, seat: number): boolean {
  const at = table.seats[seat]
  return isSofa(table) && table.sofa.includes(seat) && at?.kind === 'person' && !at.deputy
}

/** Who is to have the device: whose turn it is; else who asked for it, or had it last, or owns it. Nobody where bots
 *  play for all. */
export function holderOf(table: TableInfo, position: Position | null, wishes: (number | null)[]): number | null {
  const actor = position?.actor ?? -1
  const seats = [actor, ...wishes, ownSeat(table), ...(table.sofa ?? [])]
  return seats.find((seat) => seat !== null && playsHere(table, seat)) ?? null
}

/** To whom the device passes now: to whoever on the sofa has the word, if another has it. */
export function passesTo(table: TableInfo, position: Position, holder: number | null): number | null {
  const { actor, over } = position
  return !over && actor !== holder && playsHere(table, actor) ? actor : null
}
