let keys = false
addEventListener('keydown', () => (keys = true), true)
addEventListener('pointerdown', () => (keys = false), true)

/** Whether somebody uses the keyboard, here or on the page before, and it is nowhere: what it was on
 *  has gone. Whoever speaks by keyboard goes on by keyboard. */
export function isAdrift(): boolean {
  return keys && document.activeElement === document.body
}
