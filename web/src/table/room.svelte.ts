import type { GameTable } from '../games/contract'
import { go } from '../router.svelte'
import { Refused } from '../server/api'
import { ownLuck } from '../server/luck'
import { paced } from '../settings.svelte'
import { text } from '../texts'
import { Announcer, wordsSoFar } from './announcer.svelte'
import { Connection, type Line } from './connection'
import { gameAt } from './entering'
import { stage } from './motion'
import { MoveQueue } from './move_queue'
import type { Chat, FromServer, Move, Position, Refusal, Seat, TableInfo, ToServer } from './protocol'
import { seatsNamed } from './seat_words'
import { choice, oneWordBack, onlySentence, type Offer } from './sentence'
import { chime } from './sounds'
import { messageParams, tellEvents, voiced, type Names } from './told'

type Moved = Extract<FromServer, { type: 'moved' }>

const REFUSAL_SHOWN = 6000

/** One table as this browser sees it: what the server told, and the words said so far. */
export class Room {
  readonly code: string
  table = $state.raw<TableInfo | null>(null)
  game = $state.raw<GameTable | null>(null)
  position = $state.raw<Position | null>(null)
  moves = $state.raw<Move[]>([])
  /** The move that led to the position on show; null when that came without one. */
  latest = $state.raw<Move | null>(null)
  chats = $state.raw<Chat[]>([])
  unread = $state(0)
  chatOpen = $state(false)
  line = $state<Line>('connecting')
  missing = $state(false)
  problem = $state('')
  rematch = $state<string | null>(null)

  said = $state.raw<string[]>([])
  /** The word under the keyboard or the pointer's focus, at the table and in the bar at once. */
  focus = $state<string | null>(null)
  refusal = $state.raw<{ text: string } | null>(null)
  waiting = $state(0)
  pending = $state<string | null>(null)
  summary = $state(false)
  /** Whether the summary was opened again, to be looked at while the game goes on. */
  reviewing = $state(false)
  skipping = $state(false)
  readonly announcer = new Announcer()
  root: HTMLElement | null = null
  /** Whether the last word was said at the table, and not in the bar. */
  saidAtTable = false

  you = $derived(this.table?.you ?? null)
  actor = $derived(this.position?.actor ?? -1)
  over = $derived(this.position?.over ?? false)
  myTurn = $derived(this.you !== null && this.actor === this.you)
  deputised = $derived(this.you !== null && (this.seat(this.you)?.deputy ?? false))
  legal = $derived(this.waiting || this.pending || this.summary || this.deputised ? [] : (this.position?.legal ?? []))
  choice = $derived(choice(this.legal, this.said))
  names = $derived<Names>({ you: this.you, nameOf: (seat) => this.nameOf(seat), read: this.game?.read })

