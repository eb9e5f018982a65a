import { whoseTurn } from '../../../table/announcer.svelte'
import type { Move } from '../../../table/protocol'
import type { Room } from '../../../table/room.svelte'
import { othersOf } from '../../../table/seating'
import { listed, named, sentences, tellEvents, voiced } from '../../../table/told'
import { text } from '../../../texts'
import { neighboursOf, viewOf, type AbracadaView } from '../view'
import { spellName } from '../words/spells'

/** The table for those who listen: what happens. What stands is told by recount.ts. Stones are told by
 *  their numbers, from the lowest up. */

const MISSED = ['abracada-miss', 'abracada-slip']
const LIVES = ['abracada-lose', 'abracada-gain']

export function spell(number: number): string {
  return text('web-abracada-heard-spell', { spell: number, name: spellName(number) })
}

export function numbers(stones: number[]): string {
  return listed([...stones].sort((a, b) => a - b).map(String))
}

/** What another seat took is there for all but its owner to see. */
function refills(room: Room, view: AbracadaView, move: Move): string[] {
  return move.events
    .filter(({ id }) => id === 'abracada-refill')
    .map((event) => {
      const stones = view.seats[Number(event.seat)]?.stones?.slice(-Number(event.count))
      if (!stones) return tellEvents([event], room.names)
      return text('web-abracada-heard-takes', {
        name: room.nameOf(Number(event.seat)),
        count: stones.length,
        stones: numbers(stones),
      })
    })
}

/** The lives of those who lost or gained some. */
function livesNow(room: Room, view: AbracadaView, move: Move): string {
  const changed = new Set(
    move.events.filter((event) => LIVES.includes(event.id) && event.lives).map((event) => Number(event.seat)),
  )
  const left = [...changed].map((seat) => `${named(seat, room.names)} ${view.seats[seat]?.lives ?? 0}`)
  return left.length ? `${text('web-abracada-your-lives')}: ${left.join(', ')}` : ''
}

export function announce(move: Move, room: Room): string {
  // A move may be told while the position before it is still on show.
  const view = (room.shown.seen(move).after?.view as AbracadaView | undefined) ?? viewOf(room)
  if (!view) return ''
  const over = move.events.some(({ id }) => id === 'abracada-round-over')
  const missed = move.events.find(({ id }) => MISSED.includes(id))?.spell
  const words = [room.sentenceOf(move), missed ? spellName(Number(missed)) : ''].filter(Boolean).join(', ')
  // The next round is told of when it begins, stones by their numbers, a stop by its word.
  const rest = move.events.filter(({ id }) => !['abracada-deal', 'abracada-refill', 'abracada-stop'].includes(id))
  const told = [
    words,
    tellEvents(rest, room.names),
    ...refills(room, view, move),
    over ? '' : livesNow(room, view, move),
  ]
  return voiced(move.seat, room.names, sentences(told))
}

/** Another seat: where it sits, its stones, its lives and points. */
function other(room: Room, view: AbracadaView, number: number): string {
  const seat = view.seats[number]
  if (!seat) return ''
  const { left, right } = neighboursOf(view, room.you)
  const side = number === left ? (number === right ? 'both' : 'left') : number === right ? 'right' : 'none'
  return text('web-abracada-heard-seat', {
    name: room.nameOf(number),
    side,
    stones: seat.stones ? numbers(seat.stones) : seat.count,
    shown: seat.stones ? 'yes' : 'no',
    lives: seat.lives,
    points: seat.points,
  })
}

export function others(room: Room, view: AbracadaView): string[] {
  return othersOf(view, room.you).map((number) => other(room, view, number))
}

export function opening(room: Room): string {
  const view = viewOf(room)
  if (!view) return ''
  return sentences([
    text('web-abracada-stand', { round: view.round, rounds: view.rounds }),
    ...others(room, view),
    room.myTurn ? '' : whoseTurn(room),
  ])
}

export function outcome(room: Room): string {
  const view = viewOf(room)
  const result = view?.result
  if (!view || !result) return ''
  const own = result.hands[room.you ?? -1]
  const seats = view.seats.map(({ points }, seat) =>
    text('web-abracada-heard-gain', { name: named(seat, room.names), gain: result.gains[seat] ?? 0, points }),
  )
  return sentences([own?.length ? `${text('web-abracada-heard-stones')}: ${numbers(own)}` : '', ...seats])
}
