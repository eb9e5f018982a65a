/** Where the reader is: a path of the History API, and the few kinds of page there are. */
export type Place =
  | { page: 'home' }
  | { page: 'new'; slug: string }
  | { page: 'table'; code: string }
  | { page: 'rules'; slug: string }
  | { page: 'learn'; slug: string; example: string }
  | { page: 'credits' }
  | { page: 'nowhere' }

export function placeOf(path: string): Place {
  const [first, second, third, fourth] = path.split('/').filter(Boolean)
  if (!first) return { page: 'home' }
  if (first === 'learn' && second && !fourth) return { page: 'learn', slug: second, example: third ?? '' }
  if (third) return { page: 'nowhere' }
  if (first === 'credits' && !second) return { page: 'credits' }
  if (!second) return { page: 'nowhere' }
  if (first === 'new') return { page: 'new', slug: second }
  if (first === 't') return { page: 'table', code: second.toUpperCase() }
  if (first === 'rules') return { page: 'rules', slug: second }
  return { page: 'nowhere' }
}

class Route {
  path = $state(location.pathname)
  place = $derived(placeOf(this.path))
}

export const route = new Route()

addEventListener('popstate', () => (route.path = location.pathname))

export function go(path: string): void {
  history.pushState(null, '', path)
  route.path = location.pathname
  scrollTo(0, 0)
}

/** Plain clicks on our own links stay in the page; everything else is the browser's business. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname === location.pathname && link.hash) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname)
}
