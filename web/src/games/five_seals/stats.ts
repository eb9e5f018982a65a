import type { Stat } from '../contract'

/** What statistics tell of this game; the tallies are those of src/conclave/games/five_seals/notation/tallies.py. */
export const STATS: Stat[] = [
  { id: 'web-seals-stat-scrolls', count: 'scrolls' },
  { id: 'web-seals-stat-seals', count: 'seals' },
  { id: 'web-seals-stat-spells', count: 'spells' },
  { id: 'web-seals-stat-sixes', count: 'sixes', of: 'rolled' },
  { id: 'web-seals-stat-unused', count: 'unused', of: 'held' },
  { id: 'web-seals-stat-give-ups', count: 'give_ups', of: 'rounds' },
  { id: 'web-seals-stat-stolen', count: 'stolen' },
]
