import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COUNTED_MACHINES, TRANSITION_COUNTS_PATH } from '#domain/counts/transition-counts.ts';
import { deleteExpired } from '#tests/server/support/delete-steps.ts';
import { addCounts } from '#server/transition-counts/add-counts.ts';
import { MACHINES } from '#server/transition-counts/known-transitions.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';

const REFUSED = [
  'purchase',
  'open.filling.coupon.checking',
  'xstate.error.actor.applyCoupon',
  'open.filling.coupon.refused',
] as const;
const STOPPED = ['purchase', '', '@entered', 'open.filling'] as const;

it('the counted machines are called by their ids', () => {
  expect(Object.values(MACHINES).map(({ id }) => id)).toEqual(COUNTED_MACHINES);
});

describe.each(DATABASES)('beacons (%s) [LW-17]', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1' }, { store: await startTestStore(kind) });
  });
  beforeEach(() => shop.store.db.deleteFrom('transition_count').execute());
  afterAll(() => shop.close());

  let visitors = 0;
  const post = (
    payload: unknown,
    headers: Record<string, string | undefined> = {},
    address = `10.0.0.${(visitors += 1)}`,
  ) =>
    shop.app.inject({
      method: 'POST',
      url: TRANSITION_COUNTS_PATH,
      headers: {
        'x-forwarded-for': address,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 Firefox/140.0',
        ...headers,
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const stored = async () =>
    (await shop.store.db.selectFrom('transition_count').selectAll().orderBy('event').execute()).map(
      ({ event, count }) => `${event} ${count}`,
    );

  it('that come at once add up', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        post(
          at % 2 === 0
            ? [
                [...REFUSED, 2],
                [...STOPPED, 1],
              ]
            : [
                [...STOPPED, 1],
                [...REFUSED, 2],
              ],
        ),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode}${body}`))).toEqual(new Set(['204']));
    expect(await stored()).toEqual(['@entered 8', 'xstate.error.actor.applyCoupon 16']);
  });

  it('that are forged, foreign, too large, too many or of programs count nothing, and get the same answer', async () => {
    const good = [[...REFUSED, 1]];
    const answers = [
      await post([
        ['purchase', 'open', 'made.up', 'open', 1],
        [...STOPPED.slice(0, 3), '<b>', 1],
      ]),
      await post([
        [...REFUSED, 0],
        [...REFUSED, -1],
        [...REFUSED, 1.5],
        [...REFUSED, 1e9],
        [...REFUSED, '1'],
      ]),
      await post({ rows: good }),
      await post('[["purchase"'),
      await post('null'),
      await post(good, { 'content-type': 'text/plain' }),
      await post(good, { 'sec-fetch-site': 'cross-site' }),
      await post(good, { 'user-agent': 'Googlebot/2.1' }),
      await post(good, { 'user-agent': undefined }),
      await post([...good, 'x'.repeat(60_000)]),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode}${body}`))).toEqual(new Set(['204']));
    expect(await stored()).toEqual([]);

    for (let at = 0; at < 40; at += 1)
      expect(
        (
          await post(
            [
              [...REFUSED, 1],
              [...REFUSED, 1],
            ],
            {},
            '10.1.1.1',
          )
        ).statusCode,
      ).toBe(204);
    expect(await stored()).toEqual(['xstate.error.actor.applyCoupon 30']);
  });

  it('belong to the day in Warsaw, and go after 400 days', async () => {
    const { db } = shop.store;
    await addCounts(db, [[...STOPPED, 3]], new Date('2026-06-30T22:30:00Z'));
    const days = () => db.selectFrom('transition_count').select(['day', 'count']).execute();
    const [row] = await days();
    expect(`${JSON.stringify(row?.day)} ${row?.count}`).toMatch(/2026-0(7-01|6-30T22:00).* 3$/);
    const outbox = { clear: async () => undefined } as never;
    const retention = {
      drafts: 1,
      unpaid: 1,
      orders: 1,
      books: 5,
      messages: 1,
      mails: 1,
      unconfirmed: 1,
      backups: 1,
    };
    await deleteExpired({ db, outbox, retention }, new Date('2027-08-04T12:00:00Z'));
    expect(await days()).toHaveLength(1);
    await deleteExpired({ db, outbox, retention }, new Date('2027-08-06T12:00:00Z'));
    expect(await days()).toEqual([]);
  });
});
