import { following, type Unordered } from '../table/sentence'
import type { Analysis, Choice, Decision } from './analysis'
import { mistakesOf } from './steps'

/** What is said to an answer: one of the best, better than what was done, the same again, worse, or nothing that
 *  was looked into. */
export type Verdict = { kind: 'best' | 'better' | 'made' | 'worse' | 'unknown'; choice: Choice | null }

/** The mistakes of a seat for which something better is known. */
export function puzzlesOf(analysis: Analysis, seat: number): Decision[] {
  return mistakesOf(analysis, seat).filter(({ choices, made }) => made > 0 && choices[made]?.equal === false)
}

export function isFound({ kind }: Verdict): boolean {
  return kind === 'best' || kind === 'better'
}

function same(one: string, other: string, unordered: Unordered): boolean {
  return following(one.split(' '), other.split(' '), unordered)?.length === 0
}

export function judge(decision: Decision, said: string, unordered: Unordered = () => false): Verdict {
  const place = decision.choices.findIndex(({ sentence }) => same(sentence, said, unordered))
  const choice = decision.choices[place]
  const made = decision.choices[decision.made]
  if (!choice || !made) return { kind: 'unknown', choice: null }
  if (place === decision.made) return { kind: 'made', choice }
  if (choice.equal) return { kind: 'best', choice }
  const beyond = Math.hypot(choice.error, made.error)
  return { kind: choice.share - made.share > beyond ? 'better' : 'worse', choice }
}
