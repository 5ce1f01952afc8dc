import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './checks/source-tree.ts';

/** Rows of docs/law.md, each as its cells. */
const rows = readFileSync(join(repository, 'docs/law.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Duty') && !line.startsWith('| ---'))
  .map((line) => line.slice(2, -2).split(' | '));

test('every duty names a test that is there, or a fault that is tried', () => {
  expect(rows.length).toBeGreaterThan(25);
  const isThere = (name: string) =>
    name.startsWith('npm run ') ||
    ['', '.ts', '.tsx', '.dom.test.ts', '.test.ts', '.test.tsx', '.spec.ts'].some((ending) =>
      existsSync(join(repository, name.includes('/') ? name : `tests/law/${name}`) + ending),
    );
  const missing = rows.flatMap(([duty = '', , , cell = '']) => {
    const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
    return names.length > 0 && names.every(isThere) ? [] : [`${duty.slice(0, 60)}: ${cell}`];
  });
  expect(missing).toEqual([]);
});

test('whatever is unsure says what would settle it', () => {
  const open = rows.flatMap((cells) => (/unsure/.test(cells.at(-1) ?? '') ? [cells.at(-1) ?? ''] : []));
  expect(open.length).toBeGreaterThan(3);
  expect(open.filter((cell) => !/settle/.test(cell))).toEqual([]);
});
