/** What somebody who looks for players would also accept: remembered in this browser. */
export type Wishes = { bots: boolean; anySeats: boolean; anyOptions: boolean }

const KEY = 'conclave-seeking'
const USUAL: Wishes = { bots: true, anySeats: false, anyOptions: true }

export function recallWishes(): Wishes {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes> | null
    const chosen = (name: keyof Wishes) => (typeof kept?.[name] === 'boolean' ? kept[name] : USUAL[name])
    return { bots: chosen('bots'), anySeats: chosen('anySeats'), anyOptions: chosen('anyOptions') }
  } catch {
    return USUAL
  }
}

export function rememberWishes(wishes: Wishes): void {
  localStorage.setItem(KEY, JSON.stringify(wishes))
}
