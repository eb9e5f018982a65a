import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../server/api'
import type { Progress } from './analysis'
import { AnalysisRun } from './analysis_run.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function told(state: Progress['state'], progress = 0): Progress {
  return { state, progress, ahead: 0, shares: [], analysis: null }
}

function analyst(...answers: (Progress | Refused)[]) {
  const asked: string[] = []
  const answer = (how: string) => () => {
    asked.push(how)
    const next = answers.shift() ?? told('done', 1)
    return next instanceof Refused ? Promise.reject(next) : Promise.resolve(next)
  }
  return { asked, ask: answer('ask'), start: answer('start'), leave: () => Promise.resolve(asked.push('leave')) }
}

test('it is asked for once, then started by hand, and followed until it is done', async () => {
  const server = analyst(told('none'), told('queued'), told('running', 0.4))
  const run = new AnalysisRun(server)
  run.look()
  await vi.advanceTimersByTimeAsync(5000)
  expect([run.state, server.asked]).toEqual(['none', ['ask']])
  run.start()
  await vi.advanceTimersByTimeAsync(1000)
  expect([run.state, run.progress]).toEqual(['running', 0.4])
  await vi.advanceTimersByTimeAsync(9000)
  expect([run.state, server.asked]).toEqual(['done', ['ask', 'start', 'ask', 'ask']])
})

test('whoever leaves before the end says so, and late answers are passed over', async () => {
  const server = analyst(told('queued'), told('running', 0.1))
  const run = new AnalysisRun(server)
  run.start()
  await vi.advanceTimersByTimeAsync(1000)
  run.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect([run.state, server.asked]).toEqual(['none', ['start', 'ask', 'leave']])
  run.stop()
  expect(server.asked.at(-1)).toBe('leave')
  expect(server.asked.length).toBe(3)
})

test('a page that nobody sees does not ask, and takes up again what was given up meanwhile', async () => {
  const server = analyst(told('running'), told('none'), told('running', 0.2))
  const run = new AnalysisRun(server)
  run.start()
  await vi.advanceTimersByTimeAsync(0)
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.asked).toEqual(['start'])
  run.seen()
  await vi.advanceTimersByTimeAsync(0)
  expect([run.state, server.asked]).toEqual(['running', ['start', 'ask', 'start']])
})

test('a lost line is waited for; a refusal is told and ends it', async () => {
  const server = analyst(
    told('running'),
    new Refused(0, 'No line.'),
    told('running', 0.5),
    new Refused(403, 'Private.'),
  )
  const run = new AnalysisRun(server)
  run.start()
  await vi.advanceTimersByTimeAsync(1000)
  expect([run.state, run.problem]).toEqual(['running', 'No line.'])
  await vi.advanceTimersByTimeAsync(1000)
  expect([run.progress, run.problem]).toEqual([0.5, ''])
  await vi.advanceTimersByTimeAsync(5000)
  expect([run.state, run.problem, server.asked.length]).toEqual(['refused', 'Private.', 4])
})
