import type { Component } from 'svelte'
import { learn } from '../texts'
import AbracadaEmblem from './abracada/Emblem.svelte'
import ArchmageEmblem from './archmage/Emblem.svelte'
import type { GameTable, Stat } from './contract'
import FiveSealsEmblem from './five_seals/Emblem.svelte'
import TwelveMissionsEmblem from './twelve_missions/Emblem.svelte'

/** A game on the shelf: its tile at home, and its table, fetched when somebody sits down. */
export type Boxed = {
  slug: string
  Emblem: Component
  open?: () => Promise<GameTable>
  /** What its statistics tell, fetched with its words and without its table. */
  stats?: () => Promise<Stat[]>
}

export const SHELF: Boxed[] = [
  {
    slug: 'abracada',
    Emblem: AbracadaEmblem,
    open: () => together('abracada', import('./abracada')),
    stats: () => counted('abracada', import('./abracada/stats')),
  },
  {
    slug: 'five_seals',
    Emblem: FiveSealsEmblem,
    open: () => together('five_seals', import('./five_seals')),
    stats: () => counted('five_seals', import('./five_seals/stats')),
  },
  {
    slug: 'twelve_missions',
    Emblem: TwelveMissionsEmblem,
    open: () => together('twelve_missions', import('./twelve_missions')),
    stats: () => counted('twelve_missions', import('./twelve_missions/stats')),
  },
  {
    slug: 'archmage',
    Emblem: ArchmageEmblem,
    open: () => together('archmage', import('./archmage')),
    stats: () => counted('archmage', import('./archmage/stats')),
  },
]

/** A table and its words, fetched side by side. */
async function together(slug: string, table: Promise<{ default: GameTable }>): Promise<GameTable> {
  const [{ default: game }] = await Promise.all([table, learn(slug)])
  return game
}

async function counted(slug: string, told: Promise<{ STATS: Stat[] }>): Promise<Stat[]> {
  const [{ STATS }] = await Promise.all([told, learn(slug)])
  return STATS
}

export function onShelf(slug: string): Boxed | undefined {
  return SHELF.find((game) => game.slug === slug)
}
