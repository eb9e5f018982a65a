import { crestSign } from '../../icons/crests'
import type { Room } from '../../table/room.svelte'
import { text } from '../../texts'
import type { GameTable, Goal, Sign } from '../contract'
import { announce, opening } from './announcer/announce'
import { recount } from './announcer/recount'
import { cards } from './rules/cards'
import CityPicture from './rules/CityPicture.svelte'
import LandPicture from './rules/LandPicture.svelte'
import MajorityPicture from './rules/MajorityPicture.svelte'
import TowerPicture from './rules/TowerPicture.svelte'
import Summary from './result/Summary.svelte'
import Table from './table/Table.svelte'
import { nextRank, viewOf, type HexView } from './view'
import { beat } from './words/beats'
import { explains } from './words/foresight'
import { heard, roleIn } from './words/named'
import { roleOf } from './words/saying'
import { FOLLOWER, landSign, relicSign, spellSign, sphereSign } from './words/signs'
import { rankOf } from './words/verbs'

function hexAt(word: string, room: Room): HexView | undefined {
  return viewOf(room)?.hexes.find((hex) => hex.word === word)
}

function seatOf(word: string, room: Room): number {
  return viewOf(room)?.seats.findIndex((seat) => seat.word === word) ?? -1
}

function sign(word: string, room: Room): Sign | null {
  switch (roleIn(word, room)) {
    case 'hex': {
      const hex = hexAt(word, room)
      return hex ? landSign(hex.kind) : null
    }
    case 'planet':
    case 'relic':
      return word === 'follower' ? FOLLOWER : relicSign(word)
    case 'sphere':
      return sphereSign(word)
    case 'place':
    case 'corrupt':
      return sphereSign(word) ?? spellSign(word)
    case 'spell':
      return spellSign(word)
    case 'seat': {
      const crest = room.seat(seatOf(word, room))?.crest ?? word
      return { ...crestSign(crest), colour: `var(--crest-${crest})`, ink: 'var(--crest-ink)' }
    }
    default:
      return null
  }
}

function nameOf(word: string, room: Room): string {
  switch (roleIn(word, room)) {
    case 'hex':
      return text(`archmage-kind-${hexAt(word, room)?.kind ?? 'hidden'}`)
    case 'planet':
    case 'relic':
      return word === 'follower' ? word : text(`archmage-relic-${word}`)
    case 'sphere':
    case 'place':
    case 'corrupt':
      return text('archmage-sphere', { sphere: word })
    case 'spell':
      return text(`archmage-spell-${word}`)
    case 'seat':
      return room.nameOf(seatOf(word, room))
    default:
      return word
  }
}

/** A place in capitals and what lies there; a seat by its name. */
function shown(word: string, room: Room): string {
  const role = roleIn(word, room)
  if (role === 'seat') return nameOf(word, room)
  if (role !== 'hex') return word
  return hexAt(word, room) ? `${word.toUpperCase()} ${nameOf(word, room)}` : word.toUpperCase()
}

/** A sentence as it is told afterwards: hexes in capitals, seats by name. */
function retold(sentence: string, room: Room): string {
  const words = sentence.split(' ')
  return words
    .map((word, place) => {
      const role = roleOf(words, place)
      if (role === 'hex') return word.toUpperCase()
      return role === 'seat' ? room.nameOf(seatOf(word, room)) : word
    })
    .join(' ')
}

/** What kind of word is asked for next. */
function question(room: Room): string {
  const roles = new Set(
    room.sentence.choice.offers.filter(({ another }) => !another).map(({ word }) => roleIn(word, room)),
  )
  const [only = 'verb'] = roles
  if (room.sentence.choice.line[0] === 'promote' && room.sentence.choice.line.at(-1) === 'from')
    return text('web-mage-question', { asks: 'from' })
  return text('web-mage-question', { asks: roles.size === 1 ? only : 'verb' })
}

/** Most points; alone, the rank above the one that is reached. */
function goal(room: Room): Goal | null {
  const view = viewOf(room)
  if (!view) return null
  const seats = view.seats.map(({ points }, seat) => ({ seat, value: points }))
  const done = room.over ? 1 : (view.round - 1) / view.rounds
  if (!view.warlord) return { words: text('web-mage-goal', { rounds: view.rounds }), done, seats }
  const points = view.warlord.ranks.find((from) => from > (view.seats[0]?.points ?? 0))
  const rank = nextRank(view.warlord, view.seats[0]?.points ?? 0)
  const words = rank
    ? text('web-mage-goal-alone', { rank: text(`archmage-rank-${rank}`), points: points ?? 0, rounds: view.rounds })
    : text('web-mage-goal-reached')
  return { words, done, seats }
}

const archmage: GameTable = {
  Table,
  least: [1300, 580],
  Summary,
  sheets: [],
  sign,
  nameOf,
  shown,
  retold,
  heard,
  announce,
  opening,
  recount,
  // The verbs before it spend something, or end the Journey.
  restsOn: (room) => room.sentence.choice.offers.find(({ word }) => word === 'travel')?.word,
  question,
  stand: (room) => {
    const view = viewOf(room)
    if (!view) return { short: '', more: '' }
    const more = view.second ? text('web-mage-second-journey') : ''
    return { short: text('web-mage-stand', { round: view.round, rounds: view.rounds }), more }
  },
  endsRound: () => false,
  beat,
  roundName: (round) => text('web-mage-chapter', { round }),
  chapter: (move) => {
    const begun = move.events.find(({ id, opens }) => id === 'archmage-turn' && opens === true)
    return begun ? text('web-mage-chapter', { round: Number(begun.round) }) : null
  },
  goal,
  explains,
  cards,
  pictures: { city: CityPicture, land: LandPicture, tower: TowerPicture, majority: MajorityPicture },
  rank: (word) => rankOf(word),
}

export default archmage
