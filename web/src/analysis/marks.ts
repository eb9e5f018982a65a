import type { Eyes } from '../replay/replay'
import type { Analysis } from './analysis'
import { isMistake, luckAt, luckyMoves } from './steps'

/** From here on luck is worth a sign on the graph. */
export const LUCKY = 0.08
/** More signs of a kind than these would hide the lines. */
const MOST = 14

/** A sign beside the line of a seat; `faint` where it is not what the reader looks for. */
export type GraphMark = {
  kind: 'mistake' | 'luck'
  move: number
  seat: number
  value: number
  faint: boolean
}

/** The seat that luck changed most, and by how much. */
export function mostTouched(luck: number[]): { seat: number; value: number } {
  return luck.reduce((most, value, seat) => (Math.abs(value) > Math.abs(most.value) ? { seat, value } : most), {
    seat: 0,
    value: 0,
  })
}

function heaviest(marks: GraphMark[]): GraphMark[] {
  const kept = [...marks].sort((a, b) => Number(a.faint) - Number(b.faint) || Math.abs(b.value) - Math.abs(a.value))
  return kept.slice(0, MOST).sort((a, b) => a.move - b.move)
}

/** Mistakes of everybody, those of others fainter, and the luck of whose eyes these are. */
export function marksOf(analysis: Analysis, eyes: Eyes): GraphMark[] {
  const own = typeof eyes === 'number' ? eyes : null
  const mistakes = analysis.decisions.filter(isMistake).map<GraphMark>(({ move, seat, cost }) => ({
    kind: 'mistake',
    move,
    seat,
    value: cost,
    faint: own !== null && seat !== own,
  }))
  const lucky = luckyMoves(analysis).flatMap<GraphMark>((move) => {
    const { all, error } = luckAt(analysis, move)
    const { seat, value } = own === null ? mostTouched(all) : { seat: own, value: all[own] ?? 0 }
    if (Math.abs(value) < LUCKY || Math.abs(value) <= error) return []
    return [{ kind: 'luck', move, seat, value, faint: false }]
  })
  return [...heaviest(mistakes), ...heaviest(lucky)]
}
