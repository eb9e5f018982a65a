/** What a round came to, laid over the table until the reader goes on. */
export class RoundSummary {
  open = $state(false)
  /** Whether it was opened again, to be looked at while the game goes on. */
  reviewing = $state(false)

  /** The round has ended. */
  show(): void {
    this.open = true
    this.reviewing = false
  }

  review(): void {
    this.open = true
    this.reviewing = true
  }

  /** Whether the next round begins with it. */
  close(): boolean {
    const begins = !this.reviewing
    this.open = false
    this.reviewing = false
    return begins
  }
}
