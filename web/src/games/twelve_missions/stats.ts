import type { Stat } from '../contract'

/** What statistics tell of this game; the tallies are those of
 *  src/conclave/games/twelve_missions/notation/tallies.py. */
export const STATS: Stat[] = [
  { id: 'web-missions-stat-up', count: 'missions_up', of: 'rounds' },
  { id: 'web-missions-stat-down', count: 'missions_down', of: 'rounds' },
  { id: 'web-missions-stat-tricks', count: 'tricks', of: 'all_tricks' },
  { id: 'web-missions-stat-powers', count: 'powers' },
  { id: 'web-missions-stat-cubes', count: 'cubes' },
  { id: 'web-missions-stat-scrolls', count: 'scrolls' },
]
