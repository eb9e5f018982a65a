/** The seats in front of the reader in the order of play, from the left neighbour round to the right
 *  one; all of them for a watcher. */
export function othersOf({ seats }: { seats: unknown[] }, you: number | null): number[] {
  const numbers = seats.map((_, seat) => seat)
  return you === null ? numbers : [...numbers.slice(you + 1), ...numbers.slice(0, you)]
}