  #connection: Connection | null = null
  #queue = new MoveQueue<Moved>(
    (moved) => this.#show(moved),
    (waiting) => (this.waiting = waiting),
  )
  #nonce = ''
  #gaveLuck = false
  #rematchNonce = ''
  #refusalTimer: ReturnType<typeof setTimeout> | undefined
  #left = false

  constructor(code: string) {
    this.code = code
    void this.#enter()
  }

  async #enter(): Promise<void> {
    try {
      this.game = await gameAt(
        this.code,
        () => this.#left,
        () => (this.line = 'lost'),
      )
    } catch (problem) {
      return this.#turnAway(problem)
    }
    if (this.#left) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/ws/tables/${this.code}`
    this.#connection = new Connection(
      url,
      (message) => this.#hear(message),
      (line) => this.#lineIs(line),
    )
  }

  #turnAway(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem
    if (problem.status === 404) this.missing = true
    else this.problem = problem.message
  }

  #lineIs(line: Line): void {
    this.line = line
    if (line === 'gone') this.missing = true
  }

  leave(): void {
    this.#left = true
    this.#connection?.close()
    clearTimeout(this.#refusalTimer)
  }

  seat(number: number): Seat | undefined {
    return this.table?.seats[number]
  }

  crestOf(seat: number): string {
    return this.seat(seat)?.crest ?? 'raven'
  }

  nameOf(seat: number): string {
    const at = this.seat(seat)
    if (!at?.name) return text('seat-number', { number: seat + 1 })
    const shared = this.table?.seats.some((other) => other.seat !== seat && other.name === at.name)
    return shared ? text('web-name-and-crest', { name: at.name, crest: text(`crest-${at.crest}`) }) : at.name
  }

  sentenceOf(move: Move): string {
    return this.game?.retold?.(move.sentence, this) ?? seatsNamed(move.sentence, this.names.nameOf)
  }

  told(move: Move): string {
    return tellEvents(move.events, this.names)
  }

  /** Whether a move tells anything: a bare “done” that nothing came of does not. */
  tells(move: Move): boolean {
    return move.events.length > 0 || move.sentence.includes(' ')
  }

  asked(): string {
    const asks = this.position?.asks
    return asks ? text(asks.id, messageParams(asks.params, this.names)) : ''
  }

  send(message: ToServer): string {
    return this.#connection?.send(message) ?? ''
  }

  offer(word: string): Offer | undefined {
    return this.choice.offers.find((offer) => offer.word === word)
  }

  /** Says the next word; what can only become one sentence is sent. */
  say(offer: Offer): void {
    this.focus = null
    this.saidAtTable = this.root?.contains(document.activeElement) ?? false
    const sentence = onlySentence(this.legal, offer.line)
    if (sentence !== null) return this.#speak(sentence)
    this.said = offer.line
    this.announcer.tell(wordsSoFar(this))
  }

  /** Sends the words as they stand, where they are a sentence already. */
  sayWhole(): void {
    if (this.choice.whole) this.#speak(this.choice.line.join(' '))
  }

  /** Sends words as they were typed, for the server to judge. */
  speak(sentence: string): void {
    this.#speak(sentence)
  }

  back(): void {
    this.focus = null
    this.said = oneWordBack(this.legal, this.said)
    this.announcer.tell(wordsSoFar(this))
  }

  undo(): void {
    if (this.position) this.send({ type: 'undo', version: this.position.version })
  }

  /** The same seats again, at a new table or at the one that somebody has already made. */
  playAgain(): void {
    this.#rematchNonce = this.send({ type: 'rematch', luck: ownLuck() })
  }

  /** Whether there is something to skip: moves still to be shown, or bots that have the word. */
  get canSkip(): boolean {
    if (this.you === null || this.deputised || this.over || this.summary) return false
    if (this.skipping || this.pending || this.choice.offers.length) return false
    const speaker = this.seat(this.actor)
    return this.waiting > 0 || speaker?.kind === 'bot' || (speaker?.deputy ?? false)
  }

  /** All that others do comes at once, up to your own turn or the end of the round. */
  skip(): void {
    this.skipping = !this.myTurn
    this.#queue.hurry()
  }

  review(): void {
    this.summary = true
    this.reviewing = true
    this.recount()
  }

  /** On with the next round. */
  closeSummary(): void {
    const begins = !this.reviewing
    this.summary = false
    this.reviewing = false
    if (begins) this.#tellOpening()
    this.#tellTurn()
    this.#queue.release()
  }

  /** Tells how the table stands, for those who do not see it; or what the round came to, while that
   *  is looked at. */
  recount(): void {
    const outcome = this.summary ? this.game?.outcome?.(this) : ''
    this.announcer.tell(outcome || (this.game?.recount?.(this) ?? ''))
  }

  #speak(sentence: string): void {
    if (!this.position || this.pending) return
    this.said = sentence.split(' ')
    this.pending = sentence
    this.#nonce = this.send({ type: 'say', version: this.position.version, sentence })
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        this.#giveLuck()
        this.rematch = message.table.rematch
        return
      case 'log':
        this.moves = message.moves
        this.latest = message.moves.at(-1) ?? null
        return
      case 'position': {
        const known = this.position?.version === message.position.version
        this.#queue.clear()
        this.#settle()
        this.skipping = false
        this.position = message.position
        this.summary = message.position.over
        if (!known) this.#tellOpening()
        this.#tellTurn()
        return
      }
      case 'moved':
        this.#queue.add(message)
        return
      case 'undone':
        this.#queue.clear()
        this.#settle()
        this.moves = this.moves.filter((move) => move.number < message.number)
        void this.#stage(() => {
          this.latest = null
          this.position = message.position
        }).then(() => {
          this.announcer.tell(text('web-taken-back'))
          this.#tellTurn()
        })
        return
      case 'chats':
        this.chats = message.chats
        return
      case 'chat':
        this.chats = [...this.chats, message.chat]
        if (this.chatOpen || message.chat.seat === this.you) return
        this.unread += 1
        this.announcer.tell(text('web-told-chat', { name: message.chat.name, words: message.chat.text }))
        return
      case 'rematch':
        this.rematch = message.code
        return
      case 'refused':
        if (message.nonce === this.#nonce) this.#settle()
        this.#refuse(message)
        return
      case 'done':
        if (message.code && message.nonce === this.#rematchNonce) go(`/t/${message.code}`)
        return
    }
  }

  async #show({ move, position }: Moved): Promise<number> {
    if (this.position && position.version <= this.position.version) return 0
    const hadTurn = this.myTurn
    await this.#stage(() => {
      this.#settle()
      this.moves = [...this.moves, move]
      this.latest = move
      this.position = position
    })
    if (this.tells(move))
      this.announcer.tell(
        this.game?.announce?.(move, this) ??
          voiced(move.seat, this.names, `${this.sentenceOf(move)}. ${this.told(move)}`),
      )
    chime(move.events)
    const skipped = this.skipping
    const roundOver = position.over || (this.game?.endsRound(move) ?? false)
    if (roundOver || this.myTurn) this.skipping = false
    if (roundOver) {
      this.summary = true
      this.reviewing = false
      this.announcer.tell(this.game?.outcome?.(this) ?? '')
      if (!position.over) this.#queue.hold()
      return 0
    }
    this.#tellTurn(hadTurn)
    return skipped || !this.tells(move) ? 0 : paced(this.game?.lasts(move) ?? 600)
  }

  #stage(change: () => void): Promise<void> {
    return stage(this.root, change)
  }

  #settle(): void {
    this.said = []
    this.pending = null
    this.#nonce = ''
  }

  #tellOpening(): void {
    if (!this.over) this.announcer.tell(this.game?.opening?.(this) ?? '')
  }

  /** Says what is asked; that it is your turn, unless it was. */
  #tellTurn(still = false): void {
    if (!this.myTurn || this.deputised || this.over || this.summary) return
    if (still) return this.announcer.tell(this.asked())
    this.announcer.tell(`${text('web-your-turn')}. ${this.asked()}`)
    chime([{ id: 'web-your-turn' }])
  }

  /** Once the dealer's commitment is on the table, whoever waits there adds luck of their own. */
  #giveLuck(): void {
    if (this.#gaveLuck || this.table?.status !== 'waiting' || this.you === null) return
    this.#gaveLuck = true
    this.send({ type: 'luck', luck: ownLuck() })
  }

  #refuse(refusal: Refusal): void {
    const params = messageParams(refusal.params, this.names)
    const known = text(refusal.id, params)
    const words = known === refusal.id ? refusal.text : known
    this.refusal = { text: words }
    this.announcer.tell(words)
    clearTimeout(this.#refusalTimer)
    this.#refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN)
  }
}
