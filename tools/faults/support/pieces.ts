import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { FaultReport } from '../fault.ts';
import type { LogsFound } from './log-search.ts';

/** What came of one kind of fault. */
export interface Piece {
  reports: readonly FaultReport[];
  logs: LogsFound;
}

/** What came of runs in pieces, by kind; empty without a file. */
export const readPieces = (file: string | undefined): Record<string, Piece> =>
  file !== undefined && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Piece>)
    : {};

/** Keeps it for the next run. */
export function writePieces(file: string | undefined, pieces: Readonly<Record<string, Piece>>): void {
  if (file !== undefined) writeFileSync(file, JSON.stringify(pieces, undefined, 1));
}
