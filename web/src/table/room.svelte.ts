import { Rematch } from '../fairness/rematch'
import { TableLuck } from '../fairness/table_luck'
import { chatWords } from '../people/sayings'
import { go } from '../router.svelte'
import { keepLuck, newLuck } from '../server/luck'
import { TableTime } from '../clock/table_time.svelte'
import type { Sofa } from '../sofa/sofa.svelte'
import { text } from '../texts'
import { Advice } from './advice.svelte'
import { adviceTold } from './advice_words'
import { Announcer, moveTold, openingOf, recountOf, wordsSoFar } from './announcer.svelte'
import { plainBeat } from './beats'
import { ChatLog } from './chat_log.svelte'
import { lookAt, lookAtAside } from './looking'
import { MovesShown } from './moves_shown.svelte'
import type { FromServer, Move, Refusal, Result, Seat, TableInfo, ToServer } from './protocol'
import { Regret } from './regret.svelte'
import { RoundSummary } from './round_summary.svelte'
import { adjudicationTold } from '../clock/adjudicated'
import { seatsNamed } from './seat_words'
import { TableSocket } from './socket.svelte'
import { chime } from './sounds'
import { SpokenSentence } from './spoken_sentence.svelte'
import { messageParams, reasonOf, tellEvents, type Names } from './told'
import type { Way } from './way'
import { saidUnasked } from './whose_turn'

/** One table as this browser sees it: what the server told, and what is done with it here. */
export class Room {
  table = $state.raw<TableInfo | null>(null)
  rematch = $state<string | null>(null)
  /** Why a game that has begun can't be shown here, and what is known of its end. */
  gone = $state.raw<{ why: string; result: Result[] | null } | null>(null)
  /** Whether luck was shown here and yet nothing was dealt. */
  calledOff = $state(false)
  /** Whether the last thing you did was to take a move back. */
  tookBack = $state(false)
  /** Whether the log is cut down to what happened since your turn. */
  digest = $state(true)
  /** What is open of the rules: nothing, all (''), or the card with that id. */
  rules = $state<string | null>(null)
  /** What it is about where it is no game but a lesson. */
  topic = $state.raw<{ short: string; more: string } | null>(null)
  /** The area in which the pieces lie. */
  root: HTMLElement | null = null
  /** Those who share this device, where several do. */
  sofa = $state.raw<Sofa | null>(null)

  readonly way: Way
  readonly shown: MovesShown = new MovesShown({
    root: () => this.root,
    you: () => this.you,
    myTurn: () => this.myTurn,
    changing: () => {
      this.sentence.clear()
      this.advice.forget()
    },
    seen: (step) => ({ ...(this.game?.beat ?? plainBeat)(step, this), ...step }),
    shown: ({ move }) => {
      if (move.seat === this.you) {
        this.digest = true
        this.tookBack = false
      }
      this.announcer.tell(moveTold(this, move))
      chime(move.events)
    },
    after: (move, hadTurn) => this.#after(move, hadTurn),
    lasts: (seen) => lookAt(seen, this),
    asideLasts: (aside) => lookAtAside(aside, this),
  })
  readonly sentence: SpokenSentence = new SpokenSentence({
    legal: () => this.legal,
    unordered: (word) => this.game?.unordered?.(word) ?? false,
    spelledOut: (line) => this.game?.spelledOut?.(line) ?? false,
    send: (sentence) => this.send({ type: 'say', version: this.shown.position?.version ?? 0, sentence }),
    atTable: () => this.root?.contains(document.activeElement) ?? false,
    changed: () => this.announcer.tell(wordsSoFar(this)),
  })
  readonly advice: Advice = new Advice({
    ask: (about) => this.send({ type: 'ask', about, version: this.position?.version ?? 0 }),
    unordered: (word) => this.game?.unordered?.(word) ?? false,
  })
  readonly regret = new Regret((version) => this.send({ type: 'go-on', version }))
  readonly summary = new RoundSummary()
  readonly chat = new ChatLog()
  readonly announcer = new Announcer()
  readonly time = new TableTime(this)

  game = $derived.by(() => this.way.game)
  position = $derived(this.shown.position)
  you = $derived(this.table?.you ?? null)
  /** Whose turn it is on the table as it is shown: as long as a move is looked at, that of who made it. */
  actor = $derived(this.shown.beat?.move.seat ?? this.position?.actor ?? -1)
  over = $derived(this.position?.over ?? false)
  /** Whether it is a game to look back at: what stands beside it is about that. */
  lookedBack = $derived.by(() => this.way.past !== undefined)
  /** Whether the game is looked back at: nobody has the word. */
  past = $derived.by(() => this.way.past ?? false)
  myTurn = $derived(this.you !== null && this.actor === this.you && this.shown.beat === null && !this.past)
  deputised = $derived(this.you !== null && (this.seat(this.you)?.deputy ?? false))
  /** Whether nothing can be said just now, whoever's turn it is. */
  busy = $derived(this.shown.waiting > 0 || this.sentence.pending !== null || this.summary.open || this.deputised)
  legal = $derived(this.busy ? [] : (this.position?.legal ?? []))
  names = $derived<Names>({ you: this.you, nameOf: (seat) => this.nameOf(seat), read: this.game?.read })

  readonly #asked: string
  readonly #luck: TableLuck
  readonly #again = new Rematch((message) => this.send(message))

