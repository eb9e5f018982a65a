// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Line } from './connection'
import type { FromServer } from './protocol'

/** The far end of a socket, worked by hand. */
class Wire {
  static OPEN = 1
  static CLOSED = 3
  static laid: Wire[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}

  constructor() {
    Wire.laid.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.breaks(1000)
  }
  opens(): void {
    this.readyState = Wire.OPEN
    this.onopen()
  }
  breaks(code = 1006): void {
    this.readyState = Wire.CLOSED
    this.onclose({ code })
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

let heard: FromServer[]
let lines: Line[]
let connection: Connection
const wire = (): Wire => Wire.laid.at(-1) as Wire

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.laid = []
  heard = []
  lines = []
  connection = new Connection(
    'ws://table',
    (message) => heard.push(message),
    (line) => lines.push(line),
  )
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was said before the line stood is said when it stands', () => {
  connection.send({ type: 'start' })
  wire().opens()
  expect(wire().sent.map((message) => message.type)).toEqual(['start'])
})

test('what was not answered is said again with the same nonce after a break', async () => {
  wire().opens()
  const nonce = connection.send({ type: 'say', version: 3, sentence: 'cast 5' })
  wire().breaks()
  await vi.advanceTimersByTimeAsync(1000)
  expect(Wire.laid).toHaveLength(2)
  wire().opens()
  expect(wire().sent).toEqual([{ type: 'say', version: 3, sentence: 'cast 5', nonce }])
})

test('what was answered is not said again', async () => {
  wire().opens()
  const nonce = connection.send({ type: 'start' })
  wire().says({ type: 'done', nonce, version: 0 })
  wire().breaks()
  await vi.advanceTimersByTimeAsync(1000)
  wire().opens()
  expect(wire().sent).toEqual([])
})

test('the pauses between attempts grow', async () => {
  for (let attempt = 0; attempt < 6; attempt++) {
    wire().breaks()
    await vi.advanceTimersByTimeAsync(12_000)
  }
  wire().breaks()
  const laid = Wire.laid.length
  await vi.advanceTimersByTimeAsync(4000)
  expect(Wire.laid).toHaveLength(laid)
  expect(lines.at(-1)).toBe('lost')
})

test.each([4401, 4403])('whoever is not let in (%i) does not knock again', async (code) => {
  wire().breaks(code)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Wire.laid).toHaveLength(1)
  expect(lines).toEqual(['barred'])
})

test('a table that is not there is not asked for again', async () => {
  wire().breaks(4404)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Wire.laid).toHaveLength(1)
  expect(lines).toEqual(['gone'])
})
