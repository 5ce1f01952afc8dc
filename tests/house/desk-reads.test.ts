import { expect, test } from 'vitest';
import { OPERATIONS } from '#tests/server/desk/operations.ts';
import { DESK_READS } from '#tools/bench/desk-calls.ts';

/** A POST that only reads is called so: no address may carry what it asks for, or it takes a key used lately. */
const READS = /^(?:list|find|search|suggestOrders|export|preview|checkText$)/;

test('each read of the desk is timed over 100,000 orders, or says why not', () => {
  const reads = OPERATIONS.filter(({ method, id }) => method === 'get' || READS.test(id));
  expect(Object.keys(DESK_READS).toSorted()).toEqual(reads.map(({ id }) => id).toSorted());
});
