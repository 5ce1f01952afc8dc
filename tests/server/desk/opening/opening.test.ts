import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { findShopPreview } from '#server/texts/shop-preview.ts';
import { emptyShop } from '#tools/shop/empty-shop.ts';
import { LIVE_SETTINGS } from '#tests/server/support/live-settings.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

type Opening = DeskSchemas['Opening'];

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start({ ...LIVE_SETTINGS, RATE_LIMIT: 'on', LOG_LEVEL: 'error' });
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

const read = async (): Promise<Opening> => (await desk.call('GET', '/opening', { as: owner })).json();
const put = (change: object) =>
  desk.call('PUT', '/opening', {
    as: owner,
    payload: { isOpen: false, reopensOn: null, words: '', ...change },
  });
const isDone = async () =>
  Object.fromEntries((await read()).setup.map(({ item, isDone: done }) => [item, done]));
const run = (statement: string) => sql.raw(statement).execute(desk.store.db);

test('an open shop sells, and a shop that was sold from before has no setup list [DK-21]', async () => {
  // A rehearsal, as the sample is, ends its own list alone.
  expect((await isDone()).webhooks).toBe(false);
  await run('update shop_opening set set_up_live = true');
  expect(await read()).toMatchObject({ sells: true, reasons: [], isNew: false, isClosed: false, setup: [] });
});

test.each([
  ['absent', 'absences = datemultirange(daterange(shop_today(), shop_today() + 2))', "absences = '{}'"],
  ['no-offer', 'archived_at = now()', 'archived_at = null'],
])('an open shop in which nothing can be bought says so: %s [DK-21]', async (reason, change, back) => {
  await run(`update fairy set ${change}`);
  expect(await read()).toMatchObject({ sells: false, reasons: [reason], isClosed: false });
  expect((await desk.call('GET', '/state', { as: owner })).json().sells).toBe(false);
  // A closed shop does not sell again by itself when somebody is back.
  await run('update shop_opening set closed_at = now()');
  expect((await read()).reasons).toEqual(['closed', ...(reason === 'no-offer' ? [reason] : [])]);
  await run('update shop_opening set closed_at = null');
  await run(`update fairy set ${back}`);
  expect((await read()).sells).toBe(true);
});

test('is closed until a day with a text, noted, and a stale page is refused with what is there now [DK-6]', async () => {
  const { version: seen, today } = await read();
  for (const day of [today, '2026-02-31', '2026-13-45', 'jutro'])
    expect((await put({ reopensOn: day, seen })).json()).toMatchObject({
      code: 221,
      errors: [{ path: '/reopensOn' }],
    });
  const closed = await put({ reopensOn: '2999-12-15', words: '  Jedziemy w góry. ', seen });
  expect(closed.json()).toMatchObject({
    sells: false,
    reasons: ['closed'],
    isClosed: true,
    reopensOn: '2999-12-15',
    words: 'Jedziemy w góry.',
  });
  const preview = await desk.call('POST', '/opening/preview', { as: owner });
  const token = String(preview.json().address).split('/').at(-1) ?? '';
  expect(await findShopPreview(desk.store.db, token, new Date())).toBeInstanceOf(Date);
  const stale = await put({ isOpen: true, seen });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 210]);
  expect(stale.json().current).toEqual(closed.json());
  const opened = await put({ isOpen: true, words: 'Jedziemy w góry.', seen: closed.json().version });
  expect(opened.json()).toMatchObject({ sells: true, reopensOn: null, words: 'Jedziemy w góry.' });
  // The preview's address ended with the opening, and stays ended when the shop closes again.
  const reclosed = await put({ seen: opened.json().version });
  expect(await findShopPreview(desk.store.db, token, new Date())).toBeUndefined();
  await put({ isOpen: true, words: 'Jedziemy w góry.', seen: reclosed.json().version });
  const audited = await desk.store.db
    .selectFrom('audit')
    .select('action')
    .where('entity', '=', 'shop')
    .orderBy('at')
    .execute();
  expect(audited.map(({ action }) => action)).toEqual([
    'shop.closed',
    'shop.previewed',
    'shop.opened',
    'shop.closed',
    'shop.opened',
  ]);
});

test('an empty live shop says what it lacks, each item until it is proven, and the list is over once all was there [LV-1] [owner row 11]', async () => {
  const tables = ['page_content', 'product', 'fairy', 'fairy_product'] as const;
  // What PostgreSQL reckons itself cannot be put back.
  const columns = (table: string) => (table === 'page_content' ? 'page, type, content, position' : '*');
  for (const table of tables)
    await run(`create temporary table kept_${table} as select ${columns(table)} from ${table}`);
  const back = (table: (typeof tables)[number]) => () =>
    run(
      `insert into ${table} ${columns(table) === '*' ? '' : `(${columns(table)})`} select * from kept_${table}`,
    );
  await emptyShop(desk.store.db, { withSandboxOrders: true });
  expect(await read()).toMatchObject({
    sells: false,
    reasons: ['terms', 'privacy-page', 'new', 'no-offer'],
    isNew: true,
  });
  // Saved shut, with a text for visitors, it is still one that has never been open.
  expect((await put({ words: 'Otwieramy w grudniu.', seen: (await read()).version })).json()).toMatchObject({
    reasons: ['terms', 'privacy-page', 'new', 'no-offer'],
    words: 'Otwieramy w grudniu.',
  });
  const ITEMS = ['name', 'texts', 'service', 'specialist', 'price', 'mail', 'payments', 'opening'];
  expect(await isDone()).toEqual(
    Object.fromEntries([...ITEMS, 'test-order', 'webhooks', 'backup'].map((item) => [item, false])),
  );
  const becomesDone = async (item: string, work: () => Promise<unknown>) => {
    expect([item, (await isDone())[item]]).toEqual([item, false]);
    await work();
    expect([item, (await isDone())[item]]).toEqual([item, true]);
  };
  await becomesDone('texts', back('page_content'));
  await becomesDone('service', back('product'));
  await becomesDone('specialist', back('fairy'));
  await becomesDone('price', back('fairy_product'));
  await becomesDone('mail', () => run(`insert into connection_check (name, outcome) values ('mail', 'ok')`));
  await run(`insert into connection_check (name, outcome) values ('stripe', 'ok'), ('payu', 'failed')`);
  await becomesDone('payments', () => run(`update connection_check set outcome = 'ok'`));
  const { version } = await read();
  await becomesDone('opening', () => put({ isOpen: true, seen: version }));
  expect((await read()).sells).toBe(true);
  await becomesDone('backup', () =>
    run(`insert into restore_drill (source, seconds, orders) values ('database', 1, 1)`),
  );
});

test('only an owner may open and close', async () => {
  const fairy = await desk.store.db.selectFrom('fairy').select('id').executeTakeFirstOrThrow();
  const specialist = await desk.sign('specialist', fairy.id);
  expect((await desk.call('GET', '/opening', { as: specialist })).statusCode).toBe(403);
});
