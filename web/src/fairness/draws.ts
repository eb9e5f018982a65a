import { hmac } from './digest'

const TWO_TO_64 = 1n << 64n

/** Draws again what a table drew, from the key of its luck: HMAC-SHA256 of a counter, the first eight
 *  bytes, taken again in the rare case that they would favour the low numbers. */
export async function drawer(key: Uint8Array<ArrayBuffer>): Promise<(limit: number) => Promise<number>> {
  const code = await hmac(key)
  let counter = 0n
  async function next(): Promise<bigint> {
    const message = new DataView(new ArrayBuffer(8))
    message.setBigUint64(0, counter++)
    const block = await code(new Uint8Array(message.buffer))
    return new DataView(block.buffer).getBigUint64(0)
  }
  return async (limit) => {
    const below = BigInt(limit)
    const fair = TWO_TO_64 - (TWO_TO_64 % below)
    let drawn = await next()
    while (drawn >= fair) drawn = await next()
    return Number(drawn % below)
  }
}
