import type { Stat } from '../contract'

/** What statistics tell of this game; the tallies are those of src/conclave/games/abracada/notation/tallies.py. */
export const STATS: Stat[] = [
  { id: 'web-abracada-stat-hits', count: 'hits', of: 'casts' },
  { id: 'web-abracada-stat-rounds', count: 'rounds_won', of: 'rounds' },
  { id: 'web-abracada-stat-survived', count: 'rounds_survived', of: 'rounds' },
  { id: 'web-abracada-stat-felled', count: 'felled' },
  { id: 'web-abracada-stat-lives-taken', count: 'lives_taken' },
  { id: 'web-abracada-stat-lives-lost', count: 'lives_lost' },
  { id: 'web-abracada-stat-secrets', count: 'secrets' },
]
