import { CRESTS, isCrest } from '../icons/crests'
import { text } from '../texts'
import { api, Refused, whenUnknown, type Guest } from './api'

function someOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)] as T
}

const REMEMBERED = 'conclave-guest'
const SUGGESTED = 'conclave-name'

type Wizard = { name: string; crest: string }

/** What a reader without a name is called in this browser: the same on every page, until changed. */
function suggestion(): Wizard {
  const drawn = { name: someOf(text('web-wizard-names').split(', ')), crest: someOf(CRESTS) }
  try {
    const kept = JSON.parse(localStorage.getItem(SUGGESTED) ?? '{}') as Partial<Wizard>
    if (typeof kept.name === 'string' && kept.name && isCrest(kept.crest ?? '')) return kept as Wizard
  } catch {
    // What can't be read is drawn anew.
  }
  remember(drawn)
  return drawn
}

function remember({ name, crest }: Wizard): void {
  localStorage.setItem(SUGGESTED, JSON.stringify({ name, crest }))
}

/** Who this browser is. A guest is made when one is needed or gives a name, not before. */
class Myself {
  #suggested = suggestion()
  name = $state(this.#suggested.name)
  crest = $state(this.#suggested.crest)
  known = $state(false)
  /** Empty until the server knows us. */
  id = $state('')
  /** The server has forgotten us though we did not ask it to, and the reader has not taken note yet. */
  loggedOut = $state(false)
  #asked: Promise<void> | null = null
  #made: Promise<void> | null = null

  /** Asks the server once whether it remembers us, if we have ever been here. A server that does not
   *  answer has not forgotten us: our seats are still ours. */
  recall(): Promise<void> {
    if (!localStorage.getItem(REMEMBERED)) return Promise.resolve()
    this.#asked ??= api.guest().then(
      (guest) => this.#is(guest),
      (refusal: unknown) => {
        if (refusal instanceof Refused && refusal.status === 401) return
        this.#asked = null
        throw refusal
      },
    )
    return this.#asked
  }

  async be(): Promise<void> {
    await this.recall()
    if (this.known) return
    this.#made ??= api
      .makeGuest(this.name, this.crest)
      .then((guest) => this.#is(guest))
      .finally(() => (this.#made = null))
    await this.#made
  }

  async rename(name: string): Promise<void> {
    if (name === this.name) return
    if (this.known) return this.#is(await api.changeGuest({ name }))
    this.name = name
    await this.be()
  }

  async wear(crest: string): Promise<void> {
    if (this.known) return this.#is(await api.changeGuest({ crest }))
    this.crest = crest
    await this.be()
  }

  /** From now on this browser is that guest. */
  become(guest: Guest): void {
    this.loggedOut = false
    this.#is(guest)
  }

  /** The server knows us no longer. */
  isForgotten(): void {
    if (!this.known) return
    this.leave()
    this.loggedOut = true
  }

  /** Nobody yet: logged out, or gone for good. */
  leave(): void {
    localStorage.removeItem(REMEMBERED)
    localStorage.removeItem(SUGGESTED)
    this.#asked = null
    this.known = false
    const drawn = suggestion()
    this.name = drawn.name
    this.crest = drawn.crest
  }

  #is(guest: Guest): void {
    this.name = guest.name
    this.crest = guest.crest
    this.known = true
    this.id = guest.id
    localStorage.setItem(REMEMBERED, guest.id)
    remember(guest)
  }
}

export const myself = new Myself()

whenUnknown(() => myself.isForgotten())
