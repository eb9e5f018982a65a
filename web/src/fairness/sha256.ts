/** SHA-256 for pages over plain HTTP, where browsers keep theirs back: friends in one house play so. */

/** The first 32 bits of the fractional parts of roots of the first primes: square roots, cube roots. */
function roots(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number)
  }
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32))
}

const START = roots(8, Math.sqrt)
const ROUNDS = roots(64, Math.cbrt)

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The message, a one, noughts, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  blocks.set(message)
  blocks[message.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setBigUint64(blocks.length - 8, BigInt(message.length) * 8n)
  return view
}

function schedule(blocks: DataView, from: number): Uint32Array {
  const words = new Uint32Array(64)
  for (let at = 0; at < 16; at++) words[at] = blocks.getUint32(from + 4 * at)
  for (let at = 16; at < 64; at++) {
    const early = words[at - 15] ?? 0
    const late = words[at - 2] ?? 0
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[at] = (words[at - 16] ?? 0) + one + (words[at - 7] ?? 0) + two
  }
  return words
}

export function sha256(message: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(START)
  const blocks = padded(message)
  for (let from = 0; from < blocks.byteLength; from += 64) {
    const words = schedule(blocks, from)
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let at = 0; at < 64; at++) {
      const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))
      const one = h + mixed + (ROUNDS[at] ?? 0) + (words[at] ?? 0)
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at] ?? 0) + word
  }
  const digest = new DataView(new ArrayBuffer(32))
  hash.forEach((word, at) => digest.setUint32(4 * at, word))
  return new Uint8Array(digest.buffer)
}
