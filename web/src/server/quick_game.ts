import type { GameInfo, GameOption, OptionValue } from './api'
import { levelsOf } from './levels'

/** How somebody likes to play against bots, for each game: remembered in this browser. */
export type QuickGame = { level: string; seats: number; main: OptionValue | null; practice: boolean }

const KEY = 'conclave-quick-games'
const USUAL_LEVEL = 'adept'
const USUAL_SEATS = 4

function kept(): Record<string, Partial<QuickGame>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<QuickGame>> | null) ?? {}
  } catch {
    return {}
  }
}

export function mainOption(info: GameInfo): GameOption | undefined {
  return info.options.find((option) => option.main && option.choices.length > 1)
}

/** A table for one is another matter: here somebody plays with bots. */
export function seatChoices(info: GameInfo): number[] {
  const [fewest, most] = info.seats
  const least = Math.max(fewest, Math.min(2, most))
  return Array.from({ length: most - least + 1 }, (_, more) => least + more)
}

function oneOf<T>(choices: readonly T[], ...wanted: (T | undefined | null)[]): T {
  return (wanted.find((wish) => choices.some((choice) => choice === wish)) ?? choices[0]) as T
}

/** The choices made last, as far as the game still offers them. */
export function recallQuickGame(info: GameInfo): QuickGame {
  const last = kept()[info.slug] ?? {}
  const main = mainOption(info)
  const seats = seatChoices(info)
  return {
    level: oneOf(levelsOf(info), last.level, USUAL_LEVEL),
    seats: oneOf(seats, last.seats, USUAL_SEATS, seats.at(-1)),
    main: main ? oneOf(main.choices, last.main, main.default) : null,
    practice: last.practice === true,
  }
}

export function rememberQuickGame(slug: string, game: QuickGame): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [slug]: game }))
}

/** What the server is to be told of it. */
export function quickOptions(info: GameInfo, game: QuickGame): Record<string, OptionValue> {
  const main = mainOption(info)
  return main && game.main !== null ? { [main.name]: game.main } : {}
}
