import { sha256 } from './sha256'

type Bytes = Uint8Array<ArrayBuffer>

/** Not there over plain HTTP, unless the server is on this computer. */
const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
const BLOCK = 64

export function bytesOf(words: string): Bytes {
  return Uint8Array.from(new TextEncoder().encode(words))
}

export function fromHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function digest(message: Bytes, crypto: SubtleCrypto | null | undefined = subtle): Promise<Bytes> {
  if (crypto) return new Uint8Array(await crypto.digest('SHA-256', message))
  return Uint8Array.from(sha256(message))
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** HMAC-SHA256 with a key of at most one block, which is all that we have. */
function ownHmac(key: Bytes, message: Bytes): Bytes {
  const whole = new Uint8Array(BLOCK)
  whole.set(key)
  const inner = sha256(
    joined(
      whole.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return Uint8Array.from(
    sha256(
      joined(
        whole.map((byte) => byte ^ 0x5c),
        inner,
      ),
    ),
  )
}

/** Makes the codes of messages under one key. */
export async function hmac(
  key: Bytes,
  crypto: SubtleCrypto | null | undefined = subtle,
): Promise<(message: Bytes) => Promise<Bytes>> {
  if (!crypto) return (message) => Promise.resolve(ownHmac(key, message))
  const kept = await crypto.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async (message) => new Uint8Array(await crypto.sign('HMAC', kept, message))
}
