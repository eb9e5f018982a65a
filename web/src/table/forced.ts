import type { Preview } from './protocol'

/** The sentence that can be said unasked: the only one, or one that changes nothing anybody could wish to change. */
export function forcedSentence(legal: string[], previews: Record<string, Preview> = {}): string | null {
  if (legal.length === 1) return legal[0] ?? null
  return legal.find((sentence) => previews[sentence]?.idle) ?? null
}
