import type { Room } from '../../../table/room.svelte'
import { listed, named } from '../../../table/told'
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

/** What a round gave and cost: “Mission 6 gives her 3 and costs you 1”, the taker of its last trick first. */
export function gainsTold(mission: number, gains: readonly number[], room: Room, tense: Tense = 'now'): string {
  const some = gains.map((by, seat) => ({ seat, by })).filter(({ by }) => by !== 0)
  const of = (sign: number) => {
    const seats = some.filter(({ by }) => Math.sign(by) === sign)
    const amounts = [...new Set(seats.map(({ by }) => Math.abs(by)))]
    return amounts.map((points) => {
      const who = seats.filter(({ by }) => Math.abs(by) === points).map(({ seat }) => seat)
      who.sort((a, b) => Number(b === room.you) - Number(a === room.you))
      const names = listed(
        who.map((seat) => (seat === room.you ? named(seat, room.names).toLowerCase() : room.nameOf(seat))),
      )
      return text('web-missions-given', { way: sign > 0 ? 'gives' : 'costs', tense, names, points, many: who.length })
    })
  }
  const parts = [...of(1), ...of(-1)]
  return text('web-missions-gains', {
    mission,
    tense,
    given: parts.length ? listed(parts) : '',
    none: parts.length ? 'no' : 'yes',
  })
}
