import { expect, test } from 'vitest';
import { FAULT_HEAD, rowOf } from '#tools/faults/support/fault-table.ts';
import { withRows } from '#tools/docs/kept-table.ts';
import { markdownTable } from '#tools/docs/markdown.ts';

const report = (what: string, seen: string) => ({ what, tried: 'once', seen, problems: [] });

test('a run of some faults writes their rows anew, keeps the others, and adds new ones at the end', () => {
  const table = markdownTable(FAULT_HEAD, [
    rowOf(report('kills', 'one | two'), '2026-01-01'),
    rowOf(report('crowds', 'before'), '2026-01-01'),
  ]);
  const page = `# Faults\n\n${table}\n\n## Read with care\n`;
  const rows = [
    rowOf(report('crowds', 'after'), '2026-02-02'),
    rowOf({ ...report('alarms', ''), problems: ['deaf'] }, '2026-02-02'),
  ];
  expect(withRows(FAULT_HEAD, page, rows).split('\n')).toEqual([
    '| Fault | Tried | Seen | Held | On |',
    '| --- | --- | --- | --- | --- |',
    String.raw`| kills | once | one \| two | yes | 2026-01-01 |`,
    '| crowds | once | after | yes | 2026-02-02 |',
    '| alarms | once |  | NO | 2026-02-02 |',
  ]);
});

test('the row of a kind that did not end well goes with the next run of that kind', () => {
  const failed = rowOf({ ...report('kills', 'it did not end well'), problems: ['late'] }, '2026-01-01');
  const page = markdownTable(FAULT_HEAD, [rowOf(report('kill -9', 'before'), '2026-01-01'), failed]);
  const whatIn = (table: string) => table.split('\n').map((line) => line.split(' | ')[0]);
  expect(whatIn(withRows(FAULT_HEAD, page, [], ['crowds']))).toContain('| kills');
  const again = withRows(FAULT_HEAD, page, [rowOf(report('kill -9', 'after'), '2026-02-02')], ['kills']);
  expect(whatIn(again)).not.toContain('| kills');
  expect(again).toContain('| kill -9 | once | after |');
});
