import { bytesOf, digest, toHex } from '../fairness/digest'
import { go } from '../router.svelte'
import { text } from '../texts'
import { turnsApi, type Notices, type Turn } from './turns'

const KEY = 'conclave-notices'

type Wish = 'on' | 'off' | 'unasked'

function remembered(): Wish {
  const kept = localStorage.getItem(KEY)
  return kept === 'on' || kept === 'off' ? kept : 'unasked'
}

/** Whether this browser tells its reader of turns while they look elsewhere, and whether it does so while it is
 *  closed. Nobody is asked before they have clicked. */
class Noticing {
  #wish = $state<Wish>(remembered())
  ways = $state.raw<Notices | null>(null)
  /** Whether this very browser is told while it is closed. */
  pushed = $state(false)

  readonly possible = typeof Notification !== 'undefined'

  get wish(): Wish {
    return this.#wish
  }
  set wish(wish: Wish) {
    this.#wish = wish
    localStorage.setItem(KEY, wish)
  }

  /** Whether it was asked for and the browser lets us. */
  get on(): boolean {
    return this.possible && this.#wish === 'on' && Notification.permission === 'granted'
  }

  get refused(): boolean {
    return this.possible && Notification.permission === 'denied'
  }

  /** What the server offers and knows; and this browser anew, should its subscription have gone. */
  async load(): Promise<void> {
    this.ways = await turnsApi.notices()
    if (this.on) await this.#subscribe()
  }

  /** Upon a click. */
  async begin(): Promise<boolean> {
    const answer = await Notification.requestPermission()
    this.wish = answer === 'granted' ? 'on' : 'off'
    if (this.on) {
      this.ways ??= await turnsApi.notices()
      await this.#subscribe()
    }
    return this.on
  }

  async end(): Promise<void> {
    this.wish = 'off'
    const subscription = await (await registration())?.pushManager?.getSubscription()
    this.pushed = false
    if (!subscription) return
    this.ways = await turnsApi.unsubscribe(subscription.endpoint)
    await subscription.unsubscribe()
  }

  /** Shows that a turn has begun to whoever looks elsewhere. */
  tell(turn: Turn): void {
    if (!this.on || !document.hidden) return
    const title = text('turn-title', { game: text(`game-${turn.game}`) })
    const body = text('turn-body-alone', { title: turn.title || 'none' })
    // The same tag as a push: of the two, one is seen.
    const options = { body, tag: `turn-${turn.code}`, data: { code: turn.code }, icon: '/icon.svg' }
    void registration().then((worker) => {
      if (worker) return worker.showNotification(title, options)
      const shown = new Notification(title, options)
      shown.onclick = () => {
        focus()
        go(`/t/${turn.code}`)
        shown.close()
      }
    })
  }

  async #subscribe(): Promise<void> {
    const key = this.ways?.push_key
    if (!key || !('serviceWorker' in navigator) || typeof PushManager === 'undefined') return
    try {
      const worker = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      await navigator.serviceWorker.ready
      const subscription = await subscribed(worker.pushManager, key)
      const hash = toHex(await digest(bytesOf(subscription.endpoint)))
      if (!this.ways?.browsers.includes(hash)) this.ways = await turnsApi.subscribe(subscription.toJSON())
      this.pushed = true
    } catch {
      // A browser without a push service still tells as long as it is open.
      this.pushed = false
    }
  }
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

/** A subscription belongs to the key it was made with. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const present = await manager.getSubscription()
  if (present && base64url(present.options.applicationServerKey) === key) return present
  await present?.unsubscribe()
  return manager.subscribe(options)
}

export function base64url(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const noticing = new Noticing()
