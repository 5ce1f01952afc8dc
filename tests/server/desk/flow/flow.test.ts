import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { addCounts } from '#server/transition-counts/add-counts.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

const DAY = 24 * 60 * 60_000;

describe.each(DATABASES)('flows as lived (%s) [DK-25]', (kind) => {
  let desk: TestDesk;
  let owner: Signed;
  beforeAll(async () => {
    desk = await TestDesk.start({}, await startTestStore(kind));
    owner = await desk.sign('owner', null, 'Ludmiła');
  });
  afterAll(() => desk.close());

  it('are counted by whole days beside as many before; the drawing has every arrow by the same names', async () => {
    const { db } = desk.store;
    const at = (days: number) => new Date(desk.clock.now().getTime() - days * DAY);
    const variant = (count: number) =>
      [
        ['purchase', '', '@entered', 'open.choosingVariant', count],
        ['purchase', 'open.choosingVariant', 'variant.choose', 'open.choosingSpecialist', count],
        ['purchase', 'open.choosingVariant', '@left', '', count],
        ['contact', '', '@entered', 'editing', 900],
      ] as const;
    for (const [days, count] of [
      [0, 1],
      [6, 10],
      [7, 100],
      [13, 200],
      [14, 1_000],
    ] as const)
      await addCounts(db, variant(count), at(days));
    // A name that the machine no longer has.
    await addCounts(db, [['purchase', 'old', 'old.event', 'older', 5]], at(0));

    const response = await desk.call('GET', '/flow?machine=purchase&days=7', { as: owner });
    expect(response.statusCode).toBe(200);
    const flow: DeskSchemas['Flow'] = response.json();
    const count = { now: 11, before: 300 };
    expect(flow.states.find(({ id }) => id === 'purchase.open.choosingVariant')).toEqual({
      id: 'purchase.open.choosingVariant',
      words: 'Klientka ogląda warianty usługi.',
      isGoal: false,
      entered: count,
      left: count,
    });
    expect(flow.arrows.filter(({ count: { now } }) => now > 0)).toEqual([
      {
        from: 'purchase.open.choosingVariant',
        to: 'purchase.open.choosingSpecialist',
        event: 'variant.choose',
        words: 'Wybiera wariant.',
        count,
      },
    ]);
    const drawn = [
      ...readFileSync('machines/diagrams/purchase.svg', 'utf8').matchAll(
        /data-from="([^"]+)" data-to="([^"]+)"/g,
      ),
    ];
    const named = new Set(flow.arrows.map(({ from, to }) => `${from} ${to}`));
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.map(([, from, to]) => `${from} ${to}`).filter((pair) => !named.has(pair))).toEqual([]);
    expect(flow.states.filter(({ isGoal }) => isGoal).map(({ id }) => id)).toEqual([
      'purchase.redirecting.leaving',
      'purchase.redirecting.slow',
    ]);
  });

  it('tell how long payments took: median and the slowest of twenty', async () => {
    await sql`
      insert into shop_order (fairy_product_id, product_name, product_type, fairy_name, full_price, total_price,
        customer_name, email, birth_date, status, created_at, paid_at)
      select (select id from fairy_product limit 1), 'Tarot', 'TAROT', 'Jagna', 100, 100, 'Klara', 'klara@przyklad.pl',
        '1990-01-01', 'GENERATING_RESPONSE', now(), now() + seconds * interval '1 second'
      from unnest(array[30, 40, 50, 60, 1000]) as seconds
    `.execute(desk.store.db);
    const flow: DeskSchemas['Flow'] = (
      await desk.call('GET', '/flow?machine=contact&days=7', { as: owner })
    ).json();
    expect(flow.payments.now).toMatchObject({ count: 5, median: 50 });
    expect(flow.payments.now.p95).toBeCloseTo(812);
    expect(flow.payments.before).toEqual({ count: 0, median: null, p95: null });
  });
});
