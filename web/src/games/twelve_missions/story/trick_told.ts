import type { Room } from '../../../table/room.svelte'
import { listed } from '../../../table/told'
import { text } from '../../../texts'
import type { Played } from '../view'
import { cardName, cardOf, colourName, isColour, rankName } from '../words/cards'
import { printedOf, takingCard, type Trick } from './story'

/** A move that is shown, or a result that is looked back on. */
type Tense = 'now' | 'past'

/** Whose card took the trick and what was spent on it: “Grimalka’s blue Knight, an 8 made 10 by two cubes”. */
export function cardTold(played: Played, room: Room, values: readonly number[], first = true): string {
  const face = printedOf(values, cardOf(played.card)?.rank ?? '')
  return text('web-missions-card-of', {
    is: played.seat === room.you ? 'you' : 'one',
    first: first ? 'yes' : 'no',
    name: room.nameOf(played.seat),
    card: cardName(played.card),
    face,
    value: played.value,
    cubes: Math.abs(played.value - face),
  })
}

/** How a trick came to be taken, in one sentence. */
export function trickTold(trick: Trick, room: Room, values: readonly number[], tense: Tense = 'now'): string {
  const card = takingCard(trick)
  const is = trick.taker === room.you ? 'you' : 'one'
  const name = room.nameOf(trick.taker)
  if (trick.claimed || !card) return text('web-missions-claims', { is, name, tense })
  return text('web-missions-takes-trick', { card: cardTold(card, room, values), tense })
}

/** The powers that were used in it, and the dominant colour. */
export function trickNotes(trick: Trick): string {
  const powers = trick.played.flatMap(({ power }) => (power ? [power] : []))
  const notes = powers.map((power) =>
    text('web-missions-power-told', { rank: rankName(power), does: text(`twelve_missions-power-${power}-short`) }),
  )
  if (trick.dominant && isColour(trick.dominant))
    notes.push(text('web-missions-dominant-told', { colour: colourName(trick.dominant) }))
  return notes.join(' ')
}

/** What a round gave and cost: “Mission 6 gives Grimalka 3 and costs you 1”. */
export function gainsTold(mission: number, gains: readonly number[], room: Room, tense: Tense = 'now'): string {
  const given = (['gives', 'costs'] as const).flatMap((way) => {
    const amounts = amountsOf(gains, way === 'gives' ? 1 : -1, room)
    return amounts.length ? [text('web-missions-given', { way, tense, amounts: listed(amounts) })] : []
  })
  const none = given.length ? 'no' : 'yes'
  return text('web-missions-gains', { mission, tense, given: listed(given), none })
}

/** Who won or lost how much, those alike together and you first. */
function amountsOf(gains: readonly number[], sign: number, room: Room): string[] {
  const seats = gains.flatMap((by, seat) => (Math.sign(by) === sign ? [seat] : []))
  seats.sort((a, b) => Number(b === room.you) - Number(a === room.you))
  const amounts = [...new Set(seats.map((seat) => Math.abs(gains[seat] ?? 0)))]
  return amounts.map((points) => {
    const who = seats.filter((seat) => Math.abs(gains[seat] ?? 0) === points)
    const names = who.map((seat) => (seat === room.you ? text('web-missions-you') : room.nameOf(seat)))
    return text('web-missions-amount', { names: listed(names), points, many: who.length })
  })
}
