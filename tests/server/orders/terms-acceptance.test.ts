import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { draftOrder } from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

const publish = (content: string) =>
  store.db
    .updateTable('page_content')
    .set({ content })
    .where('page', '=', 'Regulamin')
    .where('type', '=', 'TERMS_DESCRIPTION')
    .execute();
const accepted = async () => {
  const { orderId } = await draftOrder(store.db);
  return store.db
    .selectFrom('shop_order')
    .leftJoin('terms_text', 'terms_text.version', 'terms_version')
    .select(['terms_version', 'terms_accepted_at', 'terms_text.content'])
    .where('shop_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
};

test('an order keeps which text of the terms was accepted and when, also after the text has changed', async () => {
  const before = Date.now();
  await publish('<p>Pierwszy regulamin</p>');
  const [first, same] = [await accepted(), await accepted()];
  await publish('<p>Drugi regulamin</p>');
  const second = await accepted();

  expect(first).toEqual({
    terms_version: createHash('sha256').update('<p>Pierwszy regulamin</p>').digest('hex'),
    terms_accepted_at: expect.any(Date),
    content: '<p>Pierwszy regulamin</p>',
  });
  expect(first.terms_accepted_at?.getTime()).toBeGreaterThanOrEqual(before);
  expect(same.terms_version).toBe(first.terms_version);
  expect(second.content).toBe('<p>Drugi regulamin</p>');
});

test('without published terms nothing is claimed', async () => {
  await store.db.deleteFrom('page_content').where('page', '=', 'Regulamin').execute();
  expect(await accepted()).toEqual({ terms_version: null, terms_accepted_at: null, content: null });
});
