import { ask } from '../server/api'

/** A table that waits for the reader; `left` is how many seconds they have, where a clock runs. */
export type Turn = { code: string; game: string; title: string; since: number; left: number | null }

/** By which ways the reader hears of their turns, and which there are. */
export type Notices = {
  /** What a browser subscribes with; null: this server tells no closed browsers. */
  push_key: string | null
  /** Hashes of the endpoints that are told. */
  browsers: string[]
  /** Whether this server sends mails. */
  mail: boolean
  address: string
  confirmed: boolean
}

export const turnsApi = {
  /** The most urgent first. A page that nobody looks at says so. */
  mine: (hidden: boolean) => ask<Turn[]>('GET', hidden ? 'my-turns?hidden=true' : 'my-turns'),
  notices: () => ask<Notices>('GET', 'notices'),
  subscribe: (subscription: PushSubscriptionJSON) => ask<Notices>('POST', 'notices/push', subscription),
  unsubscribe: (endpoint: string) => ask<Notices>('POST', 'notices/push/remove', { endpoint }),
  giveAddress: (address: string) => ask<Notices>('POST', 'notices/mail', { address }),
  removeAddress: () => ask<Notices>('DELETE', 'notices/mail'),
  confirm: (token: string) => ask<{ address: string }>('POST', 'mail/confirm', { token }),
  stop: (word: string) => ask<unknown>('POST', `mail/stop/${encodeURIComponent(word)}`),
}

/** The one to go to from a table: the first that waits after it, or the most urgent. */
export function nextAfter(turns: Turn[], code: string): Turn | undefined {
  const here = turns.findIndex((turn) => turn.code === code)
  const others = [...turns.slice(here + 1), ...turns.slice(0, Math.max(here, 0))]
  return others.find((turn) => turn.code !== code)
}
