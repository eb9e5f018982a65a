import type { Strip, StripPiece } from '../../contract'
import type { Names } from '../../../table/told'
import { text } from '../../../texts'
import Die from '../pieces/Die.svelte'
import Stone from '../pieces/Stone.svelte'
import { spellName } from '../words/spells'
import { outOf, type Cast } from './cast'

function stone(cast: Cast): StripPiece {
  return {
    Piece: Stone,
    props: { spell: cast.spell, width: 138 },
    title: spellName(cast.spell),
    note: text('web-abracada-strip-named', { how: cast.how }),
  }
}

function die(cast: Cast): StripPiece {
  return {
    Piece: Die,
    props: { face: cast.roll, width: 138 },
    title: text('web-abracada-die-shows', { face: cast.roll }),
    note: text('web-abracada-strip-roll', { how: cast.how, spell: cast.spell }),
  }
}

/** Who named what, how the die fell, and what came of it. */
export function stripOf(cast: Cast, names: Names): Strip {
  const out = outOf(cast)
  const only = out[0] ?? -1
  return {
    verb: text('web-abracada-strip-verb', { how: cast.how, is: cast.seat === names.you ? 'you' : 'one' }),
    pieces: cast.roll ? [stone(cast), die(cast)] : [stone(cast)],
    title:
      cast.over?.ending === 'emptied'
        ? text('web-abracada-strip-last-stone')
        : text('web-abracada-strip-out', {
            count: out.length,
            is: only === names.you ? 'you' : 'one',
            name: only < 0 ? '' : names.nameOf(only),
          }),
    note: text('web-abracada-strip-end', { over: cast.over ? 'yes' : 'no', out: out.length }),
  }
}
