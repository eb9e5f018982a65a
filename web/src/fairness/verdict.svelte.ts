import { api } from '../server/api'
import { luckAt } from '../server/luck'
import { text } from '../texts'
import { checkRecord, type Checked, type Fault, type PlayedRecord } from './check'

/** The record of a finished game, checked by this browser. */
export class Verdict {
  record = $state.raw<PlayedRecord | null>(null)
  checked = $state.raw<Checked | null>(null)
  problem = $state('')

  async reach(code: string, you: number | null): Promise<void> {
    try {
      this.record = await api.record(code)
      if (this.record.limits) this.checked = await checkRecord(this.record, you, luckAt(code))
      else this.problem = text('web-check-no-rules')
    } catch (refusal) {
      this.problem = refusal instanceof Error ? refusal.message : String(refusal)
    }
  }

  get fits(): boolean {
    return this.checked !== null && this.checked.faults.length === 0
  }
}

/** What does not fit, a sentence for each thing. */
export function faultWords(faults: Fault[], nameOf: (seat: number) => string): string {
  return faults
    .map((fault) => {
      const name = 'seat' in fault ? nameOf(fault.seat) : ''
      const move = 'move' in fault ? fault.move : 0
      return text('web-fault', { what: fault.what, name, move })
    })
    .join(' ')
}
