import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

/** Tables that stay small however many orders there are. */
const SMALL = /(?:from|join) (?:fairy|product|coupon_batch|desk_person) (?:where|on) id::text = /g;
/** A table's own id that is cast to be compared: no index knows it, and the whole table is read. */
const CAST = /[\s.(`]id::text\s*(?:=|in\b)/g;

const casts = (text: string) => [...text.replaceAll(SMALL, '').matchAll(CAST)].length;

test('no query casts the id of a growing table to find its rows', () => {
  const found = readSources(['server']).filter(({ text }) => casts(text) > 0);
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('the check knows a cast, and passes by small tables and other columns', () => {
  expect(casts("left join payment on payment.id::text = payload ->> 'paymentId'")).toBe(1);
  expect(casts('where id::text = any(keys)')).toBe(1);
  expect(casts('(select name from fairy where id::text = key)')).toBe(0);
  expect(casts('where entity_id = shop_order.id::text and customer_id::text = key')).toBe(0);
});
