import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { CatalogueCache } from '#server/store/catalogue-cache.ts';
import { listFairies } from '#server/store/fairies.ts';
import { findOffer } from '#server/store/products.ts';
import { approvedNow, paidOrder } from '#tests/server/answers/paid-order.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

type Specialist = DeskSchemas['Specialist'];

const CARD = {
  name: ' Dobrochna ',
  zodiacSign: 'Leo',
  description: 'Czyta z fusów.',
  seoTitle: 'Dobrochna, wróżka',
  seoDescription: 'Czyta z fusów i pisze.',
};

describe.each(DATABASES)('%s', (kind) => {
  let desk: TestDesk;
  let owner: Signed;
  beforeAll(async () => {
    desk = await TestDesk.start({}, await startTestStore(kind));
    owner = await desk.sign('owner', null, 'Ludmiła');
  });
  afterAll(() => desk.close());

  const read = async (): Promise<Specialist[]> =>
    (await desk.call('GET', '/specialists', { as: owner })).json();
  const add = (fields: object, id: string = randomUUID()) =>
    desk.call('POST', '/specialists', { as: owner, payload: { id, fields } });
  const archive = (one: Specialist | undefined, isArchived: boolean, seen = one?.archivedVersion) =>
    desk.call('PUT', `/specialists/${one?.id}/archived`, { as: owner, payload: { isArchived, seen } });
  const actions = async () =>
    (await desk.store.db.selectFrom('audit').select('action').orderBy('id').execute()).map(
      ({ action }) => action,
    );

  test('a new specialist comes last, with nothing to buy; the same call again adds nobody [DK-15]', async () => {
    const id = randomUUID();
    const added: Specialist = (await add(CARD, id)).json();
    expect(added.fields).toEqual({ ...CARD, name: 'Dobrochna', persona: 'person', voice: '' });
    expect([added.lowestPrice, added.isArchived, added.image]).toEqual([
      null,
      false,
      '/art/post-placeholder.svg',
    ]);
    expect((await add(CARD, id)).json()).toEqual(added);
    expect((await read()).at(-1)).toEqual(added);
    expect((await listFairies(desk.store.db)).at(-1)).toMatchObject({ id, products: [] });
    expect((await actions()).filter((action) => action === 'fairy.added')).toHaveLength(1);
  });

  test('every field is asked for, each with its message, and a taken name is refused however it is spelt [VA-AD] [DK-15]', async () => {
    const before = await read();
    const refused = await add({ ...CARD, name: 'DOBROCHNA', zodiacSign: '', description: 'x', seoTitle: '' });
    expect([refused.statusCode, refused.json().code, refused.json().errors]).toEqual([
      422,
      221,
      [
        { path: '/fields/name', message: 'Wróżka o tym imieniu już jest' },
        { path: '/fields/zodiacSign', message: 'Wybierz znak zodiaku' },
        { path: '/fields/description', message: 'Pole powinno mieć minimum 3 znaki' },
        { path: '/fields/seoTitle', message: 'Pole powinno mieć minimum 3 znaki' },
      ],
    ]);
    expect(await read()).toEqual(before);
  });

  test('one name added twice at once is added once [DK-15]', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => add({ ...CARD, name: 'Mścisława' })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  });

  test('topics are stored all at once in their order; a stale list is refused, a bad one with its messages [DK-6] [DK-15]', async () => {
    const [her] = await read();
    const put = (topics: object[], seen = her?.topics.map(({ id }) => id)) =>
      desk.call('PUT', `/specialists/${her?.id}/topics`, { as: owner, payload: { seen, topics } });
    const bad = await put([
      { content: 'Praca', icon: 'MONEY' },
      { content: ' x ', icon: 'EARTH' },
    ]);
    expect([bad.statusCode, bad.json().errors]).toEqual([
      422,
      [{ path: '/topics/1/content', message: 'Pole powinno mieć minimum 3 znaki' }],
    ]);
    const wanted = [
      { content: '  Praca  i pieniądze', icon: 'MONEY' },
      { content: 'Siostry', icon: 'HEARTH' },
    ];
    const both = await Promise.all([put(wanted), put([])]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [now] = await read();
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().current).toEqual(now);
    const ids = now?.topics.map(({ id }) => id);
    const stored: Specialist = (await put(wanted, ids)).json();
    expect(stored.topics.map(({ content, icon }) => [content, icon])).toEqual([
      ['Praca i pieniądze', 'MONEY'],
      ['Siostry', 'HEARTH'],
    ]);
    const again = await put(
      wanted,
      stored.topics.map(({ id }) => id),
    );
    expect(again.json()).toEqual(stored);
    expect((await listFairies(desk.store.db))[0]?.specializations).toEqual(stored.topics);
  });

  test('an archived one is gone from the shop at the next look of any process, her orders stay, and she comes back as she was [DK-15]', async () => {
    const { db } = desk.store;
    const { orderId } = await paidOrder(db);
    const order = await db
      .selectFrom('shop_order')
      .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
      .select(['fairy_id as fairyId', 'fairy_product_id as offerId'])
      .where('shop_order.id', '=', orderId)
      .executeTakeFirstOrThrow();
    const elsewhere = new CatalogueCache(db);
    await elsewhere.refresh();
    const shown = () => elsewhere.cached('fairies', () => listFairies(db));
    const before = await shown();
    const her = (await read()).find(({ id }) => id === order.fairyId);
    expect([her?.waiting, her?.late]).toEqual([1, 0]);
    await sql`update shop_order set paid_at = now() - interval '13 hours' where id = ${orderId}`.execute(db);
    expect((await read()).find(({ id }) => id === order.fairyId)?.late).toBe(1);
    // An approved answer that waits for its time is not late.
    await approvedNow(db, orderId);
    expect((await read()).find(({ id }) => id === order.fairyId)).toMatchObject({ waiting: 1, late: 0 });

    const archived: Specialist = (await archive(her, true)).json();
    expect([archived.isArchived, archived.waiting]).toEqual([true, 1]);
    await elsewhere.refresh();
    expect((await shown()).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id).filter((id) => id !== her?.id),
    );
    // A page that was open meanwhile orders in vain.
    expect(await findOffer(db, order.offerId ?? '')).toBeUndefined();
    const prices = (await desk.call('GET', '/prices', { as: owner })).json();
    expect(prices.fairies.map(({ id }: { id: string }) => id)).not.toContain(her?.id);
    const queue = (await desk.call('GET', '/queue', { as: owner })).json();
    expect(JSON.stringify(queue)).toContain(her?.fields.name);

    const stale = await archive(her, false);
    expect([stale.statusCode, stale.json().code, stale.json().current]).toEqual([409, 210, archived]);
    expect((await archive(archived, false)).statusCode).toBe(200);
    await elsewhere.refresh();
    expect(await shown()).toEqual(before);
    expect((await actions()).slice(-2)).toEqual(['fairy.archived', 'fairy.restored']);
  });
});
