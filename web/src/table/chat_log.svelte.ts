import type { Chat } from './protocol'

/** What people said to each other, and how much of it was not read yet. */
export class ChatLog {
  lines = $state.raw<Chat[]>([])
  unread = $state(0)
  #open = false

  /** Somebody reads it until they call what this answers. */
  read(): () => void {
    this.#open = true
    this.unread = 0
    return () => (this.#open = false)
  }

  /** Whether a line came unread: nobody reads along, and it is not one's own. */
  add(chat: Chat, you: number | null): boolean {
    this.lines = [...this.lines, chat]
    const unread = !this.#open && chat.seat !== you
    if (unread) this.unread += 1
    return unread
  }
}
