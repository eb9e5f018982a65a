import { api } from '../server/api'
import type { Position, TableInfo } from '../table/protocol'
import type { Eyes, PlayOn, Replay } from './replay'

/** Where a game that is looked at comes from: a table of the server's, or a file of the reader's. */
export interface Source {
  readonly code: string | null
  readonly record: unknown
  replay(eyes: Eyes): Promise<Replay>
  positions(eyes: Eyes, from: number, to: number): Promise<Position[]>
  /** A position with what its actor may say there. */
  speaks(number: number, actor: number): Promise<Position>
  playOn(how: PlayOn): Promise<TableInfo>
}

export class TableSource implements Source {
  readonly record = null
  readonly code: string

  constructor(code: string) {
    this.code = code
  }

  replay(eyes: Eyes): Promise<Replay> {
    return api.replay(this.code, eyes)
  }

  async positions(eyes: Eyes, from: number, to: number): Promise<Position[]> {
    return (await api.replayPositions(this.code, { as: eyes, from, to })).positions
  }

  async speaks(number: number, actor: number): Promise<Position> {
    const asked = { as: actor, from: number, to: number, speaks: true }
    return only((await api.replayPositions(this.code, asked)).positions)
  }

  playOn(how: PlayOn): Promise<TableInfo> {
    return api.playOn(this.code, how)
  }
}

export class FileSource implements Source {
  readonly code = null
  readonly record: unknown

  constructor(record: unknown) {
    this.record = record
  }

  replay(eyes: Eyes): Promise<Replay> {
    return api.replayRecord(this.record, eyes)
  }

  async positions(eyes: Eyes, from: number, to: number): Promise<Position[]> {
    return (await api.recordPositions(this.record, { as: eyes, from, to })).positions
  }

  async speaks(number: number, actor: number): Promise<Position> {
    const asked = { as: actor, from: number, to: number, speaks: true }
    return only((await api.recordPositions(this.record, asked)).positions)
  }

  playOn(how: PlayOn): Promise<TableInfo> {
    return api.playRecordOn(this.record, how)
  }
}

function only(positions: Position[]): Position {
  const [position] = positions
  if (!position) throw new RangeError()
  return position
}
