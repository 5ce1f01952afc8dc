import { expect, test } from 'vitest';
import { barrels, crowdedFolders, junkDrawers, longFiles } from './checks/file-shape.ts';
import { readSources } from './checks/source-tree.ts';

const limit = 300;
/** Tests are lists of cases: long, but never deep. */
const testLimit = 450;

const oneFlow = 'one flow in one file that pastes into the visualiser, every state described';
/** Files that may be longer, and why. */
const longWithReason: Readonly<Record<string, string>> = {
  'machines/answer.machine.ts': oneFlow,
  'machines/edit.machine.ts': oneFlow,
  'machines/sign-in.machine.ts': oneFlow,
  'machines/purchase.machine.ts': oneFlow,
  'machines/payment-status.machine.ts': oneFlow,
  'machines/birth-horoscope.machine.ts': oneFlow,
  'tests/house/checks/layers.ts': 'one table, a row for each folder',
};

const folderLimit = 30;

const sources = readSources();
const shop = sources.filter(({ path }) => !path.startsWith('tests/'));
const tests = sources.filter(({ path }) => path.startsWith('tests/'));
const tooLong = (reasons: typeof longWithReason) => [
  ...longFiles(shop, limit, reasons),
  ...longFiles(tests, testLimit, reasons),
];

test('no file or folder is a junk drawer (utils, helpers, misc …)', () => {
  expect(junkDrawers(sources)).toEqual([]);
});

test('no file is a barrel: each thing is imported from where it is made', () => {
  expect(barrels(sources)).toEqual([]);
});

test(`no file is longer than ${limit} lines, no test than ${testLimit}, without a reason`, () => {
  expect(tooLong(longWithReason)).toEqual([]);
});

test(`no folder of the product holds more than ${folderLimit} files`, () => {
  const product = shop.filter(({ path }) => !path.startsWith('tools/'));
  expect(crowdedFolders(product, folderLimit)).toEqual([]);
});

test('every reason for a long file is still needed', () => {
  const long = tooLong({}).map((line) => line.split(':')[0]);
  expect(Object.keys(longWithReason).filter((path) => !long.includes(path))).toEqual([]);
});

test('the checks find a junk drawer by folder, by name and by role', () => {
  const paths = [
    'src/utils/date.ts',
    'src/kit/helpers.ts',
    'src/domain/price.util.ts',
    'src/domain/price.ts',
  ];
  expect(junkDrawers(paths.map((path) => ({ path, text: '' })))).toEqual(paths.slice(0, 3));
});

test('the checks find a barrel by name and by content', () => {
  const files = [
    { path: 'src/kit/index.ts', text: 'export const a = 1;' },
    { path: 'src/kit/all.ts', text: `export * from './a.ts';\nexport { b } from './b.ts';` },
    { path: 'src/kit/own.ts', text: `export { b } from './b.ts';\nexport const a = 1;` },
  ];
  expect(barrels(files)).toEqual(['src/kit/index.ts', 'src/kit/all.ts']);
});

test('the checks find a crowded folder by the files that lie in it itself, unless its reason is named', () => {
  const files = ['src/a/1.ts', 'src/a/2.ts', 'src/b/1.ts', 'src/b/c/1.ts'].map((path) => ({
    path,
    text: '',
  }));
  expect(crowdedFolders(files, 1)).toEqual(['src/a: 2 files']);
});

test('the checks find a long file, unless its reason is named', () => {
  const file = { path: 'src/kit/a.ts', text: 'x\n'.repeat(6) };
  expect(longFiles([file], 5, {})).toEqual(['src/kit/a.ts: 6 lines']);
  expect(longFiles([file], 6, {})).toEqual([]);
  expect(longFiles([file], 5, { 'src/kit/a.ts': 'a table' })).toEqual([]);
});
