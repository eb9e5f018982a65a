import type { Analyst } from '../analysis/analysis_run.svelte'
import { api, type Asked } from '../server/api'
import { myself } from '../server/guest.svelte'
import type { Position, TableInfo } from '../table/protocol'
import type { Eyes, PlayOn, Replay } from './replay'

/** Where a game that is looked at comes from: a table of the server's, or a file of the reader's. */
export type Source = {
  readonly code: string | null
  readonly record: unknown
  readonly analyst: Analyst
  replay: (eyes: Eyes) => Promise<Replay>
  positions: (asked: Asked) => Promise<{ positions: Position[] }>
  playOn: (how: PlayOn) => Promise<TableInfo>
}

export function tableSource(code: string): Source {
  return {
    code,
    record: null,
    analyst: {
      ask: () => api.analysis(code),
      start: () => myself.be().then(() => api.startAnalysis(code)),
      leave: () => api.leaveAnalysis(code),
    },
    replay: (eyes) => api.replay(code, eyes),
    positions: (asked) => api.replayPositions(code, asked),
    playOn: (how) => api.playOn(code, how),
  }
}

/** By its digest the server knows a record again. */
export function fileSource(record: unknown, digest: string): Source {
  return {
    code: null,
    record,
    analyst: {
      ask: () => api.recordAnalysis(digest),
      start: () => myself.be().then(() => api.startRecordAnalysis(record)),
      leave: () => api.leaveRecordAnalysis(digest),
    },
    replay: (eyes) => api.replayRecord(record, eyes),
    positions: (asked) => api.recordPositions(record, asked),
    playOn: (how) => api.playRecordOn(record, how),
  }
}

export async function positionsFrom(source: Source, eyes: Eyes, from: number, to: number): Promise<Position[]> {
  return (await source.positions({ as: eyes, from, to })).positions
}

/** A position with what its actor may say there. */
export async function spokenAt(source: Source, number: number, actor: number): Promise<Position> {
  const [position] = (await source.positions({ as: actor, from: number, to: number, speaks: true })).positions
  if (!position) throw new RangeError()
  return position
}
