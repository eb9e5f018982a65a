import { text } from '../texts'

/** The largest file the server takes. */
const LARGEST = 1_000_000

export type Read = { record: unknown; problem: '' } | { record: null; problem: string }

/** What a file holds, or why it can be no record. */
export async function readRecord(file: Pick<File, 'size' | 'text'>): Promise<Read> {
  if (file.size > LARGEST) return { record: null, problem: text('web-replay-too-large') }
  try {
    const record = JSON.parse(await file.text()) as unknown
    if (record !== null && typeof record === 'object' && !Array.isArray(record)) return { record, problem: '' }
  } catch {
    // It is told below.
  }
  return { record: null, problem: text('web-replay-no-record') }
}
