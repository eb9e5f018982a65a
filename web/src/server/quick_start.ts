import { api, type GameInfo } from './api'
import { myself } from './guest.svelte'
import { keepLuck, newLuck } from './luck'
import { quickOptions, type QuickGame } from './quick_game'

/** Begins a game against so many bots; the code of its table. */
export async function startQuickGame(info: GameInfo, game: QuickGame, bots: number): Promise<string> {
  await myself.be()
  const luck = await newLuck()
  const table = await api.makeTable({
    game: info.slug,
    options: quickOptions(info, game),
    title: '',
    public: false,
    seats: ['me', ...Array<string>(bots).fill(game.level)],
    start: true,
    hash: luck.hash,
    ...(game.practice && { practice: true }),
  })
  keepLuck(table.code, luck)
  return table.code
}
