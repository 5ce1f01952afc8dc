import { readFileSync } from 'node:fs';

/** Rows of a tab-separated table beside this file; lines that begin with # are remarks. */
export const readTable = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** The cells of a list in one cell: "Breslau;Vratislavia". */
export const readList = (cell: string | undefined): string[] => cell?.split(';').filter(Boolean) ?? [];
