import { api, type GameInfo } from './api'
import { myself } from './guest.svelte'
import { ownLuck } from './luck'
import { quickOptions, type QuickGame } from './quick_game'

/** Begins a game against so many bots; the code of its table. */
export async function startQuickGame(info: GameInfo, game: QuickGame, bots: number): Promise<string> {
  await myself.be()
  const table = await api.makeTable({
    game: info.slug,
    options: quickOptions(info, game),
    title: '',
    public: false,
    seats: ['me', ...Array<string>(bots).fill(game.level)],
    start: true,
    luck: ownLuck(),
    ...(game.practice && { practice: true }),
  })
  return table.code
}
