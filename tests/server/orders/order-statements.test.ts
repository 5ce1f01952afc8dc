import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attemptOf } from '#server/orders/idempotency.ts';
import { readOrderInput } from '#server/orders/order-input.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { CatalogueCache } from '#server/store/catalogue-cache.ts';
import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import type { Store } from '#server/store/store.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { DATABASES, openTestStore } from '#tests/server/support/test-store.ts';

// Connections keep the method that they were made with.
const query = vi.spyOn(Client.prototype, 'query');
afterAll(() => query.mockRestore());

describe.each(DATABASES)('what an order costs the database (%s)', (kind) => {
  let store: Store;
  let catalogue: CatalogueCache;
  beforeAll(async () => {
    // A database of its own: the one that files of this process share may have its connections already.
    store = await openTestStore(kind);
    await migrate(store.db);
    await seed(store.db);
    catalogue = new CatalogueCache(store.db);
    await catalogue.refresh();
  });
  afterAll(() => store.close());

  const place = (request = orderOf('Tarot')) => {
    const input = readOrderInput(request, new Date());
    return placeOrder(
      { db: store.db, gateways: fakeGateways(), publicUrl: 'https://shop.example', cached: catalogue.cached },
      { input, chartHandle: undefined, attempt: attemptOf(randomUUID(), input), ip: '192.0.2.1' },
    );
  };
  /** The statements that an order sends. */
  const sentBy = async (request: ReturnType<typeof orderOf>) => {
    await place(request);
    query.mockClear();
    await place(request);
    return query.mock.calls.map(([asked, values]: unknown[]) =>
      typeof asked === 'string'
        ? { text: asked, values: values as unknown[] }
        : (asked as { text: string; values: unknown[] }),
    );
  };
  const statementsOf = async (request: ReturnType<typeof orderOf>) =>
    (await sentBy(request)).map(({ text }) => text.trim().toLowerCase());

  it.each([
    ['Tarot', 5],
    ['Wrozba', 5],
  ] as const)('%s: %i statements, two commits', async (type, most) => {
    const sent = await statementsOf(orderOf(type));
    expect(sent, sent.join('\n')).toHaveLength(most);
    const begin = sent.findIndex((text) => /^(begin|start transaction)/.test(text));
    const end = sent.indexOf('commit');
    expect(begin).toBeGreaterThanOrEqual(0);
    const writesAlone = [...sent.slice(0, begin), ...sent.slice(end + 1)].filter(
      (text) => !text.startsWith('select'),
    );
    expect(writesAlone).toHaveLength(1);
    expect(sent.filter((text) => text === 'commit')).toHaveLength(1);
  });

  it.runIf(kind === 'postgres')('a plain order is sent in three packets', async () => {
    await place();
    const single = vi.spyOn(Socket.prototype, '_write');
    const packed = vi.spyOn(Socket.prototype, '_writev');
    await place();
    const packets = single.mock.calls.length + packed.mock.calls.length;
    single.mockRestore();
    packed.mockRestore();
    expect(packets).toBe(3);
  });

  it('the offer is compared with the one that is ordered, not looked up in the whole catalogue', async () => {
    const stored = (await sentBy(orderOf('Tarot'))).find(({ text }) => text.includes('"shop_order"'));
    const explain = CompiledQuery.raw(`explain ${stored?.text}`, stored?.values);
    const { rows } = await store.db.executeQuery<object>(explain);
    const plans = rows.map((row) => Object.values(row).join('')).join('\n');
    expect(plans).toMatch(
      /fairy_product_pkey on fairy_product .*\n +Index Cond: \(id = shop_order\.fairy_product_id\)/,
    );
  });

  it('a price that changed since the catalogue was kept is the one that is asked, and nothing is sold that is not', async () => {
    const { id } = offerOf('Horoskop');
    const request = orderOf('Horoskop');
    const before = (await place(request)).totalPrice;
    await sql`update fairy_product set price = price + 700 where id = ${id}`.execute(store.db);
    const after = await place(request);
    expect(after.totalPrice).toBe(before + 700);
    const row = await store.db
      .selectFrom('shop_order')
      .select(['full_price', 'total_price'])
      .where('id', '=', after.orderId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ full_price: before + 700, total_price: before + 700 });
    // What its customer is told that she bought is called as it is now.
    const keepNow = async () => {
      await catalogue.refresh();
      await place(request);
    };
    await keepNow();
    await sql`update product set title = title || ' na rok'`.execute(store.db);
    expect((await place(request)).productName).toMatch(/ na rok$/);
    await keepNow();
    await sql`update fairy set name = name || ' Nowa'`.execute(store.db);
    expect((await place(request)).fairyName).toMatch(/ Nowa$/);
    await keepNow();
    await sql`update fairy_product set on_sale = false where id = ${id}`.execute(store.db);
    await expect(place(request)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('of a text that nobody has agreed to before, the first order stores it', async () => {
    await sql`update page_content set content = content || ' Nowe.' where page = 'Regulamin'`.execute(
      store.db,
    );
    await catalogue.refresh();
    const { orderId } = await place();
    const { rows } = await sql`select content from consent join consent_text using (version)
      where order_id = ${orderId} and kind = 'terms' and content like '% Nowe.'`.execute(store.db);
    expect(rows).toHaveLength(1);
  });
});
