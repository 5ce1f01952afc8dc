import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deskPages } from '#desk/pages.ts';
import { openingOf } from './checks/desk-docs.ts';
import { repository } from './checks/source-tree.ts';

const pagesIn = (folder: string) =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
const desk = pagesIn('docs/desk');

test('every page of the desk is told of in docs/desk', () => {
  const told = desk.map(openingOf).join('\n');
  expect(deskPages.filter(({ path }) => !told.includes(`\`${path}\``))).toEqual([]);
});

test('the check reads what a page says before its first section', () => {
  const page = {
    path: 'a.md',
    text: '# A\n\n`/a` · owners\n\n## Code\n`/b` is in `src/b/`, as `server/b.ts`',
  };
  expect(openingOf(page)).toContain('`/a`');
  expect(openingOf(page)).not.toContain('`/b`');
});
