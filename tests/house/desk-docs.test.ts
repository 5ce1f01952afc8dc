import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { deskPages } from '#desk/pages.ts';
import { openingOf } from './checks/desk-docs.ts';
import { readQuestions, tableBehind } from './checks/peers.ts';
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

const peers = desk.find(({ path }) => path === 'docs/desk/peers.md')?.text ?? '';
/** Features that one looks for in a back office; the review that asked for the table named so many. */
const FEATURES = 43;

test('the desk stands beside six others, and whatever it has leads to the page that tells of it', () => {
  const [heads = [], ...rows] = tableBehind(peers, '## Features');
  expect(heads).toHaveLength(9);
  expect(rows.length).toBeGreaterThanOrEqual(FEATURES);
  const marks = rows.flatMap((row) => row.slice(1, 8));
  expect(marks.filter((mark) => !['Y', 'p', '–'].includes(mark))).toEqual([]);
  // tests/house/docs.test.ts looks that each link leads somewhere.
  const unproven = rows.filter(
    ([, ours, ...others]) => ours !== '–' && !/\]\([^)]+\)/.test(others.at(-1) ?? ''),
  );
  expect(unproven).toEqual([]);
  // What the desk has not is told why.
  expect(rows.filter((row) => row.at(-1) === '')).toEqual([]);
});

test('an owner’s questions are answered in three presses, each on a page of docs/desk', () => {
  const questions = readQuestions(peers);
  expect(questions.length).toBeGreaterThan(15);
  expect(questions.filter(({ presses }) => presses.length > 3)).toEqual([]);
  const pages = desk.map(({ path }) => basename(path));
  expect(questions.filter(({ page }) => !pages.includes(page))).toEqual([]);
});

test('the questions are read with what is pressed, and where it ends', () => {
  const text = `## What an owner asks, and where it is answered

Words.

| When | Question | Presses | Where |
| --- | --- | --- | --- |
| month | How much? | \`Sumy\` › *the month* | [books](books.md#a): so |
`;
  expect(readQuestions(text)).toEqual([
    {
      question: 'How much?',
      presses: [
        { name: 'Sumy', isThing: false },
        { name: 'the month', isThing: true },
      ],
      page: 'books.md',
    },
  ]);
});
