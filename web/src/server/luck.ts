import { bytesOf, digest, toHex } from '../fairness/digest'

/** Luck of our own making, mixed into the table's, so that nobody else can have chosen it. It is shown
 *  only when everybody's hash is on the table. */
export type Luck = { luck: string; hash: string }

/** `seen` is what was on the table when the luck was revealed: the dealer's commitment and all hashes. */
export type KeptLuck = Luck & { seen?: { commitment: string; hashes: string[] } }

const KEY = 'conclave-luck'
const TABLES_KEPT = 60

export async function newLuck(): Promise<Luck> {
  const luck = toHex(crypto.getRandomValues(new Uint8Array(32)))
  return { luck, hash: toHex(await digest(bytesOf(luck))) }
}

/** Where a browser remembers nothing, as long as the page is open. */
let here: Record<string, KeptLuck> = {}

function all(): Record<string, KeptLuck> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, KeptLuck> | null) ?? here
  } catch {
    return here
  }
}

export function luckAt(code: string): KeptLuck | null {
  return all()[code] ?? null
}

/** Luck that was meant for whatever table comes next has found its table; it serves no other. */
export function moveLuck(from: string, to: string): void {
  const moved = luckAt(from)
  if (!moved) return
  forget(from)
  keepLuck(to, moved)
}

function forget(code: string): void {
  write(Object.fromEntries(Object.entries(all()).filter(([other]) => other !== code)))
}

export function keepLuck(code: string, luck: KeptLuck): void {
  const others = Object.entries(all()).filter(([other]) => other !== code)
  write(Object.fromEntries([...others.slice(1 - TABLES_KEPT), [code, luck]]))
}

function write(kept: Record<string, KeptLuck>): void {
  here = kept
  try {
    localStorage.setItem(KEY, JSON.stringify(here))
  } catch {
    // Then it is forgotten when the page is left, and the dealer replaces what is not revealed.
  }
}
