/** How far somebody has come in a lesson, remembered in this browser: the step, of how many, what was said in the steps
 *  that asked for something, and whether the end was ever reached. */
export type Progress = { step: number; of: number; said: Record<number, string>; done: boolean }

const KEY = 'conclave-lessons'

function kept(): Record<string, Partial<Progress>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Progress>> | null) ?? {}
  } catch {
    return {}
  }
}

export function recallProgress(slug: string): Progress {
  const { step, of, said, done } = kept()[slug] ?? {}
  return { step: step ?? 0, of: of ?? 0, said: said ?? {}, done: done === true }
}

export function rememberProgress(slug: string, progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [slug]: progress }))
}

/** What was said in the steps of the chapter before this one that ask; where nothing was, what is right. */
export function saidBefore(
  steps: { chapter: string; asks: boolean; accepts: string[] }[],
  said: Record<number, string>,
  place: number,
): string[] {
  const chapter = steps[place]?.chapter
  return steps.flatMap((step, number) =>
    number < place && step.chapter === chapter && step.asks ? [said[number] ?? step.accepts[0] ?? ''] : [],
  )
}
