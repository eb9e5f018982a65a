const KEY = 'conclave-play-on'
export const USUAL_LEVEL = 'adept'

/** How well the bots play against whom a game is played on. */
export function keptLevel(): string {
  return localStorage.getItem(KEY) ?? USUAL_LEVEL
}

export function keepLevel(level: string): void {
  localStorage.setItem(KEY, level)
}
