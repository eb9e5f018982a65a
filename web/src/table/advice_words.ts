import { text } from '../texts'
import type { About, Asks, Hint } from './protocol'
import type { Room } from './room.svelte'
import { messageParams, sentences } from './told'

/** Whether the reader may ask what to do. */
export function mayHint(room: Room): boolean {
  return (room.table?.hints ?? false) && room.myTurn && !room.over && room.legal.length > 0
}

/** Whether the table allows asking for odds, and something is still uncertain. */
export function mayAskOdds(room: Room): boolean {
  return room.table?.options['odds'] === true && room.you !== null && !room.over && !room.summary.open
}

export function turnHint(room: Room): void {
  if (room.advice.open === 'hint') room.advice.close()
  else room.advice.askHint()
}

export function turnOdds(room: Room): void {
  if (room.advice.open === 'odds') room.advice.close()
  else room.advice.askOdds()
}

export function percent(share: number): number {
  return Math.round(share * 100)
}

/** No share is known better than to a percent where it was drawn at all. */
export function margin(error: number): number {
  return error > 0 ? Math.max(1, Math.round(error * 100)) : 0
}

/** Whether each may be as good as the best, as far as one can tell. */
export function aboutEqual(hints: Hint[]): boolean {
  return hints.length > 1 && hints.every(({ equal }) => equal)
}

export function adviceText(message: Asks, room: Room): string {
  return text(message.id, messageParams(message.params, room.names))
}

/** A sentence as its words are written in the bar, without those that go without saying. */
export function moveWords(
  sentence: string,
  room: Room,
  line = room.sentence.choice.line,
): { word: string; words: string } {
  const words = sentence.split(' ')
  const known = line.length < words.length && line.every((word, place) => words[place] === word) ? line.length : 0
  const rest = words.slice(known)
  const shown = rest.map((word) => room.game?.shown?.(word, room) ?? word).join(' ')
  const last = words.at(-1) ?? ''
  const name = rest.length === 1 ? (room.game?.nameOf(last, room) ?? '') : ''
  const twice = !name || shown.toLowerCase().includes(name.toLowerCase()) || name === last
  const named = room.game?.retold?.(sentence, room)
  return { word: last, words: twice ? (rest.length > 1 && named ? named : shown) : `${shown} ${name}` }
}

/** What has come, for those who listen. */
export function adviceTold(room: Room, about: About): string {
  if (about === 'odds') {
    const told = room.advice.odds?.map(({ what, share }) =>
      text('web-odds-told', { what: adviceText(what, room).replace(/\.$/, ''), share: percent(share) }),
    )
    return told?.length ? sentences(told) : text('web-odds-none')
  }
  if (about !== 'hint') return ''
  const hints = room.advice.hints ?? []
  const told = hints.flatMap(({ sentence, share, error, reasons }, place) => [
    text('web-hint-told', {
      rank: place + 1,
      move: moveWords(sentence, room).words,
      share: percent(share),
      error: margin(error),
    }),
    ...reasons.slice(0, 3).map((reason) => adviceText(reason, room)),
  ])
  return sentences(aboutEqual(hints) ? [...told, text('web-hint-equal')] : told)
}
