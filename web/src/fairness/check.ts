import type { KeptLuck } from '../server/luck'
import { bytesOf, digest, fromHex, hmac, toHex } from './digest'
import { drawer } from './draws'

/** What a check needs of a record, as docs/protocol.md has it. */
export type PlayedRecord = {
  seats: number
  commitment: string
  nonces: string[]
  hashes?: string[]
  replaced?: number[]
  openly?: number[]
  seed: string
  deal: number[]
  moves: { seat: number; say: string; draws: number[] }[]
  limits?: number[][]
}

/** What does not fit, and where. */
export type Fault =
  | { what: 'seed' | 'dealer' | 'hashes' | 'own' | 'deal' }
  | { what: 'luck' | 'replacement'; seat: number }
  | { what: 'move'; move: number }

export type Checked = {
  /** Draws that came out as recorded. */
  fit: number
  draws: number
  faults: Fault[]
  /** What became of the luck that this browser gave. */
  own: 'counted' | 'replaced' | 'none'
}

const hashed = async (luck: string): Promise<string> => toHex(await digest(bytesOf(luck)))

/** Everything that can be told without the rules; `kept` is what this browser noted before the deal. */
export async function checkRecord(record: PlayedRecord, you: number | null, kept: KeptLuck | null): Promise<Checked> {
  const faults: Fault[] = []
  if (toHex(await digest(fromHex(record.seed))) !== record.commitment) faults.push({ what: 'seed' })
  faults.push(...noted(record, you, kept), ...(await promised(record)))
  const { fit, draws, wrong } = await drawnAgain(record)
  return { fit, draws, faults: [...faults, ...wrong], own: ownLuck(record, you, kept) }
}

/** Whether the record is the one of the hashes that were shown here before anything was revealed. */
function noted(record: PlayedRecord, you: number | null, kept: KeptLuck | null): Fault[] {
  const faults: Fault[] = []
  if (!kept?.seen || you === null) return faults
  if (record.commitment !== kept.seen.commitment) faults.push({ what: 'dealer' })
  if (String(record.hashes) !== String(kept.seen.hashes)) faults.push({ what: 'hashes' })
  const mine = record.nonces[you] === kept.luck && record.hashes?.[you] === kept.hash
  if (!mine && !record.replaced?.includes(you)) faults.push({ what: 'own' })
  return faults
}

function ownLuck(record: PlayedRecord, you: number | null, kept: KeptLuck | null): Checked['own'] {
  if (you === null || !kept) return 'none'
  if (record.replaced?.includes(you)) return 'replaced'
  return record.nonces[you] === kept.luck ? 'counted' : 'none'
}

/** Whether everybody's luck is what its hash promised; records from before there were hashes promise nothing. */
async function promised(record: PlayedRecord): Promise<Fault[]> {
  const hashes = record.hashes
  if (!hashes) return []
  const replace = await hmac(fromHex(record.seed))
  const faults: Fault[] = []
  for (let seat = 0; seat < record.seats; seat++) {
    const nonce = record.nonces[seat] ?? ''
    if (record.replaced?.includes(seat)) {
      const message = ['conclave-replaced', String(seat), ...hashes].join('\n')
      if (toHex(await replace(bytesOf(message))) !== nonce) faults.push({ what: 'replacement', seat })
    } else if (hashes[seat] !== (nonce && (await hashed(nonce)))) faults.push({ what: 'luck', seat })
  }
  return faults
}

async function drawnAgain(record: PlayedRecord): Promise<{ fit: number; draws: number; wrong: Fault[] }> {
  const mix = await hmac(fromHex(record.seed))
  const draw = await drawer(await mix(bytesOf(['conclave', ...record.nonces].join('\n'))))
  const wrong: Fault[] = []
  let fit = 0
  let draws = 0
  for (const [move, drawn] of [record.deal, ...record.moves.map((said) => said.draws)].entries()) {
    const limits = record.limits?.[move] ?? []
    let fits = limits.length === drawn.length
    for (const [at, expected] of drawn.entries()) {
      draws += 1
      const limit = limits[at] ?? 0
      if (limit > 0 && (await draw(limit)) === expected) fit += 1
      else fits = false
    }
    if (!fits) wrong.push(move === 0 ? { what: 'deal' } : { what: 'move', move })
  }
  // One wrong draw leads to others: the first is what tells.
  return { fit, draws, wrong: wrong.slice(0, 1) }
}
