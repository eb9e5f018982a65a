/** The service worker: shows that it is somebody's turn while no page of ours is open. It keeps nothing and
 *  answers for nothing, so every page always comes from the server. */

type Said = { code: string; title: string; body: string }
type Page = { url: string; visibilityState: string; focus(): Promise<unknown> }
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Pushed = Lasting & { data: { json(): unknown } | null }
type Clicked = Lasting & { notification: Notification }
type Changed = Lasting & { oldSubscription?: PushSubscription | null }
interface Worker {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(which: object): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener<E extends Event>(name: string, listener: (event: E) => void): void
}

const worker = self as unknown as Worker

worker.addEventListener<Lasting>('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener<Lasting>('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener<Pushed>('push', (event) => event.waitUntil(show(event.data?.json() as Said)))
worker.addEventListener<Clicked>('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open((event.notification.data as Said).code))
})
worker.addEventListener<Changed>('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)))

async function pagesOf(code: string): Promise<Page[]> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter((page) => new URL(page.url).pathname === `/t/${code}`)
}

async function show({ code, title, body }: Said): Promise<void> {
  // Whoever looks at the table sees it there.
  if ((await pagesOf(code)).some((page) => page.visibilityState === 'visible')) return
  await worker.registration.showNotification(title, { body, tag: `turn-${code}`, data: { code }, icon: '/icon.svg' })
}

async function open(code: string): Promise<void> {
  const [page] = await pagesOf(code)
  await (page ? page.focus() : worker.clients.openWindow(`/t/${code}`))
}

async function subscribeAnew({ oldSubscription }: Changed): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey
  if (!key) return
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await worker.registration.pushManager.subscribe(options)
  await fetch('/api/notices/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription.toJSON()),
  })
}
