import { whoseTurn } from '../../../table/announcer.svelte'
import type { Room } from '../../../table/room.svelte'
import { sentences } from '../../../table/told'
import { text } from '../../../texts'
import { isOpen, oddsOf, viewOf, type AbracadaView } from '../view'
import { SPELLS } from '../words/spells'
import { numbers, others, spell } from './announce'

const HIT = 'abracada-hit'

function mine(room: Room, view: AbracadaView): string[] {
  const seat = view.seats[room.you ?? -1]
  if (!seat) return []
  const secrets = view.mine ?? []
  return [
    text('web-abracada-heard-you', { lives: seat.lives, stones: seat.count, points: seat.points }),
    secrets.length ? `${text('web-abracada-your-secret', { count: secrets.length })}: ${numbers(secrets)}` : '',
  ]
}

/** The spells that whoever has the turn has cast in it. */
function castNow(room: Room, view: AbracadaView): string {
  if (!view.last) return ''
  const spells: string[] = []
  for (const move of room.shown.moves.toReversed()) {
    const hit = move.events.find(({ id }) => id === HIT)
    if (move.seat !== view.turn || !hit) break
    spells.unshift(spell(Number(hit.spell)))
  }
  return spells.length ? text('web-abracada-heard-cast', { spells: spells.join(', ') }) : ''
}

/** How many stones of each spell may still be one's own, and of which there are none. */
function unseen(view: AbracadaView): string[] {
  const left = (number: number) => view.unseen[number - 1] ?? 0
  const some = SPELLS.filter(left).map(
    (number) => `${spell(number)}: ${left(number)}${view.odds ? `, ${oddsOf(view, number)}` : ''}`,
  )
  const seen = SPELLS.filter((number) => !left(number) && !isGone(view, number))
  const gone = SPELLS.filter((number) => isGone(view, number))
  return [
    `${text(isOpen(view) ? 'web-abracada-pile' : 'web-abracada-heard-unseen')}: ${some.join(', ')}`,
    seen.length ? `${text('web-abracada-heard-seen')}: ${seen.map(spell).join(', ')}` : '',
    gone.length ? `${text('web-abracada-heard-gone')}: ${gone.map(spell).join(', ')}` : '',
  ]
}

function isGone(view: AbracadaView, number: number): boolean {
  return view.board[number - 1] === number
}

/** The secret stones where all is open: those that lie there, and those that seats took. */
function secrets(room: Room, { secret_stones, seats }: AbracadaView): string[] {
  const lie = secret_stones?.length ? `${text('web-abracada-secrets')}: ${numbers(secret_stones)}` : ''
  const took = seats.map(({ took }, seat) =>
    took?.length ? `${text('web-abracada-taken-by', { name: room.nameOf(seat) })}: ${numbers(took)}` : '',
  )
  return [lie, ...took]
}

/** The turn first, then one's own place, what one may hold, what the others show, what is left. */
export function recount(room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  return sentences([
    whoseTurn(room),
    castNow(room, view),
    room.myTurn ? room.asked() : '',
    ...mine(room, view),
    ...unseen(view),
    ...others(room, view),
    text('web-abracada-in-pile', { count: view.pile }),
    text('web-abracada-heard-secrets', { count: view.secrets }),
    ...secrets(room, view),
  ])
}
