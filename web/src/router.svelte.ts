import { eyesIn } from './replay/eyes'
import type { Eyes } from './replay/replay'

/** Where the reader is: a path of the History API, and the few kinds of page there are. */
export type Place =
  | { page: 'home' }
  | { page: 'new'; slug: string }
  | { page: 'table'; code: string }
  /** A game that is over, at a move and as somebody saw it. */
  | { page: 'replay'; code: string; move: number; as: Eyes | null; analyse: boolean }
  /** A record from a file; `local` is the one that the server was started for. */
  | { page: 'replay-file'; local: boolean; move: number; as: Eyes | null }
  | { page: 'games' }
  | { page: 'person'; id: string }
  | { page: 'me' }
  | { page: 'enter' }
  | { page: 'rules'; slug: string }
  | { page: 'ratings'; slug: string }
  /** A match night, or without a code all of one's own. */
  | { page: 'nights'; code: string }
  | { page: 'learn'; slug: string; example: string }
  | { page: 'credits' }
  /** A link in one of our mails. */
  | { page: 'mail'; deed: 'confirm' | 'stop'; word: string }
  | { page: 'fairness'; code: string }
  | { page: 'nowhere' }

function tableAt(code: string, query: URLSearchParams): Place {
  const move = moveIn(query)
  if (move === null) return { page: 'table', code }
  return { page: 'replay', code, move, as: eyesIn(query.get('as')), analyse: query.has('analyse') }
}

function fileAt(query: URLSearchParams): Place {
  const local = query.get('file') === 'local'
  return { page: 'replay-file', local, move: moveIn(query) ?? 0, as: eyesIn(query.get('as')) }
}

function moveIn(query: URLSearchParams): number | null {
  const move = query.get('move') ?? ''
  return /^\d{1,6}$/.test(move) ? Number(move) : null
}

export function placeOf(path: string, search = ''): Place {
  const query = new URLSearchParams(search)
  const [first, second, third, fourth] = path.split('/').filter(Boolean)
  if (!first) return { page: 'home' }
  if (first === 'learn' && second && !fourth) return { page: 'learn', slug: second, example: third ?? '' }
  if (first === 'mail' && third && !fourth && (second === 'confirm' || second === 'stop'))
    return { page: 'mail', deed: second, word: third }
  if (third) return { page: 'nowhere' }
  if (first === 'credits' && !second) return { page: 'credits' }
  if (first === 'me' && !second) return { page: 'me' }
  if (first === 'enter' && !second) return { page: 'enter' }
  if (first === 'games' && !second) return { page: 'games' }
  if (first === 'fairness') return { page: 'fairness', code: (second ?? '').toUpperCase() }
  if (first === 'nights') return { page: 'nights', code: (second ?? '').toUpperCase() }
  if (first === 'replay' && !second) return fileAt(query)
  if (!second) return { page: 'nowhere' }
  if (first === 'new') return { page: 'new', slug: second }
  if (first === 't') return tableAt(second.toUpperCase(), query)
  if (first === 'people') return { page: 'person', id: second }
  if (first === 'ratings') return { page: 'ratings', slug: second }
  if (first === 'rules') return { page: 'rules', slug: second }
  return { page: 'nowhere' }
}

class Route {
  path = $state(location.pathname)
  search = $state(location.search)
  place = $derived(placeOf(this.path, this.search))

  follow(): void {
    this.path = location.pathname
    this.search = location.search
  }
}

export const route = new Route()

addEventListener('popstate', () => route.follow())

export function go(path: string): void {
  history.pushState(null, '', path)
  route.follow()
  scrollTo(0, 0)
}

/** The address follows what is looked at, without a step to go back by. */
export function stay(path: string): void {
  if (path === location.pathname + location.search) return
  history.replaceState(null, '', path)
  route.follow()
}

/** Plain clicks on our own links stay in the page; everything else is the browser's business. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname === location.pathname && link.hash) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search)
}
