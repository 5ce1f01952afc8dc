import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { answerMail } from '#server/mail/mail-templates.ts';
import { CatalogueCache } from '#server/store/catalogue-cache.ts';
import { findAnswerer } from '#server/orders/order-progress.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { measureResponseTimes } from '#server/store/response-times.ts';
import { listFairies } from '#server/store/fairies.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

type Specialist = DeskSchemas['Specialist'];
type Field = DeskSchemas['SpecialistField'];

const EXAMPLE = {
  to: 'anna@example.pl',
  orderId: 17,
  customerId: 'klient',
  productName: 'Trzy karty',
  response: 'Jedź.',
  ratingKey: null,
  answerKey: '',
};

let desk: TestDesk;
let owner: Signed;
let jagna: Specialist;
let other: Specialist;

beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const read = async (): Promise<Specialist[]> =>
  (await desk.call('GET', '/specialists', { as: owner })).json();
const change = (payload: object, id = jagna.id) =>
  desk.call('PUT', `/specialists/${id}`, { as: owner, payload });
const set = (field: Field, text: string, seen = jagna.versions[field]) =>
  change({ changes: [{ field, text, seen }] });
const order = (seen: readonly string[], wanted: readonly string[]) =>
  desk.call('PUT', '/specialists/order', { as: owner, payload: { seen, order: wanted } });
const lastAudit = () =>
  desk.store.db
    .selectFrom('audit')
    .select(['actor_name', 'action', 'entity_id', 'fields', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
const audits = async () => (await desk.store.db.selectFrom('audit').select('id').execute()).length;

beforeEach(async () => {
  const [first, second] = await read();
  if (!first || !second) throw new Error('The sample has no two specialists');
  [jagna, other] = [first, second];
});

test('the list has every specialist in the shop’s order, each field with its version [DK-11]', async () => {
  const shown = await listFairies(desk.store.db);
  expect((await read()).map(({ fields }) => fields.name)).toEqual(shown.map(({ name }) => name));
  expect(jagna.versions).toEqual({
    name: 1,
    zodiacSign: 1,
    persona: 1,
    voice: 1,
    description: 1,
    seoTitle: 1,
    seoDescription: 1,
  });
});

test('a change shows in the shop at the next look of any process, and is audited [DK-11]', async () => {
  const { db } = desk.store;
  const elsewhere = new CatalogueCache(db);
  await elsewhere.refresh();
  const shown = async () => (await elsewhere.cached('fairies', () => listFairies(db)))[0];
  const before = await shown();
  const changed = await set('voice', '  jeszcze\n dziś ');
  expect([changed.statusCode, changed.json().fields.voice]).toEqual([200, 'jeszcze dziś']);
  await elsewhere.refresh();
  expect(await shown()).toEqual({ ...before, voice: 'jeszcze dziś' });
  expect(await lastAudit()).toEqual({
    actor_name: 'Ludmiła',
    action: 'fairy.changed',
    entity_id: jagna.id,
    fields: ['voice'],
    details: { before: { voice: before?.voice }, after: { voice: 'jeszcze dziś' } },
  });
});

test('two owners may change different fields at once; the same field is refused with what it is now [DK-6] [DK-11]', async () => {
  expect((await set('description', 'Pierwsza wersja')).statusCode).toBe(200);
  expect((await set('seoTitle', 'Tytuł drugiej')).statusCode).toBe(200);
  const refused = await change({
    changes: [
      { field: 'seoDescription', text: 'Nie zapisze się', seen: jagna.versions.seoDescription },
      { field: 'description', text: 'Druga wersja', seen: jagna.versions.description },
    ],
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 210]);
  const [now] = await read();
  expect(refused.json().current).toEqual(now);
  expect(now?.fields).toEqual({
    ...jagna.fields,
    description: 'Pierwsza wersja',
    seoTitle: 'Tytuł drugiej',
  });
  expect(now?.versions).toMatchObject({
    ...jagna.versions,
    description: jagna.versions.description + 1,
    seoTitle: jagna.versions.seoTitle + 1,
  });
});

test('what is already so changes no version and leaves no trace; a change in SQL counts all the same [DK-11]', async () => {
  const before = await audits();
  expect((await set('name', ` ${jagna.fields.name} `)).json()).toEqual(jagna);
  expect(await audits()).toBe(before);
  await desk.store.db
    .updateTable('fairy')
    .set({ description: 'Z terminala', is_available: !jagna.availability.isAvailable })
    .where('id', '=', jagna.id)
    .execute();
  expect((await read())[0]?.versions).toEqual({
    ...jagna.versions,
    description: jagna.versions.description + 1,
  });
});

test.each<[Field, string, string]>([
  ['name', 'Al', 'Pole powinno mieć minimum 3 znaki'],
  ['seoTitle', '  Al ', 'Pole powinno mieć minimum 3 znaki'],
  ['description', '', 'Pole powinno mieć minimum 3 znaki'],
  ['zodiacSign', 'Baran', 'Wybierz znak zodiaku'],
  ['name', 'ż'.repeat(61), 'Najwyżej 60 znaków'],
  ['description', 'ż'.repeat(2001), 'Najwyżej 2000 znaków'],
  // What shows nothing counts as nothing.
  ['name', '\u200B\u200B\u200B', 'Pole powinno mieć minimum 3 znaki'],
  ['description', 'Koniec\u0007', 'Są tu znaki, których nie widać. Wpisz tekst jeszcze raz.'],
  ['name', 'Jagna\u202E', 'Są tu znaki, których nie widać. Wpisz tekst jeszcze raz.'],
])(
  '%s %j is refused with its message at the field, and nothing of the same save is done [VA-AD] [DK-11]',
  async (field, text, message) => {
    const fine: Field = field === 'voice' ? 'seoDescription' : 'voice';
    const refused = await change({
      changes: [
        { field: fine, text: 'Jutro rano', seen: jagna.versions[fine] },
        { field, text, seen: jagna.versions[field] },
      ],
    });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 221]);
    expect(refused.json().errors).toEqual([{ path: '/changes/1/text', message }]);
    expect((await read())[0]).toEqual(jagna);
  },
);

