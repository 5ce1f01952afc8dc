import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { withBlock } from './markdown.ts';

/** The blocks of docs/proof that programs write, and their pages. */
export const FIGURE_PAGES = {
  bench: 'figures.md',
  desk: 'figures.md',
  scale: 'figures.md',
  backup: 'figures.md',
  paint: 'figures.md',
  'long-pglite': 'figures.md',
  'long-postgresql': 'figures.md',
  faults: 'faults.md',
} as const;

export type FigureBlock = keyof typeof FIGURE_PAGES;

/** Writes a run's result (Markdown) into its block of docs/proof, with the date and the machine. */
export function writeFigures(block: FigureBlock, content: string): void {
  const page = FIGURE_PAGES[block];
  const path = new URL(`../../docs/proof/${page}`, import.meta.url);
  const day = new Date().toISOString().slice(0, 10);
  const measured = `Measured on ${day}, Node ${process.versions.node}, ${availableParallelism()} processors.`;
  writeFileSync(path, withBlock(readFileSync(path, 'utf8'), block, `${measured}\n\n${content}`));
  console.log(`\nWritten to docs/proof/${page}.`);
}
