import type { MyTable } from '../server/api'
import { text } from '../texts'

/** How a finished game went for the reader; nothing where nobody noted it. */
export function resultWords({ result, you }: Pick<MyTable, 'result' | 'you'>): string {
  const own = result?.find(({ seat }) => seat === you)
  if (!result || !own) return ''
  const points = text('web-points', { points: own.points }).replace('-', '−')
  // Who plays alone is always first, and that says nothing.
  if (result.length < 2) return points
  const winners = result.filter(({ place }) => place === 1).length
  const place =
    own.place === 1
      ? text('web-you-won', { shared: winners > 1 ? 'yes' : 'no' })
      : text('web-placed', { place: own.place, seats: result.length })
  return `${place} · ${points}`
}
