import { withRows } from './kept-table.ts';
import { figurePage, writeFigures } from './write-figures.ts';

const HEAD = ['Stage', 'Passed', 'Failed', 'Minutes', 'On'] as const;

/**
 * Writes the row of a whole stage of `npm run prove` into docs/proof/prove.md.
 *
 * @param args the stage's name, how many passed and failed, and how many seconds it took
 */
export async function main([
  stage = '',
  passed = '',
  failed = '',
  seconds = '',
]: readonly string[]): Promise<void> {
  const minutes = (Number(seconds) / 60).toFixed(1);
  const row = [stage, passed, failed, minutes, new Date().toISOString().slice(0, 10)];
  writeFigures('prove', withRows(HEAD, figurePage('prove'), [row]), 'each row on its day');
}
