import columns from 'icon:ancient-columns'
import helm from 'icon:black-knight-helm'
import wound from 'icon:bleeding-wound'
import bookshelf from 'icon:bookshelf'
import tent from 'icon:camping-tent'
import cog from 'icon:cog'
import bones from 'icon:crossed-bones'
import crystal from 'icon:crystal-ball'
import vines from 'icon:curling-vines'
import diamond from 'icon:cut-diamond'
import cycle from 'icon:cycle'
import drop from 'icon:drop'
import crack from 'icon:earth-crack'
import evilTower from 'icon:evil-tower'
import rays from 'icon:explosion-rays'
import forward from 'icon:fast-forward-button'
import flame from 'icon:flame'
import goblin from 'icon:goblin-head'
import imprisoned from 'icon:imprisoned'
import portal from 'icon:magic-portal'
import wagon from 'icon:mine-wagon'
import oak from 'icon:oak'
import person from 'icon:person'
import seed from 'icon:plant-seed'
import poison from 'icon:poison'
import prisoner from 'icon:prisoner'
import robot from 'icon:robot-golem'
import rock from 'icon:rock-golem'
import scroll from 'icon:scroll-unfurled'
import follower from 'icon:shadow-follower'
import shield from 'icon:shield'
import spider from 'icon:spider-face'
import stopwatch from 'icon:stopwatch'
import tombstone from 'icon:tombstone'
import troll from 'icon:troll'
import village from 'icon:village'
import volcano from 'icon:volcano'
import fountain from 'icon:water-fountain'
import whiteTower from 'icon:white-tower'
import type { Sign } from '../../contract'
import { RELICS, SPHERES } from '../view'

const INK = '#12152c'
const PALE = '#f3e7cb'

const SPHERE_SIGNS: Record<string, Sign> = {
  time: { path: scroll, letter: 'T', colour: '#4a96ee', ink: INK },
  blood: { path: drop, letter: 'B', colour: '#cf3b4c', ink: INK },
  nature: { path: seed, letter: 'N', colour: '#4cc9a0', ink: INK },
  will: { path: diamond, letter: 'W', colour: '#f1cb4d', ink: INK },
  matter: { path: cog, letter: 'M', colour: '#e88b3e', ink: INK },
  death: { path: bones, letter: 'D', colour: '#cdb8f5', ink: INK },
}

export const HIDDEN = 'M256 60 300 212 452 256 300 300 256 452 212 300 60 256 212 212z'

const LANDS: Record<string, Sign> = {
  grove: { path: oak, letter: 'Gr', colour: '#2c6b58', ink: PALE },
  crypt: { path: tombstone, letter: 'Cr', colour: '#574b80', ink: PALE },
  mine: { path: wagon, letter: 'Mi', colour: '#8a7330', ink: PALE },
  ruins: { path: columns, letter: 'Ru', colour: '#8a5731', ink: PALE },
  library: { path: bookshelf, letter: 'Li', colour: '#335f95', ink: PALE },
  town: { path: village, letter: 'To', colour: '#7c6b49', ink: PALE },
  camp: { path: tent, letter: 'Ca', colour: '#5e4a3c', ink: PALE },
  'cursed-tower': { path: evilTower, letter: 'Cu', colour: '#3a1e3e', ink: '#f0b9c8' },
  drow: { path: spider, letter: 'Dr', colour: '#282150', ink: PALE },
  trolls: { path: troll, letter: 'Tr', colour: '#282150', ink: PALE },
  gremlins: { path: goblin, letter: 'Ge', colour: '#282150', ink: PALE },
}

/** The spheres of the city's enclaves and of the hybrid ones. */
export const ENCLAVES: Record<string, string[]> = {
  elves: ['time'],
  demons: ['blood'],
  dryads: ['nature'],
  dwarves: ['will'],
  gnomes: ['matter'],
  goblins: ['death'],
  drow: ['time', 'blood'],
  trolls: ['nature', 'will'],
  gremlins: ['matter', 'death'],
}

const SPELLS: Record<string, string> = {
  quicken: forward,
  subjugate: imprisoned,
  vines,
  'stone-skin': rock,
  transmute: cycle,
  decay: wound,
  gate: portal,
  chasm: crack,
  wellspring: fountain,
  imprison: prisoner,
  shadow: follower,
  divination: crystal,
  'time-stop': stopwatch,
  corrupt: poison,
  upheaval: volcano,
  fortify: shield,
  automaton: robot,
  obliterate: rays,
}

export const INFLAMED: Sign = { path: flame, letter: 'F', colour: '#3a1512', ink: '#ff9f6b' }
export const WARLORD: Sign = { path: helm, letter: 'W', colour: '#0c0f22', ink: '#e9f3ff' }
export const FOLLOWER: Sign = { path: person, letter: 'F', colour: '#323a6e', ink: PALE }
export const TOWER = whiteTower
/** Any relic. */
export const RELIC = diamond
export const CORRUPTED = poison

export function sphereSign(sphere: string): Sign | null {
  return SPHERE_SIGNS[sphere] ?? null
}

export function relicSign(relic: string): Sign | null {
  const place = RELICS.findIndex((one) => one === relic)
  return place < 0 ? null : sphereSign(SPHERES[place] ?? '')
}

export function relicOf(sphere: string): string {
  return RELICS[SPHERES.findIndex((one) => one === sphere)] ?? ''
}

/** The ground of a hex on the map: the colour of its land, a step lighter than on a small sign. */
const GROUNDS: Record<string, string> = {
  grove: '#3b8069',
  crypt: '#685a99',
  mine: '#a08839',
  ruins: '#a3683b',
  library: '#3f73b0',
  town: '#968257',
  camp: '#735d4c',
  'cursed-tower': '#5a2f52',
  drow: '#46398a',
  trolls: '#46398a',
  gremlins: '#46398a',
}
const ENCLAVE_GROUND = '#3f2a5c'
const FACE_DOWN = '#333c86'
const OUTPOST = '#46398a'

export function groundOf(kind: string | null, outpost: boolean): string {
  if (!kind) return outpost ? OUTPOST : FACE_DOWN
  return GROUNDS[kind] ?? ENCLAVE_GROUND
}

/** The look of a hex; of an enclave, its sphere's. */
export function landSign(kind: string | null): Sign {
  const own = LANDS[kind ?? '']
  if (own) return own
  const sphere = sphereSign(ENCLAVES[kind ?? '']?.[0] ?? '')
  return sphere ?? { path: HIDDEN, letter: '', colour: FACE_DOWN, ink: '#a9b0ec' }
}

export function spellPath(spell: string): string {
  return SPELLS[spell] ?? ''
}

/** A spell is ink on parchment, as in the tower. */
export function spellSign(spell: string): Sign | null {
  const path = SPELLS[spell]
  return path ? { path, letter: spell.charAt(0).toUpperCase(), colour: PALE, ink: '#2a2016' } : null
}
