import { keepLuck, luckAt, moveLuck, newLuck } from '../server/luck'
import { nightsApi, type Night } from './nights'

/** Our part in the luck of the tables of a match night: its hash is given before the next table is made. */
const keyOf = (night: string) => `night ${night}`

/** Where no hash waits for the next table, one is given. */
export async function giveNightLuck({ code, you, status, your_hash }: Night): Promise<void> {
  if (you !== null && status !== 'over' && !your_hash) await give(code)
}

/** The same at a table of the night, once the luck given for it was used. */
export async function giveNextLuck(night: string): Promise<void> {
  if (!luckAt(keyOf(night))) await give(night)
}

/** The luck was meant for this table, if its hash lies there. */
export function takeNightLuck(night: string, code: string, hash: string): void {
  if (hash && luckAt(keyOf(night))?.hash === hash) moveLuck(keyOf(night), code)
}

async function give(night: string): Promise<void> {
  const luck = luckAt(keyOf(night)) ?? (await newLuck())
  keepLuck(keyOf(night), luck)
  // Without it the dealer's luck decides, and that of the others.
  await nightsApi.act(night, { do: 'luck', hash: luck.hash }).catch(() => {})
}
