import { knows, text } from '../texts'
import type { GameInfo } from './api'
import { games } from './games.svelte'

/** All that can be seated in a game: the levels of the house's own bots, then bots from outside. */
export function levelsOf(info: GameInfo | undefined): string[] {
  return info ? [...info.levels, ...info.bots.map(({ name }) => name)] : []
}

/** Bots from outside have a label of their own; one that is gone keeps the name it was known by. */
export function levelName(level: string | null): string {
  const bot = games.list?.flatMap((game) => game.bots).find(({ name }) => name === level)
  if (bot) return bot.label
  return knows(`level-${level}`) ? text(`level-${level}`) : (level ?? '')
}

export function levelHelp(level: string): string {
  return knows(`level-${level}-help`) ? text(`level-${level}-help`) : text('web-bot-from-outside')
}
