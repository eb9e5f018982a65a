import { ask, type Guest } from '../server/api'
import type { CeremonyAnswer, CreationOptions, RequestOptions } from './ceremony'

export type Device = {
  id: string
  /** Browser and system; empty if it did not tell. */
  label: string
  kind: 'first' | 'link' | 'phrase' | 'passkey'
  made: number
  /** Unix seconds, within the hour. */
  seen: number
  here: boolean
}
export type Passkey = { id: string; name: string; made: number; used: number | null }
export type Me = Guest & {
  statistics_open: boolean
  playing: number
  over: number
  devices: Device[]
  passkeys: Passkey[]
  /** When it was made. */
  phrase: number | null
  /** Until when the present link is good. */
  link: number | null
}
/** By what somebody comes to a further device: the secret of a link, or words. */
export type Key = { link: string } | { phrase: string }
export type BehindKey = Guest & { playing: number; over: number }

const at = (id: string) => encodeURIComponent(id)

export const meApi = {
  me: () => ask<Me>('GET', 'me'),
  makeLink: () => ask<{ secret: string; expires: number }>('POST', 'me/link'),
  endLink: () => ask<unknown>('DELETE', 'me/link'),
  makePhrase: () => ask<{ words: string[] }>('POST', 'me/phrase'),
  removePhrase: () => ask<unknown>('DELETE', 'me/phrase'),
  beginPasskey: () => ask<{ options: CreationOptions }>('POST', 'me/passkeys/begin'),
  addPasskey: (name: string, credential: CeremonyAnswer) => ask<Passkey>('POST', 'me/passkeys', { name, credential }),
  renamePasskey: (id: string, name: string) => ask<unknown>('PATCH', `me/passkeys/${at(id)}`, { name }),
  removePasskey: (id: string) => ask<unknown>('DELETE', `me/passkeys/${at(id)}`),
  logOut: () => ask<unknown>('POST', 'me/log-out'),
  logOutOf: (device: string) => ask<unknown>('DELETE', `me/devices/${at(device)}`),
  logOutElsewhere: () => ask<unknown>('DELETE', 'me/devices'),
  deleteMe: (name: string) => ask<unknown>('POST', 'me/delete', { name }),
  lookBehind: (key: Key) => ask<BehindKey>('POST', 'keys/look', key),
  use: (key: Key) => ask<Guest>('POST', 'keys/use', key),
  beginEntering: () => ask<{ options: RequestOptions }>('POST', 'keys/passkey/begin'),
  enter: (credential: CeremonyAnswer) => ask<Guest>('POST', 'keys/passkey', { credential }),
}

/** Whether somebody logged out here could ever come back. */
export function hasOtherWays(me: Me): boolean {
  return me.devices.some(({ here }) => !here) || me.phrase !== null || me.passkeys.length > 0
}
