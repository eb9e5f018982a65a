const KEPT = 12

/** What is told to those who listen: each thing once, in its turn. One text that changed would
 *  swallow what came between when several moves come at once. */
export class Aloud {
  told = $state.raw<{ number: number; words: string }[]>([])
  #count = 0

  tell(words: string): void {
    if (!words) return
    this.#count += 1
    this.told = [...this.told, { number: this.#count, words }].slice(-KEPT)
  }
}
