import { expect, test } from 'vitest';
import { MIGRATIONS } from '#server/store/migrate.ts';
import { calledForEachRow, volatileFunctions } from './checks/volatile-functions.ts';
import { readSources } from './checks/source-tree.ts';

test('no function of the database that may write is called for each row of a table', () => {
  const names = volatileFunctions(MIGRATIONS.map(({ text }) => text));
  expect(names).toEqual(expect.arrayContaining(['keyed_consent', 'keyed_customer']));
  expect(names).not.toContain('shop_today');
  expect(calledForEachRow(readSources(['server', 'tools']), names)).toEqual([]);
});

test('the check finds a call in a condition, and takes one in a select of its own', () => {
  const found = (text: string) => calledForEachRow([{ path: 'a.ts', text }], ['keyed_consent']);
  expect(found('where who = keyed_consent(${x})')).toEqual(['a.ts:1']);
  expect(found('where who = (select keyed_consent(${x}))')).toEqual([]);
});
