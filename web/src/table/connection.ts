import type { FromServer, ToServer } from './protocol'

export type Line = 'connecting' | 'open' | 'lost' | 'gone' | 'barred'

export const FIRST_PAUSE = 400
export const LONGEST_PAUSE = 8000
const NO_TABLE = 4404
const NOT_FOR_YOU = 4403
const LOGGED_OUT = 4401

function answers(message: FromServer): message is FromServer & { nonce?: string } {
  return message.type === 'done' || message.type === 'refused' || message.type === 'advice'
}

/** A socket to one table that comes back by itself, and says again what was not answered. */
export class Connection {
  #url: string
  #hear: (message: FromServer) => void
  #line: (line: Line) => void
  #socket: WebSocket | null = null
  #unanswered = new Map<string, string>()
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(url: string, hear: (message: FromServer) => void, line: (line: Line) => void) {
    this.#url = url
    this.#hear = hear
    this.#line = line
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  /** Sends a message once, however often the line breaks; its nonce. */
  send(message: ToServer): string {
    const nonce = crypto.getRandomValues(new Uint32Array(3)).join('-')
    const sent = JSON.stringify({ ...message, nonce })
    this.#unanswered.set(nonce, sent)
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(sent)
    return nonce
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #open(): void {
    clearTimeout(this.#timer)
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => {
      for (const sent of this.#unanswered.values()) socket.send(sent)
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#failures = 0
      this.#line('open')
      const message = JSON.parse(data) as FromServer
      if (answers(message)) this.#unanswered.delete(message.nonce ?? '')
      this.#hear(message)
    }
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return
      if (code === NO_TABLE) return this.#line('gone')
      if (code === NOT_FOR_YOU || code === LOGGED_OUT) return this.#line('barred')
      this.#line('lost')
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures)
      this.#failures += 1
      this.#timer = setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2))
    }
  }

  #hurry = (): void => {
    if (document.visibilityState !== 'visible' || this.#socket?.readyState !== WebSocket.CLOSED) return
    this.#open()
  }
}
