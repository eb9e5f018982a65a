/** Luck of our own making, mixed into the table's, so that the dealer can't have chosen it. */
export function ownLuck(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
