import { expect, test } from 'vitest';
import { privateNames } from './checks/private-words.ts';
import { readSources } from './checks/source-tree.ts';

const named = (text: string, path = 'src/desk/money/a.ts') => privateNames({ path, text });

test('names are the field’s terms: no private words in the product’s code', () => {
  const sources = readSources(['machines', 'server', 'src', 'styles']);
  expect(sources.flatMap(privateNames)).toEqual([]);
});

test.each([
  'const takePen = 1;',
  'f({ isOnShelf: true });',
  'const [told, setTold] = state;',
  'type Act = 1;',
])('the check finds %s', (text) => {
  expect(named(text)).not.toEqual([]);
});

test('and a file’s own name', () => {
  expect(named('', 'src/desk/access/door-form.tsx')).toEqual([
    'src/desk/access/door-form.tsx: door-form.tsx → sign-in',
  ]);
});

test.each(['const isOpen = 1;', 'const action = 1;', "const a = 'door';", 'const newsletter = 1;'])(
  'and lets pass %s',
  (text) => {
    expect(named(text)).toEqual([]);
  },
);

test('a column is kept where it is stored, and no name beside it', () => {
  expect(named('const a = { letter_id: letterOf };', 'server/newsletter/a.ts')).toEqual([
    'server/newsletter/a.ts: letterOf → message (contact form), issue (newsletter) or answer',
  ]);
});
