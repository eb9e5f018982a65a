import { knows, text } from '../texts'

/** As the server knows them, in the order of a game. */
export const SAYINGS = [
  'hello',
  'good-luck',
  'your-turn',
  'thinking',
  'take-time',
  'well-played',
  'clever',
  'lucky',
  'oops',
  'sorry',
  'thanks',
  'moment',
  'back',
  'good-game',
  'once-more',
  'goodbye',
] as const

export function sayingText(saying: string): string {
  return text(`saying-${saying}`)
}

/** What somebody said, in the reader's language where it is a saying. */
export function chatWords({ text: words, saying }: { text: string; saying?: string | null }): string {
  return saying && knows(`saying-${saying}`) ? sayingText(saying) : words
}
