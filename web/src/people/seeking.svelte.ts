import { go } from '../router.svelte'
import type { GameInfo } from '../server/api'
import { myself } from '../server/guest.svelte'
import { keepLuck, newLuck, type Luck } from '../server/luck'
import { quickOptions, seatChoices, type QuickGame } from '../server/quick_game'
import { recallWishes, rememberWishes, termsWished, type Wishes } from './wishes'

export type Waiting = { name: string; crest: string }

type FromSearch =
  | { type: 'seeking'; waited: number; patience: number; people: Waiting[] }
  | { type: 'found'; code: string }
  | { type: 'refused'; id: string; text: string }

const PAUSE = 1500

/** The search for people to play with: it goes on whatever page is looked at, and leads to the table. */
class Seeking {
  info = $state.raw<GameInfo | null>(null)
  game = $state.raw<QuickGame | null>(null)
  wishes = $state.raw<Wishes>(recallWishes())
  people = $state.raw<Waiting[]>([])
  /** When it began, by this browser's clock, and after how many milliseconds bots come; 0 until it has. */
  began = $state(0)
  patience = $state(0)
  problem = $state('')
  #socket: WebSocket | null = null
  #luck: Luck | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  async start(info: GameInfo, game: QuickGame): Promise<void> {
    this.cancel()
    this.info = info
    this.game = game
    this.problem = ''
    try {
      await myself.be()
      this.#luck = await newLuck()
    } catch (refusal) {
      this.problem = refusal instanceof Error ? refusal.message : String(refusal)
      return
    }
    if (this.info === info && this.game === game) this.#dial()
  }

  again(): void {
    if (this.info && this.game) void this.start(this.info, this.game)
  }

  wish(wishes: Partial<Wishes>): void {
    this.wishes = { ...this.wishes, ...wishes }
    rememberWishes(this.wishes)
    this.#say()
  }

  cancel(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.info = this.game = null
    this.people = []
    this.began = 0
    this.problem = ''
  }

  #dial(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/play-now`)
    this.#socket = socket
    socket.onopen = () => this.#say()
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data) as FromSearch)
    }
    socket.onclose = () => {
      if (this.#socket !== socket || this.problem) return
      this.#timer = setTimeout(() => this.#dial(), PAUSE)
    }
  }

  #say(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || !this.info || !this.game || !this.#luck) return
    const seats = seatChoices(this.info)
    const [fewest, most] = this.wishes.anySeats ? [seats[0], seats.at(-1)] : [this.game.seats, this.game.seats]
    this.#socket.send(
      JSON.stringify({
        type: 'seek',
        game: this.info.slug,
        seats: this.game.seats,
        fewest,
        most,
        options: quickOptions(this.info, this.game),
        any_options: this.wishes.anyOptions,
        ...termsWished(this.wishes),
        bots: this.wishes.bots,
        level: this.game.level,
        hash: this.#luck.hash,
      }),
    )
  }

  #hear(message: FromSearch): void {
    if (message.type === 'seeking') {
      this.people = message.people
      this.began = Date.now() - message.waited
      this.patience = message.patience
    } else if (message.type === 'found') {
      if (this.#luck) keepLuck(message.code, this.#luck)
      this.cancel()
      go(`/t/${message.code}`)
    } else this.problem = message.text
  }
}

export const seeking = new Seeking()
