import { chosenClock, LIVE, NONE } from '../clock/choice'
import type { Clock } from '../table/protocol'

/** What somebody who looks for players would like, and would also accept: remembered in this browser. */
export type Wishes = { bots: boolean; anySeats: boolean; anyOptions: boolean; clock: string; rated: string }

export const ANY = 'any'
/** Times to play by, as `choice.ts` names them: games of days are found among the public tables. */
const CLOCKS = [ANY, NONE, ...LIVE.map(([minutes, extra]) => `live ${minutes} ${extra}`)]
const RATED = [ANY, 'yes', 'no']

const KEY = 'conclave-seeking'
const USUAL: Wishes = { bots: true, anySeats: false, anyOptions: true, clock: ANY, rated: ANY }
/** The same for all who want the same time, or they would never meet. */
const LATE = 'adept'

export function recallWishes(): Wishes {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes> | null
    const chosen = (name: 'bots' | 'anySeats' | 'anyOptions') =>
      typeof kept?.[name] === 'boolean' ? kept[name] : USUAL[name]
    return {
      bots: chosen('bots'),
      anySeats: chosen('anySeats'),
      anyOptions: chosen('anyOptions'),
      clock: CLOCKS.find((clock) => clock === kept?.clock) ?? ANY,
      rated: RATED.find((rated) => rated === kept?.rated) ?? ANY,
    }
  } catch {
    return USUAL
  }
}

export function rememberWishes(wishes: Wishes): void {
  localStorage.setItem(KEY, JSON.stringify(wishes))
}

/** What the server is told of time and rating. Who takes either would rather have no clock, and no rating. */
export function termsWished({ clock, rated }: Wishes): {
  clock: Clock | null
  any_clock: boolean
  rated: boolean
  any_rated: boolean
} {
  return {
    clock: chosenClock(clock, LATE, 0, 0),
    any_clock: clock === ANY,
    rated: rated === 'yes',
    any_rated: rated === ANY,
  }
}
