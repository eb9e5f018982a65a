import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ICON_AUTHORS } from './icons/authors'
import { SHELF } from './games/shelf'
import { knows, learn } from './texts'

const SRC = join(import.meta.dirname, '.')

function sources(): { path: string; code: string }[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => ({ path, code: readFileSync(join(SRC, path), 'utf8') }))
}

function found(pattern: RegExp): string[] {
  const all = sources().flatMap(({ code }) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))
  return [...new Set(all)].sort()
}

beforeAll(() => Promise.all(SHELF.map(({ slug }) => learn(slug))))

describe('texts', () => {
  test('every message that the client names is written', () => {
    const named = found(/['"](web-[a-z0-9-]+)['"]/g)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((id) => !knows(id))).toEqual([])
  })

  test('every message of ours is used', () => {
    const written = readFileSync(join(SRC, '../../locale/en/web.ftl'), 'utf8')
    const ids = [...written.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1] ?? '')
    const named = found(/['"](web-[a-z0-9-]+)['"]/g)
    expect(ids.filter((id) => !named.includes(id))).toEqual([])
  })

  test('the texts that are put together from parts exist', () => {
    const spells = [1, 2, 3, 4, 5, 6, 7, 8].map((spell) => `abracada-spell-${spell}-short`)
    const parts = ['won', 'survived', 'secrets', 'beyond-the-top'].map((part) => `abracada-part-${part}`)
    const crests = ['raven', 'cat', 'owl', 'snake', 'toad'].map((crest) => `crest-${crest}`)
    const levels = ['novice', 'adept', 'master'].flatMap((level) => [`level-${level}`, `level-${level}-help`])
    const games = ['abracada', 'five_seals', 'twelve_missions', 'archmage'].flatMap((slug) => [
      `game-${slug}`,
      `game-${slug}-blurb`,
    ])
    expect([...spells, ...parts, ...crests, ...levels, ...games].filter((id) => !knows(id))).toEqual([])
  })

  test('no component speaks English by itself', () => {
    const wordy = sources()
      .filter(({ path }) => path.endsWith('.svelte') && !path.endsWith('Credits.svelte'))
      .flatMap(({ path, code }) => {
        const markup = code.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
        const words = markup
          .replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '')
          .replace(/<[^>]*>/g, ' ')
        return (words.replace(/&[a-z]+;/g, '').match(/[A-Za-z]{3,}/g) ?? []).map((word) => `${path}: ${word}`)
      })
    expect(wordy).toEqual([])
  })
})

test('whoever drew an icon is named', () => {
  const used = found(/['"]icon:([a-z0-9-]+)['"]/g)
  const credited = ICON_AUTHORS.flatMap(({ icons }) => icons).sort()
  expect(credited).toEqual(used)
})
