import { keepLuck, newLuck, type Luck } from '../server/luck'
import { luckKey } from '../fairness/table_luck'
import type { TableInfo } from '../table/protocol'

export const OPEN = 'open'

/** Who is to sit somewhere: oneself, somebody who is yet to come, a bot by its level, or somebody at this device. */
export type SeatWish = string | { sofa: string }

/** The seats as the server is asked for them: everybody at this device has luck of their own. */
export async function luckSeats(wishes: SeatWish[]): Promise<{
  seats: (string | { sofa: string; hash: string })[]
  keep: (table: TableInfo) => void
}> {
  const lucks = new Map<number, Luck>()
  const seats: (string | { sofa: string; hash: string })[] = []
  for (const [seat, wish] of wishes.entries()) {
    if (typeof wish === 'string') seats.push(wish)
    else {
      const luck = await newLuck()
      lucks.set(seat, luck)
      seats.push({ sofa: wish.sofa.trim(), hash: luck.hash })
    }
  }
  const keep = (table: TableInfo) => lucks.forEach((luck, seat) => keepLuck(luckKey(table, seat), luck))
  return { seats, keep }
}
