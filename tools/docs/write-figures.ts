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
  prove: 'prove.md',
} as const;

export type FigureBlock = keyof typeof FIGURE_PAGES;

const pathOf = (block: FigureBlock) => new URL(`../../docs/proof/${FIGURE_PAGES[block]}`, import.meta.url);

/** The current text of the page with a block. */
export const figurePage = (block: FigureBlock): string => readFileSync(pathOf(block), 'utf8');

/** Writes a run's result (Markdown) into its block of docs/proof, with the date (or what `when` says) and the machine. */
export function writeFigures(
  block: FigureBlock,
  content: string,
  when = `on ${new Date().toISOString().slice(0, 10)}`,
): void {
  const measured = `Measured ${when}, Node ${process.versions.node}, ${availableParallelism()} processors.`;
  writeFileSync(pathOf(block), withBlock(figurePage(block), block, `${measured}\n\n${content}`));
  console.log(`\nWritten to docs/proof/${FIGURE_PAGES[block]}.`);
}
