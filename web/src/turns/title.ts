import { text } from '../texts'
import { waiting } from './waiting.svelte'

/** The title of a page, and that tables wait for the reader other than the one it is about. */
export function titleWith(page: string, code = ''): string {
  const count = waiting.elsewhere(code)
  return count ? text('web-title-turns', { count, page }) : page
}