test('a name that another specialist has is refused, however it is spelt; her own may change its letters [DK-11]', async () => {
  const refused = await set('name', ` ${other.fields.name.toUpperCase()}`);
  expect(refused.json().errors).toEqual([
    { path: '/changes/0/text', message: 'Wróżka o tym imieniu już jest' },
  ]);
  const upper = jagna.fields.name.toUpperCase();
  expect((await set('name', upper)).json().fields.name).toBe(upper);
});

test('a specialist that is not known is 404; a field twice, none or a strange one is 400 [DK-11]', async () => {
  const one = { field: 'name', text: 'Dobrawa', seen: jagna.versions.name };
  const unknown = await change({ changes: [one] }, '00000000-0000-4000-8000-000000000000');
  expect(unknown.statusCode).toBe(404);
  for (const changes of [[one, one], [], [{ ...one, field: 'rating' }]])
    expect((await change({ changes })).statusCode).toBe(400);
  expect((await read())[0]).toEqual(jagna);
});

test('a new order is the shop’s and is audited; the same once more leaves no trace [DK-11]', async () => {
  const seen = (await read()).map(({ id }) => id);
  const turned = seen.toReversed();
  const done = await order(seen, turned);
  expect(done.json().map(({ id }: Specialist) => id)).toEqual(turned);
  expect((await listFairies(desk.store.db)).map(({ id }) => id)).toEqual(turned);
  expect(await lastAudit()).toMatchObject({
    action: 'fairy.ordered',
    details: { before: seen, after: turned },
  });
  const before = await audits();
  expect((await order(turned, turned)).statusCode).toBe(200);
  expect(await audits()).toBe(before);
});

test('an order that leaves somebody out or names her twice is refused [DK-11]', async () => {
  const seen = (await read()).map(({ id }) => id);
  for (const wanted of [seen.slice(1), [...seen.slice(1), seen[1] ?? ''], []])
    expect((await order(seen, wanted)).statusCode).toBe(400);
  expect((await read()).map(({ id }) => id)).toEqual(seen);
});

describe.each(DATABASES)('two owners at once, %s', (kind) => {
  const RACES = 2;
  let crowd: TestDesk;
  let both: Signed[];
  beforeAll(async () => {
    crowd = await TestDesk.start({}, await startTestStore(kind));
    both = [await crowd.sign('owner'), await crowd.sign('owner')];
  });
  afterAll(() => crowd.close());

  const list = async (): Promise<Specialist[]> =>
    (await crowd.call('GET', '/specialists', { as: both[0] })).json();
  const race = (path: (nth: number) => string, payload: (nth: number) => object) =>
    Promise.all(
      both.map((as, nth) => crowd.call('PUT', `/specialists/${path(nth)}`, { as, payload: payload(nth) })),
    );
  const statuses = (replies: readonly { statusCode: number }[]) =>
    replies.map(({ statusCode }) => statusCode).toSorted();

  test('one name given to two specialists: one gets it [DK-11]', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const now = await list();
      const replies = await race(
        (nth) => now[nth]?.id ?? '',
        (nth) => ({
          changes: [{ field: 'name', text: `Dobrochna ${round}`, seen: now[nth]?.versions.name }],
        }),
      );
      expect(statuses(replies)).toEqual([200, 422]);
    }
  });

  test('two texts of one field: one is stored, the other is refused with it [DK-6] [DK-11]', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const [card] = await list();
      const replies = await race(
        () => card?.id ?? '',
        (nth) => ({
          changes: [{ field: 'description', text: `${round}, ${nth} raz`, seen: card?.versions.description }],
        }),
      );
      expect(statuses(replies)).toEqual([200, 409]);
      const refused = replies.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json().current).toEqual((await list())[0]);
    }
  });

  test('two orders: one is stored, the other is refused with it [DK-6] [DK-11]', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const seen = (await list()).map(({ id }) => id);
      const [first = '', second = '', ...rest] = seen;
      const wanted = [
        [second, first, ...rest],
        [...rest, second, first],
      ];
      const replies = await race(
        () => 'order',
        (nth) => ({ seen, order: wanted[nth] }),
      );
      expect(statuses(replies)).toEqual([200, 409]);
      const refused = replies.find(({ statusCode }) => statusCode === 409);
      expect([refused?.json().code, refused?.json().current]).toEqual([210, await list()]);
    }
  });
});

