import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { withBlock } from './markdown.ts';

const FIGURES = new URL('../../docs/proof/', import.meta.url);

/**
 * Writes a run's result into its block of a page in docs/proof, with the date and the machine.
 *
 * @param page file name, such as `figures.md`
 * @param block name of the marked block
 * @param content Markdown
 */
export function writeFigures(page: string, block: string, content: string): void {
  const path = new URL(page, FIGURES);
  const day = new Date().toISOString().slice(0, 10);
  const measured = `Measured on ${day}, Node ${process.versions.node}, ${availableParallelism()} processors.`;
  writeFileSync(path, withBlock(readFileSync(path, 'utf8'), block, `${measured}\n\n${content}`));
  console.log(`\nWritten to docs/proof/${page}.`);
}
