import type { Params } from '../../../texts'
import { text } from '../../../texts'
import { listed, messageParams, type Names } from '../../../table/told'
import { spellName } from '../words/spells'
import { outOf, type Cast } from './cast'

/** In the midst of a sentence, with the reader first. */
function among(seats: number[], names: Names): string {
  const others = seats.filter((seat) => seat !== names.you).map((seat) => names.nameOf(seat))
  return listed(seats.length > others.length ? [text('web-abracada-you-among'), ...others] : others)
}

function livesOf(cast: Cast, seat: number): number {
  return cast.lost.find((loss) => loss.seat === seat)?.lives ?? 0
}

/** Whose end a move is told by: the reader's, before anybody else's. */
function chiefVictim(cast: Cast, names: Names): number {
  const out = outOf(cast)
  return out.find((seat) => seat === names.you) ?? out[0] ?? -1
}

function params(cast: Cast, names: Names): Params {
  const out = outOf(cast)
  const victim = chiefVictim(cast, names)
  return {
    ...messageParams({ actor: cast.seat, seat: victim }, names),
    how: cast.how,
    spell: cast.spell,
    name: cast.spell ? spellName(cast.spell) : '',
    roll: cast.roll,
    victims: among(
      cast.lost.map(({ seat }) => seat),
      names,
    ),
    out: out.length,
    outs: among(out, names),
    lives: victim >= 0 ? livesOf(cast, victim) : (cast.lost[0]?.lives ?? 0),
    gained: cast.gained,
    secret: cast.secret,
    stone: cast.stone,
    drawn: cast.drawn,
  }
}

/** What was done, in a word or two. */
export function deed(cast: Cast, names: Names): string {
  return cast.how === 'stop' ? text('web-abracada-deed-stop', params(cast, names)) : spellName(cast.spell)
}

/** What came of it, in a few words. */
export function outcome(cast: Cast, names: Names): string {
  const kind =
    cast.over?.ending === 'emptied' ? 'emptied' : cast.how === 'hit' && outOf(cast).length ? 'kill' : cast.how
  return text(`web-abracada-outcome-${kind}`, params(cast, names))
}

/** The same as one sentence, as it happens or as it is remembered. */
export function sentence(cast: Cast, names: Names, when: 'now' | 'then'): string {
  const kind = cast.over?.ending === 'emptied' ? 'emptied' : cast.how === 'hit' && cast.lost.length ? 'strikes' : 'else'
  return text(`web-abracada-sentence-${kind}`, { ...params(cast, names), when })
}

function outToo(cast: Cast, names: Names, when: 'now' | 'then'): string {
  const victim = chiefVictim(cast, names)
  const others = outOf(cast).filter((seat) => seat !== victim)
  if (!others.length || victim !== names.you) return ''
  return text('web-abracada-out-too', { names: among(others, names), count: others.length, when })
}

/** What it means for the round. */
export function consequence(cast: Cast, names: Names): string {
  const told = [outToo(cast, names, 'now')]
  if (cast.over) {
    const { winner, round, ending } = cast.over
    const climbs = cast.over.gains[winner] ?? 0
    told.push(text('web-abracada-round-won', { ...messageParams({ winner, round, ending }, names), climbs }))
  }
  return told.filter(Boolean).join(' ')
}

/** How a round ended, where its winner is known. */
export function remembered(cast: Cast, names: Names): string {
  const ending = cast.over?.winner === -1 ? 'nobody' : (cast.over?.ending ?? '')
  const rest = text('web-abracada-round-ended', { ending })
  return [sentence(cast, names, 'then'), outToo(cast, names, 'then'), rest].filter(Boolean).join(' ')
}
