import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { englishIn } from '../checks/english'
import { SHELF } from './games/shelf'
import { ICON_AUTHORS } from './icons/authors'
import { CRESTS } from './icons/crests'
import { knows, learn } from './texts'

const SRC = join(import.meta.dirname, '.')

/** Whom we thank, and for which letters. */
const NAMES_OF_PEOPLE = ['icons/authors.ts', 'pages/Credits.svelte']

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
    const files = [
      ...['analysis_web', 'history_web', 'keys_web', 'nights_web', 'people_web', 'ratings_web'],
      ...['replay_web', 'sofa_web', 'web'],
    ]
    const written = files.map((file) => readFileSync(join(SRC, `../../locale/en/${file}.ftl`), 'utf8')).join('\n')
    const ids = [...written.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1] ?? '')
    const named = found(/['"](web-[a-z0-9-]+)['"]/g)
    expect(ids.filter((id) => !named.includes(id))).toEqual([])
  })

  test('the texts that are put together from parts exist', () => {
    const spells = [1, 2, 3, 4, 5, 6, 7, 8].map((spell) => `abracada-spell-${spell}-short`)
    const parts = ['won', 'survived', 'secrets', 'beyond-the-top'].map((part) => `abracada-part-${part}`)
    const crests = CRESTS.map((crest) => `crest-${crest}`)
    const levels = ['novice', 'adept', 'master', 'grandmaster'].flatMap((level) => [
      `level-${level}`,
      `level-${level}-help`,
    ])
    const games = SHELF.flatMap(({ slug }) => [`game-${slug}`, `game-${slug}-blurb`])
    expect([...spells, ...parts, ...crests, ...levels, ...games].filter((id) => !knows(id))).toEqual([])
  })

  test('no source speaks English by itself', () => {
    const wordy = sources()
      .filter(({ path }) => !NAMES_OF_PEOPLE.includes(path))
      .flatMap(({ path, code }) => englishIn(path, code).map((words) => `${path}: ${words}`))
    expect(wordy).toEqual([])
  })

  test('English would be found wherever it can stand', () => {
    const said = `<script lang="ts">const a = 'Well done', b = 'Done', c = \`You have \${a} left\`</script>
      <p aria-label="Points" title={b}>Hello {a ? 'dear' : 'old'} friend</p>`
    const found = ['Well done', 'Done', 'You have', 'Points', 'Hello', 'dear', 'old', 'friend']
    expect(englishIn('Said.svelte', said)).toEqual(found)
    expect(englishIn('said.ts', "export const said = word === 'up' ? 'give up' : word")).toEqual(['give up'])
  })
})

test('no source is longer than three hundred lines', () => {
  const long = sources().filter(({ code }) => code.split('\n').length > 301)
  expect(long.map(({ path }) => path)).toEqual([])
})

test('whoever drew an icon is named', () => {
  const used = found(/['"]icon:([a-z0-9-]+)['"]/g)
  const credited = ICON_AUTHORS.flatMap(({ icons }) => icons).sort()
  expect(credited).toEqual(used)
})
