import { SPHERES, type SpellView } from '../view'

/** The spells as they are printed on the tower board: six spheres in a ring, a spell in each, one where two overlap and
 *  one where three do. A table's own are in its view. */
const WORDS = [
  ['quicken', 'subjugate', 'vines', 'stone-skin', 'transmute', 'decay'],
  ['gate', 'chasm', 'wellspring', 'imprison', 'shadow', 'divination'],
  ['time-stop', 'corrupt', 'upheaval', 'fortify', 'automaton', 'obliterate'],
]
/** How far the spheres of a level begin before the place of its spell in the ring. */
const BEFORE = [0, 0, 1]

export const PRINTED: SpellView[] = WORDS.flatMap((words, level) =>
  words.map((word, place) => ({
    word,
    level: level as SpellView['level'],
    spheres: around(place - (BEFORE[level] ?? 0), level + 1),
  })),
)

function around(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, step) => SPHERES[(from + step + SPHERES.length) % SPHERES.length] ?? '')
}
