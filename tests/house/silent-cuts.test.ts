import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

/** Reads that stop somewhere and hide nothing by it. */
const HIDES_NOTHING = new Set([
  // Tries of one address, of which only the number counts.
  'server/desk/access/wrong-tries.ts: TRIES',
  // How long the latest answers were.
  'server/desk/order/answer/answer-view.ts: 100',
  // The caller says how many, and asks for one more.
  'server/desk/orders/order-keys.ts: limit',
  // Counted, and one more.
  'server/desk/orders/count-orders.ts: LIMIT',
  // The page sets its rows beside the month's own count, and the file has all.
  'server/desk/books/read-books.ts: most',
  // The dialog of the search says that it shows the first of each kind.
  'server/desk/search/search-desk.ts: MOST',
  'server/desk/search/search-desk.ts: 50',
]);

/**
 * Reads of several rows that stop without knowing whether there are more: one that asks for a row more than it shows knows.
 */
const cuts = (sources: readonly { path: string; text: string }[]) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\.limit\(([^()]+)\)|\blimit (?:\$\{([^{}]+)\}|(\d+))/g)]
      .map(([, builder, bound, number]) => (builder ?? bound ?? number ?? '').trim())
      .filter((most) => most !== '1' && !most.endsWith('+ 1') && !HIDES_NOTHING.has(`${path}: ${most}`))
      .map((most) => `${path}: ${most}`),
  );

test('each read of the desk that stops somewhere asks for a row more than it shows, or is named here', () => {
  expect(cuts(readSources(['server/desk']))).toEqual([]);
});

test('the check finds a cut in a built query and in written SQL, and takes one that reads a row more', () => {
  const found = (text: string) => cuts([{ path: 'a.ts', text }]);
  expect(found('db.selectAll().limit(20).execute()')).toEqual(['a.ts: 20']);
  expect(found('sql`select id from job limit ${MOST}`')).toEqual(['a.ts: MOST']);
  expect(found('rows.limit(PAGE + 1); sql`limit ${MOST + 1}`; rows.limit(1)')).toEqual([]);
});
