import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableClocks } from './table_clocks.svelte'

describe('the clocks of a table', () => {
  let now = 0
  let told: (number | string)[] = []
  let clocks: TableClocks

  beforeEach(() => {
    vi.useFakeTimers()
    now = 0
    told = []
    clocks = new TableClocks(
      () => 0,
      { warn: (seconds) => told.push(seconds), tick: () => told.push('tick') },
      () => now,
    )
  })

  afterEach(() => {
    clocks.stop()
    vi.useRealTimers()
  })

  function pass(seconds: number): void {
    now += seconds * 1000
    clocks.pass()
  }

  it('run from what the server said, and only one of them', () => {
    clocks.hear({ left: [90, 45.5, null], runs: 1 })
    pass(5)
    expect([0, 1, 2].map((seat) => clocks.left(seat))).toEqual([90, 40.5, null])
    pass(60)
    expect(clocks.left(1)).toBe(0)
  })

  it('stand still where nobody has to decide', () => {
    clocks.hear({ left: [90, 45], runs: -1 })
    pass(50)
    expect(clocks.left(0)).toBe(90)
  })

  it('warn their owner once at a minute, half a minute and ten seconds, and of the last seconds', () => {
    clocks.hear({ left: [62, 60], runs: 0 })
    for (let second = 0; second < 61; second += 0.5) pass(0.5)
    expect(told).toEqual([60, 30, 10, 'tick', 'tick', 'tick', 'tick', 'tick'])
  })

  it('say nothing of the time of others', () => {
    clocks.hear({ left: [62, 62], runs: 1 })
    for (let second = 0; second < 62; second += 1) pass(1)
    expect(told).toEqual([])
  })

  it('do not say again what is past', () => {
    clocks.hear({ left: [25, 60], runs: 0 })
    pass(1)
    expect(told).toEqual([])
    pass(14.5)
    expect(told).toEqual([10])
    clocks.hear({ left: [9.5, 60], runs: 0 })
    pass(1)
    expect(told).toEqual([10])
  })

  it('are gone where a table has none', () => {
    clocks.hear(undefined)
    expect([clocks.left(0), clocks.runs]).toEqual([null, -1])
  })
})
