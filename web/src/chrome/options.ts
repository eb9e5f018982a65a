import type { OptionValue } from '../server/api'
import { text } from '../texts'

/** A choice of a game's option as a player reads it. */
export function optionText(slug: string, name: string, value: OptionValue): string {
  if (typeof value === 'boolean') return text(value ? 'web-yes' : 'web-no')
  return text(`option-${slug}-${name}-${value}`)
}

/** The agreements at a table that are not the usual ones, in a few words. */
export function specialOptions(slug: string, options: Record<string, OptionValue>): string[] {
  const named = Object.entries(options).map(([name, value]) => {
    if (typeof value === 'boolean') return value ? text(`option-${slug}-${name}`) : ''
    return optionText(slug, name, value)
  })
  return named.filter(Boolean)
}
