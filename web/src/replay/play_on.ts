const KEY = 'conclave-play-on'
const USUAL = 'adept'

/** How well the bots play against whom a game is played on. */
export function keptLevel(): string {
  return localStorage.getItem(KEY) ?? USUAL
}

export function keepLevel(level: string): void {
  localStorage.setItem(KEY, level)
}
