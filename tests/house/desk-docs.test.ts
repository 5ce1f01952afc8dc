import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import { lostPaths, openingOf } from './checks/desk-docs.ts';
import { repository } from './checks/source-tree.ts';

const pagesIn = (folder: string) =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
const desk = pagesIn('docs/desk');

test('every page of the desk is told of in docs/desk', () => {
  const told = desk.map(openingOf).join('\n');
  expect(Object.values(DESK_PAGES).filter((path) => !told.includes(`\`${path}\``))).toEqual([]);
});

test('the code that pages about the desk and about running a shop name is there', () => {
  const pages = [...desk, ...pagesIn('docs/operating')];
  expect(lostPaths(pages, (path) => existsSync(join(repository, path)))).toEqual([]);
});

test('the checks find a page that is not told of, and a path that has gone', () => {
  const page = {
    path: 'a.md',
    text: '# A\n\n`/a` · owners\n\n## Code\n`/b` is in `src/b/`, as `server/b.ts`',
  };
  expect(openingOf(page)).toContain('`/a`');
  expect(openingOf(page)).not.toContain('`/b`');
  expect(lostPaths([page], (path) => path === 'src/b/')).toEqual(['a.md: server/b.ts']);
});
