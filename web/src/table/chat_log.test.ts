import { expect, test } from 'vitest'
import { ChatLog } from './chat_log.svelte'

const line = (seat: number) => ({ seat, name: '', text: 'hello', at: 0 })

test('what others say is unread until somebody reads it', () => {
  const chat = new ChatLog()
  expect(chat.add(line(1), 0)).toBe(true)
  expect(chat.add(line(0), 0)).toBe(false)
  expect(chat.unread).toBe(1)
  const close = chat.read()
  expect(chat.unread).toBe(0)
  expect(chat.add(line(1), 0)).toBe(false)
  close()
  expect(chat.add(line(1), 0)).toBe(true)
  expect(chat.lines).toHaveLength(4)
})
