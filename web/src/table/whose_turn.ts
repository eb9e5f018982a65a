import { reminderTold } from '../clock/reminder'
import { settings } from '../settings.svelte'
import { text } from '../texts'
import { forcedSentence } from './forced'
import type { Room } from './room.svelte'

/** What is said unasked in a moment, if the reader wants that. */
export function aboutToSay(room: Room): string | null {
  if (!settings.forced || room.way.byHand || !room.myTurn || room.tookBack || room.sentence.said.length) return null
  return forcedSentence(room.legal, room.position?.previews)
}

/** Why it is said unasked. */
export function saidUnasked(room: Room): string {
  return text(room.legal.length > 1 ? 'web-nothing-to-change' : 'web-only-move')
}

/** Whose turn the bar shows. */
export function barHeading(room: Room): string {
  if (room.summary.open && !room.over) return text(room.summary.reviewing ? 'web-last-round' : 'web-round-over')
  if (room.over) return text('web-game-over')
  if (room.deputised) return text('web-bot-plays-for-you')
  if (room.actor === room.you) return text('web-your-turn')
  return text('web-turn-of', { name: room.nameOf(room.actor) })
}

/** What is asked, or what everybody waits for. */
export function barQuestion(room: Room): string {
  if (room.over) return placeOf(room)
  if (room.summary.open) return text('web-look-then-go-on')
  if (aboutToSay(room) !== null) return saidUnasked(room)
  if (room.myTurn && !room.deputised) return room.asked()
  if (room.shown.beat) return room.you === null ? text('web-you-watch') : ''
  if (room.regret.lasts) return text('web-bots-wait')
  if (room.way.byHand) return ''
  const speaker = room.seat(room.actor)
  if (speaker?.kind === 'person' && !speaker.here && !speaker.deputy) return text('web-is-away')
  const { reminder } = room.time
  if (reminder && reminder.seat === room.actor) return reminderTold(room, reminder.seat, reminder.by)
  return room.you === null ? text('web-you-watch') : text('web-is-thinking')
}

/** How the game ended for the reader. */
function placeOf(room: Room): string {
  const standings = room.position?.standings ?? []
  const own = standings.find(({ seat }) => seat === room.you)
  if (!own) return text('web-you-watched')
  const shared = standings.filter(({ place }) => place === own.place).length > 1
  return text('web-your-place-of', { place: own.place, seats: standings.length, shared: shared ? 'yes' : 'no' })
}
