import { join } from 'node:path';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { looseText, programOf } from './checks/loose-text.ts';
import { readSources, repository } from './checks/source-tree.ts';
import { isWholeProof } from '#tools/proof.ts';

// The compiler reads React's and Radix's types, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

// Inside the repository, where React's types are found.
const cache = join(repository, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'loose-text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The types of all parts take ten seconds. What `npm test` walks in jsdom it reads through a translator. */
const parts = readSources(isWholeProof ? ['src'] : []).flatMap(({ path }) =>
  path.endsWith('.tsx') ? [join(repository, path)] : [],
);

/** Parts that are wrong, and how many places of each are. */
const wrong: readonly [string, number][] = [
  ['({ a, b }: P) => <p>{b && <i />}{a}</p>', 1],
  ['({ a }: P) => <p>Razem: {a} zł</p>', 1],
  ['({ a }: P) => <><i />{a}</>', 1],
  ['({ b }: P) => <p>{b && <i />}Razem</p>', 1],
  ['({ b }: P) => <p>{b ? <>Razem</> : <i />}</p>', 1],
  ['({ n }: P) => <p><i />{n}</p>', 1],
  ['({ c }: P) => <p><i />{c}</p>', 1],
  ['({ n }: P) => <p>{n && <i />}<b /></p>', 1],
  ['({ a }: P) => <p>{[a, a]}</p>', 1],
  ['({ b }: P) => <p><Maybe b={b} />Razem</p>', 1],
];

const right = [
  '({ a }: P) => <p>{a}</p>',
  '({ a, n }: P) => <p>{`${a}: ${n}`}</p>',
  '({ a, b }: P) => <p>{b && <i />}<span>{a}</span></p>',
  '({ b }: P) => <p>Razem {b && <i />}</p>',
  '({ b, a }: P) => <p>{b ? a : <i />}</p>',
  '({ b }: P) => <p>{b && <i />}{" "}<b /></p>',
  '({ e }: P) => <p>{e}<b /></p>',
];

test('text that may change, or that stands behind what comes and goes, has an element of its own', () => {
  const head = `import type { ReactElement, ReactNode } from 'react';
interface P { a: string; b: boolean; n: number; c: ReactNode; e: ReactElement | false }
export const Maybe = ({ b }: { b: boolean }) => (b ? <i /> : null);\n`;
  const files = [...wrong.map(([part]) => part), ...right].map((part, at) => {
    const path = join(folder, `part-${at}.tsx`);
    writeFileSync(path, `${head}export const Part = ${part};\n`);
    return path;
  });
  const ours = new Set([...parts, ...files]);
  const found = looseText(programOf([...ours]), (path) => ours.has(path));
  const foundIn = (path: string) => found.filter((one) => one.includes(path.replace(repository, ''))).length;
  expect(files.map(foundIn), 'the check itself').toEqual([
    ...wrong.map(([, count]) => count),
    ...right.map(() => 0),
  ]);
  expect(found.filter((one) => !one.includes('loose-text-'))).toEqual([]);
});
