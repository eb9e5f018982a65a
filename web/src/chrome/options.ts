import type { GameInfo, GameOption, OptionValue } from '../server/api'
import { text } from '../texts'

/** Whether there is anything to choose at a table of so many seats. */
export function isOpen(option: GameOption, seats: number): boolean {
  return option.choices.length > 1 && (option.seats === 0 || option.seats === seats)
}

/** A choice of a game's option as a player reads it. */
export function optionText(slug: string, name: string, value: OptionValue): string {
  if (typeof value === 'boolean') return text(value ? 'web-yes' : 'web-no')
  return text(`option-${slug}-${name}-${value}`)
}

type Agreed = { game: string; options: Record<string, OptionValue>; seats: unknown[] }

/** What was agreed on at a table wherever something else could have been. */
export function agreed(table: Agreed, info: GameInfo | undefined): { name: string; value: OptionValue }[] {
  return (info?.options ?? [])
    .filter((option) => option.name in table.options && isOpen(option, table.seats.length))
    .map(({ name }) => ({ name, value: table.options[name] as OptionValue }))
}

/** The same in a few words. */
export function agreedWords(table: Agreed, info: GameInfo | undefined): string[] {
  const named = agreed(table, info).map(({ name, value }) => {
    if (typeof value === 'boolean') return value ? text(`option-${table.game}-${name}`) : ''
    return optionText(table.game, name, value)
  })
  return named.filter(Boolean)
}