test('how soon she answers is the median of ten answers or more of ninety days, rounded up, at the desk and in the shop [DK-11] [RD-4]', async () => {
  const { db } = desk.store;
  const version = async () =>
    (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;
  const measured = async () => {
    await measureResponseTimes(db, new Date());
    const found = (await read()).find(({ id }) => id === jagna.id);
    const shown = (await listFairies(db)).find(({ id }) => id === jagna.id);
    return [found?.usualMinutes, found?.responseTime, shown?.responseTime];
  };
  let orderId = 0;
  /** Approved so many days before, after an approval that was taken back, it waited for its gift's day. */
  const waited = (days: number) =>
    sql`
    with gift as (
      update shop_order set paid_at = paid_at - make_interval(days => ${days}), gift_email = 'zosia@example.com',
        gift_from = answered_at where id = ${orderId} returning id, answered_at
    ), started as (
      insert into answer (order_id) select id from gift on conflict do nothing
    ), taken_back as (
      insert into answer_approval (order_id, draft_version, digest, approver_kind, approver_name, approved_at, voided_at)
      select id, 1, repeat('0', 64), 'terminal', 'terminal', answered_at - make_interval(days => ${days + 1}), answered_at
      from gift
    )
    insert into answer_approval (order_id, draft_version, digest, approver_kind, approver_name, approved_at, mailed_at)
    select id, 1, repeat('0', 64), 'terminal', 'terminal', answered_at - make_interval(days => ${days}), answered_at
    from gift`.execute(db);
  const answer = async (minutes: number, daysAgo = 1) => {
    ({ orderId } = await paidOrder(db));
    await sql`
      update shop_order set paid_at = now() - make_interval(days => ${daysAgo}, mins => ${minutes}),
        answered_at = now() - make_interval(days => ${daysAgo}),
        fairy_product_id = (select id from fairy_product where fairy_id = ${jagna.id} limit 1)
      where id = ${orderId}
    `.execute(db);
  };
  const itsFairy = async () => {
    const { fairy_product_id: fairyProductId } = await db
      .selectFrom('shop_order')
      .select('fairy_product_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return findAnswerer(db, { fairyProductId } as PlacedOrder);
  };
  await sql`update fairy set response_time = 'w chwilę' where id = ${jagna.id}`.execute(db);
  for (const minutes of [60, 301, 600, 600, 600, 600]) await answer(minutes);
  for (let gift = 1; gift <= 3; gift += 1) {
    await answer(1);
    await waited(40);
  }
  await answer(1, 91);
  // One of the sample has what came with her; any other the promise, whatever was typed once.
  expect(await measured()).toEqual([null, 'w chwilę', 'w chwilę']);
  await sql`update fairy set name = 'Inna' where id = ${jagna.id}`.execute(db);
  expect(await measured()).toEqual([null, 'do 12 godzin', 'do 12 godzin']);
  expect((await itsFairy()).fairyResponseTime).toBeUndefined();
  await answer(700);
  await waited(40);
  expect(await measured()).toEqual([480, 'ok. 8 godz.', 'ok. 8 godz.']);
  expect((await itsFairy()).fairyResponseTime).toBe('ok. 8 godz.');
  const before = await version();
  await measured();
  expect(await version()).toBe(before);
  await sql`update shop_order set answered_at = answered_at - interval '91 days', paid_at = paid_at - interval '91 days'
    where id = ${orderId}`.execute(db);
  expect(await measured()).toEqual([null, 'do 12 godzin', 'do 12 godzin']);
  await sql`update fairy set name = ${jagna.fields.name} where id = ${jagna.id}`.execute(db);
});

test('a character of the shop is said to be one by the shop and in the answer’s mail, with who approved it [DK-11]', async () => {
  const { db } = desk.store;
  const hers = async () => (await listFairies(db)).find(({ id }) => id === jagna.id);
  expect((await hers())?.isBrand).toBeUndefined();
  expect((await set('persona', 'robot')).json()).toMatchObject({
    code: 221,
    errors: [{ message: 'Wybierz, kto to jest' }],
  });
  const changed: Specialist = (await set('persona', 'brand')).json();
  expect([changed.fields.persona, changed.versions.persona]).toEqual(['brand', 2]);
  expect((await hers())?.isBrand).toBe(true);
  const answered = { ...EXAMPLE, fairyName: 'Jagna', approver: 'Ludmiła' };
  const said =
    'Jagna to postać naszej marki. Tę odpowiedź przygotowała i zatwierdziła osoba z naszego zespołu: Ludmiła.';
  const textOf = (isBrand: boolean) =>
    answerMail({ ...answered, isBrand }, desk.config).text.replaceAll(/\s+/g, ' ');
  expect(textOf(true)).toContain(said);
  expect(textOf(false)).not.toContain('postać');
});
