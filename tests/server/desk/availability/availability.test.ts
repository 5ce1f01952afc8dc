import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CatalogueCache } from '#server/store/catalogue-cache.ts';
import { listFairies } from '#server/store/fairies.ts';
import { findOffer } from '#server/store/products.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

interface Wanted {
  isAvailable?: boolean;
  absences?: { from: string; until: string }[];
  seen?: number;
}

describe.each(DATABASES)('%s', (kind) => {
  let desk: TestDesk;
  let owner: Signed;
  let her: { id: string; offer: string };
  beforeAll(async () => {
    desk = await TestDesk.start({}, await startTestStore(kind));
    owner = await desk.sign('owner', null, 'Ludmiła');
    const { offerId } = await firstOffer();
    const { fairy_id: id } = await desk.store.db
      .selectFrom('fairy_product')
      .select('fairy_id')
      .where('id', '=', offerId)
      .executeTakeFirstOrThrow();
    her = { id, offer: offerId };
  });
  afterAll(() => desk.close());
  beforeEach(() => turnClock('2026-11-24 12:00+01'));
  afterEach(() =>
    desk.store.db
      .updateTable('fairy')
      .set({ absences: '{}', is_available: true })
      .where('id', '=', her.id)
      .execute(),
  );

  const firstOffer = async () => {
    const [fairy] = await listFairies(desk.store.db);
    return { offerId: fairy?.products[0]?.id ?? '' };
  };
  /** The database's clock stands at this moment. */
  const turnClock = (moment: string) =>
    sql`create or replace function shop_now() returns timestamptz language sql stable as
      ${sql.lit(`select timestamptz '${moment}'`)}`.execute(desk.store.db);
  const read = async () => {
    const all = (await desk.call('GET', '/specialists', { as: owner })).json();
    return all.find(({ id }: { id: string }) => id === her.id);
  };
  const put = async ({ isAvailable = true, absences = [], seen }: Wanted) =>
    desk.call('PUT', `/specialists/${her.id}/availability`, {
      as: owner,
      payload: { isAvailable, absences, seen: seen ?? (await read()).availability.version },
    });
  const absent = (from: string, until: string) => put({ absences: [{ from, until }] });
  /** What customers see of her, by a cache that looked at `looked`. */
  const shown = async () => {
    const fairy = (await listFairies(desk.store.db)).find(({ id }) => id === her.id);
    return { isAvailable: fairy?.isAvailable, sells: (fairy?.products.length ?? 0) > 0 };
  };

  test('a specialist sells nothing from the first to the last moment of an absence, in both processes, without a write, also across a clock change [DK-24]', async () => {
    const pages: string[] = [];
    const processes = ['one', 'other'].map(
      (name) => new CatalogueCache(desk.store.db, () => pages.push(name)),
    );
    const look = () => Promise.all(processes.map((cache) => cache.refresh()));
    const seen = () => Promise.all(processes.map((cache) => cache.cached('her', shown)));
    const on = { isAvailable: true, sells: true };
    const off = { isAvailable: false, sells: false };
    for (const [from, until, turns] of [
      // 25 hours long: clocks go back at three.
      [
        '2026-10-25',
        '2026-10-25',
        ['2026-10-24 23:59:59+02', '2026-10-25 00:00+02', '2026-10-25 23:59:59+01', '2026-10-26 00:00+01'],
      ],
      // 23 hours long.
      [
        '2027-03-28',
        '2027-03-28',
        ['2027-03-27 23:59:59+01', '2027-03-28 00:00+01', '2027-03-28 23:59:59+02', '2027-03-29 00:00+02'],
      ],
      [
        '2026-12-31',
        '2027-01-01',
        ['2026-12-30 23:59:59+01', '2026-12-31 00:00+01', '2027-01-01 23:59:59+01', '2027-01-02 00:00+01'],
      ],
    ] as const) {
      const [before, first, last, after] = turns;
      await turnClock(before);
      expect((await absent(from, until)).statusCode).toBe(200);
      await look();
      expect([await seen(), await findOffer(desk.store.db, her.offer)]).toEqual([
        [on, on],
        expect.anything(),
      ]);
      pages.length = 0;
      await turnClock(first);
      // Refused at once, shown after the look that each process takes every second.
      expect([await seen(), await findOffer(desk.store.db, her.offer)]).toEqual([[on, on], undefined]);
      await look();
      expect([await seen(), pages.toSorted()]).toEqual([
        [off, off],
        ['one', 'other'],
      ]);
      await turnClock(last);
      await look();
      expect(await seen()).toEqual([off, off]);
      await turnClock(after);
      await look();
      expect([await seen(), await findOffer(desk.store.db, her.offer)]).toEqual([
        [on, on],
        expect.anything(),
      ]);
    }
  });

  test('several are kept in order, touching ones become one, ended ones are told no more; after one she is as the switch says [DK-24]', async () => {
    const days = [
      { from: '2026-12-24', until: '2026-12-26' },
      { from: '2026-11-24', until: '2026-11-24' },
      { from: '2026-12-27', until: '2026-12-27' },
    ];
    const saved = (await put({ isAvailable: false, absences: days })).json();
    expect(saved.absences).toEqual([
      { from: '2026-11-24', until: '2026-11-24' },
      { from: '2026-12-24', until: '2026-12-27' },
    ]);
    expect(await shown()).toEqual({ isAvailable: false, sells: false });
    await turnClock('2026-11-25 00:00+01');
    expect(await shown()).toEqual({ isAvailable: false, sells: true });
    expect((await read()).availability.absences).toEqual([saved.absences[1]]);
    // Seen before midnight, saved after it: what has ended is no mistake, and stays as history.
    const late = (await put({ absences: saved.absences })).json();
    expect([late.isAvailable, late.absences]).toEqual([true, [saved.absences[1]]]);
    // So it does when the page no longer shows it.
    await put({ isAvailable: false, absences: late.absences });
    const { absences } = await desk.store.db
      .selectFrom('fairy')
      .select('absences')
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow();
    expect(absences).toContain('[2026-11-24,2026-11-25)');
  });

  test('days that cannot be are refused with a message each and nothing is stored; a stale page gets what is there [DK-6] [DK-24]', async () => {
    const refused = await put({
      absences: [
        { from: '2026-12-02', until: '2026-12-01' },
        { from: '2026-11-20', until: '2026-11-23' },
        { from: '', until: '2026-02-30' },
        { from: '2026-12-24', until: '2062-12-26' },
      ],
    });
    expect([refused.statusCode, refused.json().code, refused.json().errors]).toEqual([
      422,
      221,
      [
        { path: '/absences/0/until', message: 'Ostatni dzień nie może być przed pierwszym' },
        { path: '/absences/1/until', message: 'Te dni już minęły' },
        { path: '/absences/2/from', message: 'Podaj dzień' },
        { path: '/absences/2/until', message: 'Podaj dzień' },
        { path: '/absences/3/until', message: 'Najdalej rok naprzód; sprawdź, czy rok się zgadza' },
      ],
    ]);
    const { version: seen } = (await read()).availability;
    // One that began yesterday may be written down late.
    expect((await absent('2026-11-23', '2026-11-24')).statusCode).toBe(200);
    const stale = await put({ seen, absences: [{ from: '2027-01-01', until: '2027-01-02' }] });
    expect([stale.statusCode, stale.json().current]).toEqual([409, (await read()).availability]);
    const gone = await desk.call('PUT', '/specialists/00000000-0000-4000-8000-000000000000/availability', {
      as: owner,
      payload: { seen: 1, isAvailable: true, absences: [] },
    });
    expect(gone.statusCode).toBe(404);
  });

  test('of what she has sent today the latest comes first [DK-24]', async () => {
    const { db } = desk.store;
    const now = desk.clock.now().getTime();
    const ids: number[] = [];
    for (const seconds of [3, 1, 2]) {
      const { orderId } = await paidOrder(db);
      const answered_at = new Date(now + seconds * 1000);
      await db.updateTable('shop_order').set({ answered_at }).where('id', '=', orderId).execute();
      ids.push(orderId);
    }
    const [latest, first, second] = ids;
    const { fairy_id: id } = await db
      .selectFrom('shop_order')
      .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
      .select('fairy_id')
      .where('shop_order.id', '=', latest ?? 0)
      .executeTakeFirstOrThrow();
    const as = await desk.sign('specialist', id);
    const day = async () => (await desk.call('GET', '/my-day', { as })).json();
    const { sent } = await day();
    expect(sent.map(({ orderId }: { orderId: number }) => orderId)).toEqual([latest, second, first]);
    // Fifty are shown, and whether there were more.
    const counted = async (more: number) => {
      for (let n = 0; n < more; n += 1) ids.push((await paidOrder(db)).orderId);
      const answered_at = new Date(now);
      await db.updateTable('shop_order').set({ answered_at }).where('id', 'in', ids).execute();
      const latestDay = await day();
      return [latestDay.sent.length, latestDay.moreSent];
    };
    expect([await counted(47), await counted(1)]).toEqual([
      [50, false],
      [50, true],
    ]);
    await db.updateTable('shop_order').set({ deleted: true }).where('id', 'in', ids).execute();
    await db.updateTable('desk_person').set({ removed_at: new Date() }).where('fairy_id', '=', id).execute();
  });

  test('paid orders of an absent one wait as before, and the queue says that she is away; she sets her own days alone [DK-24]', async () => {
    const { orderId } = await paidOrder(desk.store.db);
    const { fairy_id: id } = await desk.store.db
      .selectFrom('shop_order')
      .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
      .select('fairy_id')
      .where('shop_order.id', '=', orderId)
      .executeTakeFirstOrThrow();
    const specialist = await desk.sign('specialist', id);
    const { version: seen } = (await desk.call('GET', '/my-day', { as: specialist })).json().availability;
    const payload = { seen, isAvailable: true, absences: [{ from: '2026-11-24', until: '2026-11-30' }] };
    const saved = await desk.call('PUT', '/my-day/availability', { as: specialist, payload });
    expect(saved.json()).toMatchObject({ absences: payload.absences, today: '2026-11-24' });
    const others = await desk.call('PUT', `/specialists/${her.id}/availability`, { as: specialist, payload });
    expect(others.statusCode).toBe(403);
    const { rows } = (await desk.call('GET', '/queue', { as: owner })).json();
    const row = rows.find((one: { orderId: number }) => one.orderId === orderId);
    expect(row.fairy).toMatchObject({ id, isAbsent: true });
    const noted = await desk.store.db
      .selectFrom('audit')
      .select(['fields', 'actor_name'])
      .where('action', '=', 'fairy.availability')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(noted).toEqual({ fields: ['absences'], actor_name: specialist.name });
  });
});
