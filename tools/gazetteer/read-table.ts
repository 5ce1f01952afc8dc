import { readFileSync } from 'node:fs';

/** Reads a tab-separated table beside this file; lines that begin with # are comments. */
export const readTable = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** Splits a cell that holds a list: "Breslau;Vratislavia". */
export const readList = (cell: string | undefined): string[] => cell?.split(';').filter(Boolean) ?? [];
