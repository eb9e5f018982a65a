import type { Eyes } from './replay'

/** Eyes as an address names them; null where it names none. */
export function eyesIn(word: string | null): Eyes | null {
  if (word === 'open' || word === 'watch') return word
  return word !== null && /^\d$/.test(word) ? Number(word) : null
}

/** The address of a position, as somebody saw it. */
export function replayPath(code: string, move: number, eyes?: Eyes | null): string {
  return `/t/${code}?move=${move}${eyes === undefined || eyes === null ? '' : `&as=${eyes}`}`
}
