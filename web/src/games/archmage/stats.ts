import type { Stat } from '../contract'

/** What statistics tell of this game; the tallies are those of src/conclave/games/archmage/notation/tallies.py. */
export const STATS: Stat[] = [
  { id: 'web-mage-stat-explored', count: 'explored' },
  { id: 'web-mage-stat-deployed', count: 'deployed' },
  { id: 'web-mage-stat-relics', count: 'relics' },
  { id: 'web-mage-stat-initiated', count: 'initiated' },
  { id: 'web-mage-stat-promoted', count: 'promoted' },
  { id: 'web-mage-stat-spells', count: 'spells' },
  { id: 'web-mage-stat-slain', count: 'slain', of: 'attacks' },
]