  constructor(code: string, way = (hear: (message: FromServer) => void): Way => new TableSocket(code, hear)) {
    this.#asked = code
    this.#luck = new TableLuck((message) => this.send(message))
    this.way = way((message) => this.#hear(message))
  }

  /** What leads to the table at any time, even if you came by its short code. */
  get code(): string {
    return this.table?.code ?? this.#asked
  }

  leave(): void {
    this.way.close()
    this.sentence.close()
    this.advice.close()
    this.regret.end()
    this.time.clocks.stop()
  }

  send(message: ToServer): string {
    return this.way.send(message)
  }

  seat(number: number): Seat | undefined {
    return this.table?.seats[number]
  }

  crestOf(seat: number): string {
    return this.seat(seat)?.crest ?? 'raven'
  }

  nameOf(seat: number): string {
    const at = this.seat(seat)
    if (!at?.name) return text('web-seat-name', { number: seat + 1 })
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

  /** Says the only thing there is to say. Nobody will regret that, but perhaps the decision before it. */
  sayForced(sentence: string): void {
    this.announcer.tell(saidUnasked(this))
    if (!this.position?.undo) this.regret.none()
    this.sentence.speak(sentence)
  }

  undo(): void {
    if (this.position) this.send({ type: 'undo', version: this.position.version })
  }

  /** The same seats again, at a new table or at the one that somebody has already made. */
  async playAgain(): Promise<void> {
    await this.#again.ask(this.table)
  }

  async sit(seat: number): Promise<void> {
    const luck = await newLuck()
    keepLuck(this.code, luck)
    this.send({ type: 'sit', seat, hash: luck.hash })
  }

  /** Whether moves of others are on show, or are to come on show. */
  showing = $derived(this.shown.beat !== null || this.shown.waiting > 0)

  /** Whether there is something to skip: moves still to be shown, or bots that have the word. */
  get canSkip(): boolean {
    if (this.you === null || this.deputised || this.over || this.summary.open || this.way.byHand) return false
    if (this.shown.skipping || this.sentence.pending || this.sentence.choice.offers.length) return false
    const speaker = this.seat(this.actor)
    return this.shown.waiting > 0 || speaker?.kind === 'bot' || (speaker?.deputy ?? false)
  }

  review(): void {
    this.summary.review()
    this.recount()
  }

  /** On with the next round. */
  closeSummary(): void {
    if (this.summary.close()) this.announcer.tell(openingOf(this))
    this.#tellTurn()
    this.shown.release()
  }

  /** Tells how the table stands, for those who do not see it. */
  recount(): void {
    this.announcer.tell(recountOf(this))
  }

  #hear(message: FromServer): void {
    if ('position' in message) this.time.heed(message.position)
    switch (message.type) {
      case 'table':
        if (this.table?.revealing && message.table.status === 'waiting') this.calledOff ||= !message.table.revealing
        this.table = message.table
        this.time.hearTable(message.table)
        void this.#luck.heed(message.table)
        this.rematch = message.table.rematch
        return
      case 'log':
        return this.shown.begin(message.moves)
      case 'position': {
        this.regret.begin(message.position)
        const other = this.shown.jump(message.position)
        this.summary.open = message.position.over
        if (message.position.over && this.table?.adjudicated) this.announcer.tell(adjudicationTold(this))
        if (other) this.announcer.tell(openingOf(this))
        return this.#tellTurn()
      }
      case 'moved':
        this.regret.begin(message.position)
        return this.shown.add(message)
      case 'undone':
        this.regret.end()
        this.tookBack = true
        void this.shown.undo(message.number, message.position).then(() => {
          this.announcer.tell(text('web-taken-back'))
          this.#tellTurn()
        })
        return
      case 'gone':
        this.gone = { why: reasonOf(message, this.names), result: message.result }
        return this.announcer.tell(this.gone.why)
      case 'chats':
        this.chat.lines = message.chats
        return
      case 'chat': {
        const { name } = message.chat
        const words = chatWords(message.chat)
        if (this.chat.add(message.chat, this.you)) this.announcer.tell(text('web-told-chat', { name, words }))
        return
      }
      case 'reminded':
        return this.time.remind(message.seat, message.by)
      case 'rematch':
        this.rematch = message.code
        return
      case 'advice':
        if (this.advice.hear(message)) this.announcer.tell(adviceTold(this, message.about))
        return
      case 'refused':
        if (this.advice.refuse(message.nonce) || this.#luck.said(message.nonce)) return
        return this.#refuse(message, message.nonce)
      case 'done':
        if (message.code && this.#again.isMade(message.code, message.nonce)) go(`/t/${message.code}`)
        return
    }
  }

  #after(move: Move, hadTurn: boolean): boolean {
    if (this.past) return false
    const roundOver = this.over || (this.game?.endsRound(move) ?? false)
    if (roundOver) {
      this.summary.show()
      if (this.over) chime([{ id: 'victory' }])
      this.announcer.tell(this.game?.outcome?.(this) ?? '')
    } else this.#tellTurn(hadTurn)
    return roundOver
  }

  /** Says what is asked; that it is your turn, unless it was. */
  #tellTurn(still = false): void {
    if (!this.myTurn || this.deputised || this.over || this.summary.open) return
    if (still) return this.announcer.tell(this.asked())
    this.announcer.tell(`${text('web-your-turn')}. ${this.asked()}`)
    chime([{ id: 'web-your-turn' }])
  }

  #refuse(refusal: Refusal, nonce: string | undefined): void {
    const words = reasonOf(refusal, this.names)
    this.sentence.refuse(words, nonce)
    this.announcer.tell(words)
  }
}
