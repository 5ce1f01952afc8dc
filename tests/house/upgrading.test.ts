import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources, repository } from './checks/source-tree.ts';
import { upgradeNotes, wrongNotes } from './checks/upgrade-notes.ts';
import packageJson from '../../package.json' with { type: 'json' };

const read = (path: string) => ({ path, text: readFileSync(join(repository, path), 'utf8') });

test('docs/upgrading.md names the versions in use, all users of each internal, and a guard that is there', () => {
  const notes = upgradeNotes(read('docs/upgrading.md').text);
  const versions = { ...packageJson.dependencies, ...packageJson.devDependencies };
  const sources = [...readSources(['src', 'server', 'machines', 'styles', 'tools']), read('vite.config.ts')];
  expect(notes.length).toBeGreaterThan(10);
  expect(wrongNotes(notes, versions, sources, readSources(['tests']))).toEqual([]);
});

test('the check finds another version, a user that is not named and a guard that has gone', () => {
  const notes = upgradeNotes('| `_x`: why | `a.ts` | `p` 1.0.0 | `a.test.ts`: it works |');
  expect(notes).toEqual([
    {
      internal: '_x',
      files: ['a.ts'],
      packages: [{ name: 'p', version: '1.0.0' }],
      guard: { file: 'a.test.ts', title: 'it works' },
    },
  ]);
  const sources = ['a.ts', 'b.ts'].map((path) => ({ path, text: 'y._x' }));
  expect(wrongNotes(notes, { p: '1.0.1' }, sources, [{ path: 'a.test.ts', text: 'it worked' }])).toEqual([
    'p is 1.0.1, not 1.0.0',
    '_x is used by a.ts, b.ts',
    '_x has no guard in a.test.ts',
  ]);
  const unread = upgradeNotes(
    '| What | Where |\n| --- | --- |\n| The functions | `a.ts` | `p` 1.0.0 | none |',
  );
  expect(wrongNotes(unread, {}, [], [])).toEqual(['a row names no internal or no package']);
});
