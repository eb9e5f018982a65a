let keys = false
addEventListener('keydown', () => (keys = true), true)
addEventListener('pointerdown', () => (keys = false), true)

/** Whether somebody uses the keyboard, here or on the page before, and it is nowhere: what it was on
 *  has gone. Whoever speaks by keyboard goes on by keyboard. */
export function isAdrift(): boolean {
  return keys && document.activeElement === document.body
}

/** Whether a key is meant for the table, and not for a field, a sheet or the browser. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target
  return !(target instanceof Element && target.closest('input, textarea, select, [data-keys="own"]'))
}

/** Whether a key presses what it is on, where that is drawn and so no button of the browser's own.
 *  A key held down presses once. */
export function presses(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false
  event.preventDefault()
  event.stopPropagation()
  return !event.repeat
}
