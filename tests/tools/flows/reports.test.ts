import { expect, test } from 'vitest';
import { markOf, readFlowReports, type ReadReport } from '#tools/flows/reports/flow-report.ts';
import { shotsOf } from '#tools/flows/reports/storyboard.ts';
import { coverageWords } from '#tools/flows/words/page.ts';

const report: ReadReport = {
  name: 'contact',
  states: { declared: 6, missing: ['b'] },
  transitions: { declared: 10, missing: [] },
  exceptions: { c: 'nobody can' },
  counts: { a: 3, b: 0 },
};

test('a part is walked, excused or missing', () => {
  expect(markOf(report, 'a')).toBe('walked');
  expect(markOf(report, 'b')).toBe('missing');
  expect(markOf(report, 'c')).toBe('excused');
  expect(markOf(report, 'never heard of')).toBe('missing');
});

test('coverage is told in a phrase', () => {
  expect(coverageWords(report)).toBe('5 z 6 stanów, 10 z 10 przejść');
});

test('a coverage file is read, with all that it has besides', () => {
  expect(readFlowReports(JSON.stringify([{ ...report, perEdge: { paths: 1, steps: 2 } }]))).toMatchObject([
    report,
  ]);
});

test.each([
  ['no JSON', '{'],
  ['no list', JSON.stringify(report)],
  ['a count that is no number', JSON.stringify([{ ...report, counts: { a: 'many' } }])],
  ['a part left out', JSON.stringify([{ ...report, states: undefined }])],
])('a coverage file with %s is none', (_, text) => {
  expect(readFlowReports(text)).toBeUndefined();
});

test('photographs are sorted by state and width; other files are left out', () => {
  expect(
    shotsOf([
      'open.filling.form.failed.phone.jpg',
      'open.filling.form.failed.desktop.png',
      'ordering.phone.png',
      '../secret.phone.png',
      'notes.txt',
    ]),
  ).toEqual([
    {
      state: 'open.filling.form.failed',
      files: { phone: 'open.filling.form.failed.phone.jpg', desktop: 'open.filling.form.failed.desktop.png' },
    },
    { state: 'ordering', files: { phone: 'ordering.phone.png' } },
  ]);
});
