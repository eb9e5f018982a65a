import burningMeteor from 'icon:burning-meteor'
import cowled from 'icon:cowled'
import dragonHead from 'icon:dragon-head'
import harp from 'icon:harp'
import healthPotion from 'icon:health-potion'
import lightningStorm from 'icon:lightning-storm'
import nightSleep from 'icon:night-sleep'
import snowflake from 'icon:snowflake-2'
import { text } from '../../../texts'
import type { Sign } from '../../contract'

export const WHITE = '#ffffff'
const DARK = '#1f1710'

function sign(number: number, path: string, colour: string, ink: string): Sign {
  return { path, letter: String(number), colour, ink }
}

/** By spell; of spell n there are n stones. */
const SIGNS: Sign[] = [
  sign(1, dragonHead, '#c43c3f', WHITE),
  sign(2, cowled, '#6a5ab5', WHITE),
  sign(3, nightSleep, '#e59abf', DARK),
  sign(4, harp, '#3d63c9', WHITE),
  sign(5, lightningStorm, '#f0cb4b', DARK),
  sign(6, snowflake, '#8adaf0', DARK),
  sign(7, burningMeteor, '#f08a3c', DARK),
  sign(8, healthPotion, '#178564', WHITE),
]

export const SPELLS = [1, 2, 3, 4, 5, 6, 7, 8] as const

export function spellSign(spell: number): Sign {
  const found = SIGNS[spell - 1]
  if (!found) throw new Error(`there is no spell ${spell}`)
  return found
}

export function spellName(spell: number): string {
  return text('abracada-spell', { spell })
}

export function spellEffect(spell: number): string {
  return text(`abracada-spell-${spell}-short`)
}
