import upgrade from 'icon:upgrade'
import swords from 'icon:crossed-swords'
import cancel from 'icon:cancel'
import tent from 'icon:camping-tent'
import check from 'icon:check-mark'
import compass from 'icon:compass'
import hourglass from 'icon:hourglass'
import knapsack from 'icon:knapsack'
import person from 'icon:person'
import hat from 'icon:pointy-hat'
import shield from 'icon:shield'
import whiteTower from 'icon:white-tower'
import type { Offer } from '../../../table/sentence'

/** The verbs that stand above the map, in their fixed order. */
const VERBS: [string, string][] = [
  ['deploy', person],
  ['attack', swords],
  ['explore', compass],
  ['gather', knapsack],
  ['recruit', tent],
  ['initiate', hat],
  ['build', whiteTower],
  ['ward', shield],
  ['promote', upgrade],
  ['done', check],
  ['decline', cancel],
  ['end', hourglass],
]

export type VerbOffer = { verb: string; icon: string; offer: Offer | undefined }

/** The verbs that can be said now, and those that `barred` has a reason for. */
export function verbOffers(legal: string[], barred: (verb: string) => boolean): VerbOffer[] {
  return VERBS.flatMap(([verb, icon]) => {
    const said = legal.some((sentence) => sentence === verb || sentence.startsWith(`${verb} `))
    const offer = said ? { word: verb, line: [verb], another: false } : undefined
    return offer || barred(verb) ? [{ verb, icon, offer }] : []
  })
}

/** Verbs come in their order, what leads elsewhere after them, and the end of the turn last. */
export function rankOf(word: string): number {
  if (word === 'end') return VERBS.length + 1
  const place = VERBS.findIndex(([verb]) => verb === word)
  return place < 0 ? VERBS.length : place
}
