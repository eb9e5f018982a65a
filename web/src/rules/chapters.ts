import type { RuleCard } from '../games/contract'

export type Chapter = { id: string; title: string; html: string; words: string }

const pages = import.meta.glob<Chapter[]>('../../../locale/en/rules/*.md', { import: 'default' })

/** The rules of a game, or nothing if there is no such game. */
export function chaptersOf(slug: string): Promise<Chapter[]> | undefined {
  return pages[`../../../locale/en/rules/${slug}.md`]?.()
}

/** The chapters that speak of what is looked for, which may be several words. */
export function chaptersAbout(chapters: Chapter[], sought: string): Chapter[] {
  return chapters.filter(({ words }) => holdsAll(words, sought))
}

/** The cards that speak of it, those that are called so first. */
export function cardsAbout(cards: RuleCard[], sought: string): RuleCard[] {
  const found = cards.filter(({ name, words }) => holdsAll(`${name} ${words.join(' ')}`, sought))
  const named = found.filter(({ name }) => holdsAll(name, sought))
  return [...named, ...found.filter((card) => !named.includes(card))]
}

export function byGroup(cards: RuleCard[]): { group: string; cards: RuleCard[] }[] {
  const groups = [...new Set(cards.map(({ group }) => group))]
  return groups.map((group) => ({ group, cards: cards.filter((card) => card.group === group) }))
}

function holdsAll(text: string, sought: string): boolean {
  const words = text.toLowerCase()
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}
