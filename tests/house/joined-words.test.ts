import { expect, test } from 'vitest';
import { brokenWords } from './checks/joined-words.ts';
import { readSources } from './checks/source-tree.ts';

/** Words of files, for calendar programs and for keeping: some draw a box for the joiner. */
const FILES = ['src/copy/purchase/answer-hour.ts', 'src/copy/law/stored-data.ts'];

test('no line breaks inside "e-mail" and "e-book": sentences join them by U+2060 [R6]', () => {
  const copy = readSources(['src/copy']).filter(({ path }) => !FILES.includes(path));
  expect(copy.flatMap(brokenWords)).toEqual([]);
});

const broken = (text: string) => brokenWords({ path: 'a.ts', text }).length > 0;

test.each([
  "const a = 'Odpowiemy e-mailem.';",
  "const a = 'Podaj prawidłowy adres e-mail, na przykład anna@poczta.pl';",
  'const a = `Dziękujemy. E-book jest ${b}.`;',
  'const a = `Odpowiedź ${b ? "na twój e-mail" : ""}.`;',
])('the check finds %s', (text) => {
  expect(broken(text)).toBe(true);
});

test.each([
  "const email = 'Adres e-mail';",
  'const a = `Odpowiemy e-\\u2060mailem.`;',
  "import { mailCopy } from './e-mail.ts';",
])('and lets pass %s', (text) => {
  expect(broken(text)).toBe(false);
});
