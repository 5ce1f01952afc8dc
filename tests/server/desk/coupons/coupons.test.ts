import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { readCouponCode } from '#domain/coupon.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { priceWithCoupon } from '#server/store/coupons.ts';
import { readDiscount } from '#domain/coupon.ts';
import { draftOrder, paidOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { MIGRATIONS, migrate } from '#server/store/migrate.ts';
import { openTestStore } from '#tests/server/support/test-store.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

type Coupon = DeskSchemas['Coupon'];

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

/** The day in Warsaw, by the database's clock, so many days from now. */
const day = async (ahead = 0) => {
  const { rows } = await sql<{ day: string }>`
    select to_char(now() at time zone 'Europe/Warsaw' + make_interval(days => ${ahead}), 'YYYY-MM-DD') as day
  `.execute(desk.store.db);
  return rows[0]?.day ?? '';
};
const FIELDS = { discount: '10%', products: '', validUntil: '', maxUses: '', audience: 'personal' };
let made = 0;
const newCode = () => `TEST-${(made += 1)}`;
const make = async (changes: Partial<Coupon['fields']> = {}, code = newCode()) =>
  desk.call('POST', '/coupons', {
    as: owner,
    payload: { code, fields: { ...FIELDS, validFrom: await day(), ...changes } },
  });
const makeOne = async (changes: Partial<Coupon['fields']> = {}): Promise<Coupon> => {
  const answer = await make(changes);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json();
};
const change = (coupon: Coupon, field: keyof Coupon['fields'], text: string, seen = coupon.versions[field]) =>
  desk.call('PUT', `/coupons/${coupon.code}`, { as: owner, payload: { changes: [{ field, text, seen }] } });
const stop = (code: string) => desk.call('POST', `/coupons/${code}/stop`, { as: owner });
const messages = (answer: { json: () => { errors?: { path: string; message: string }[] } }) =>
  Object.fromEntries((answer.json().errors ?? []).map(({ path, message }) => [path, message]));
const priced = (code: string, price = grosze(8699)) =>
  priceWithCoupon(desk.store.db, code, { productType: 'TAROT', price }).catch(
    ({ code: problem }: { code: number }) => problem,
  );
const withCode = (couponCode: string) => ({ ...orderOf('Tarot'), couponCode });

describe('a coupon of the desk', () => {
  test.each([
    ['10%', 8699, 7829],
    ['100%', 8699, 0],
    ['20,00 zł', 8699, 6699],
    ['0,01 zł', 8699, 8698],
    ['100,00 zł', 8699, 0],
  ])('%s of %d grosze leaves %d, by what prices an order [DK-13]', async (discount, price, left) => {
    const { code } = await makeOne({ discount });
    expect(await priced(code, grosze(price))).toBe(left);
  });

  test('by amount, its order is priced and its use listed with the order [DK-13]', async () => {
    const { code } = await makeOne({ discount: '20 zł', maxUses: '5' });
    const paid = await paidOrder(desk.store.db, withCode(code));
    const held = await draftOrder(desk.store.db, withCode(code));
    const { coupon, uses } = (await desk.call('GET', `/coupons/${code}`, { as: owner })).json();
    expect(coupon).toMatchObject({
      state: 'running',
      standing: { uses: 2 },
      fields: { discount: '20,00 zł' },
    });
    expect(uses).toMatchObject([
      { orderId: held.orderId, state: 'held', totalPrice: held.totalPrice },
      { orderId: paid.orderId, state: 'paid', fullPrice: paid.totalPrice + 2000 },
    ]);
  });

  test('begins and ends with days in Warsaw, the last one included, also when the clocks change [DK-13]', async () => {
    const { code } = await makeOne({ validFrom: '2027-03-28', validUntil: '2027-10-31' });
    const row = await desk.store.db
      .selectFrom('coupon')
      .select(['valid_from', 'valid_until'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect([row.valid_from, row.valid_until].map((moment) => moment?.toISOString())).toEqual([
      '2027-03-27T23:00:00.000Z',
      '2027-10-31T23:00:00.000Z',
    ]);
    const { coupon } = (await desk.call('GET', `/coupons/${code}`, { as: owner })).json();
    expect(coupon).toMatchObject({
      state: 'waiting',
      fields: { validFrom: '2027-03-28', validUntil: '2027-10-31' },
    });
  });

  test('is stopped at once and for good; an order that holds it keeps its price [DK-13]', async () => {
    const { code } = await makeOne({ maxUses: '1' });
    const held = await draftOrder(desk.store.db, withCode(code));
    expect((await stop(code)).json()).toMatchObject({ state: 'stopped' });
    expect(await priced(code)).toBe(103);
    await expect(draftOrder(desk.store.db, withCode(code))).rejects.toMatchObject({ code: 103 });
    const { rows } = await sql<{ total: number }>`
      select total_price as total from shop_order where id = ${held.orderId}`.execute(desk.store.db);
    expect(rows[0]?.total).toBe(held.totalPrice);
    const again = (await stop(code)).json();
    expect((await stop(code)).json()).toMatchObject({ state: 'stopped', stoppedAt: again.stoppedAt });
    const noted = await desk.store.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('entity_id', '=', code)
      .orderBy('id')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual(['coupon.made', 'coupon.stopped']);
    expect(noted[0]?.details, 'what it was made with').toMatchObject({ after: { maxUses: '1' } });
    await sql`update coupon set valid_until = now() where code = ${code}`.execute(desk.store.db);
    const { coupon } = (await desk.call('GET', `/coupons/${code}`, { as: owner })).json();
    expect(coupon.state, 'its last day comes to nothing').toBe('stopped');
    await expect(
      sql`update coupon set stopped_at = null where code = ${code}`.execute(desk.store.db),
    ).rejects.toThrow(/not changed/);
  });

  test('of two people who create one code, the second gets a conflict [DK-13]', async () => {
    const answers = await Promise.all([make({}, 'razem'), make({}, ' RA ZEM ')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused && messages(refused)).toEqual({ '/code': 'Taki kod już jest' });
  });

  test('a stale change is 409 with the newer coupon; a change of another field is no conflict [DK-6] [DK-13]', async () => {
    const coupon = await makeOne();
    expect((await change(coupon, 'discount', '12%')).statusCode).toBe(200);
    const stale = await change(coupon, 'discount', '15%');
    expect([stale.statusCode, stale.json().current]).toMatchObject([
      409,
      { fields: { discount: '12%' }, versions: { discount: 2 } },
    ]);
    expect((await change(coupon, 'maxUses', '7')).json().fields).toMatchObject({
      discount: '12%',
      maxUses: '7',
    });
  });

  test('a limit below its uses is refused at the field, and orders move no version [DK-13]', async () => {
    const coupon = await makeOne();
    await draftOrder(desk.store.db, withCode(coupon.code));
    await draftOrder(desk.store.db, withCode(coupon.code));
    const refused = await change(coupon, 'maxUses', '1');
    expect([refused.statusCode, messages(refused)]).toEqual([
      422,
      { '/changes/0/text': 'Kodu użyto już 2\u00a0razy' },
    ]);
    expect((await change(coupon, 'maxUses', '2')).json()).toMatchObject({ state: 'used' });
    await sql`update coupon set valid_until = now() where code = ${coupon.code}`.execute(desk.store.db);
    const { coupon: over } = (await desk.call('GET', `/coupons/${coupon.code}`, { as: owner })).json();
    expect(over, 'more uses would not help it').toMatchObject({ state: 'expired' });
  });

  test('tells of each use what became of it, and the newest coupon comes first [DK-13]', async () => {
    const [before, coupon] = [await makeOne(), await makeOne()];
    const { db } = desk.store;
    for (const [isPaid, isReleased] of [
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ]) {
      const { orderId } = await draftOrder(db, withCode(coupon.code));
      const now = new Date();
      await sql`update shop_order set paid_at = ${isPaid ? now : null} where id = ${orderId}`.execute(db);
      await sql`update coupon_use set released_at = ${isReleased ? now : null} where order_id = ${orderId}`.execute(
        db,
      );
    }
    const { uses }: { uses: { state: string }[] } = (
      await desk.call('GET', `/coupons/${coupon.code}`, { as: owner })
    ).json();
    expect(uses.map(({ state }) => state)).toEqual(['late', 'paid', 'released', 'held']);
    const { coupons }: { coupons: { code: string }[] } = (
      await desk.call('GET', '/coupons', { as: owner })
    ).json();
    const codes = coupons.map(({ code }) => code);
    expect(codes.indexOf(coupon.code)).toBeLessThan(codes.indexOf(before.code));
  });

  test('that was given a limit later still counts who holds it unpaid [DK-13]', async () => {
    const coupon = await makeOne();
    for (let held = 0; held < 3; held += 1) await draftOrder(desk.store.db, withCode(coupon.code));
    await change(coupon, 'maxUses', '10');
    await expect(draftOrder(desk.store.db, withCode(coupon.code))).rejects.toMatchObject({ code: 103 });
  });
});

describe('an announced reduction (act on price information, art. 4)', () => {
  test('stays as it was once it has begun: only its end and its limit change [LW-14] [DK-13]', async () => {
    const coupon = await makeOne({ audience: 'public', validUntil: await day(30) });
    for (const [field, text] of [
      ['discount', '20%'],
      ['products', 'TAROT'],
      ['validFrom', await day(2)],
      ['audience', 'personal'],
    ] as const) {
      const refused = await change(coupon, field, text);
      expect([field, refused.statusCode, Object.keys(messages(refused))]).toEqual([
        field,
        422,
        ['/changes/0/text'],
      ]);
    }
    expect((await change(coupon, 'validUntil', await day(5))).statusCode).toBe(200);
    expect((await change(coupon, 'maxUses', '9')).statusCode).toBe(200);
    await stop(coupon.code);
    const { coupon: ended } = (await desk.call('GET', `/coupons/${coupon.code}`, { as: owner })).json();
    expect((await change(ended, 'validUntil', await day(9))).statusCode).toBe(422);
  });

  test('that is still to come may be changed whole [DK-13]', async () => {
    const coupon = await makeOne({
      audience: 'public',
      validFrom: await day(3),
      validUntil: await day(30),
    });
    expect((await change(coupon, 'discount', '5,50 zł')).json().fields.discount).toBe('5,50 zł');
    expect((await change(coupon, 'audience', 'personal')).json().fields.audience).toBe('personal');
  });
});

test.each([
  [{ discount: '0%' }, 'discount', 'Zniżka to liczba od 1 do 100'],
  [{ discount: '101%' }, 'discount', 'Zniżka to liczba od 1 do 100'],
  [{ discount: '-5 zł' }, 'discount', 'Zniżka to kwota od 0,01\u00a0zł do 100\u00a0000\u00a0zł'],
  [{ discount: 'pół' }, 'discount', 'Zniżka to liczba od 1 do 100'],
  [{ products: 'none' }, 'products', 'Wybierz przynajmniej jedną usługę'],
  [{ products: 'NEWSLETTER' }, 'products', 'Wybierz przynajmniej jedną usługę'],
  [{ validFrom: '2026-02-30' }, 'validFrom', 'Wybierz dzień'],
  [{ validFrom: '2020-01-01' }, 'validFrom', 'Początek nie może być w przeszłości'],
  [{ validUntil: '2020-01-01' }, 'validUntil', 'Koniec nie może być w przeszłości'],
  [
    { validFrom: '2030-01-02', validUntil: '2030-01-01' },
    'validUntil',
    'Koniec nie może być przed początkiem',
  ],
  [{ maxUses: '0' }, 'maxUses', 'Wpisz liczbę od 1 albo zostaw puste'],
  [{ maxUses: '1.5' }, 'maxUses', 'Wpisz liczbę od 1 albo zostaw puste'],
  [
    { audience: 'public' },
    'validUntil',
    'Kod dla wszystkich potrzebuje ostatniego dnia: obniżka bez końca wprowadza w\u00a0błąd, bo cena bez niej nigdy nie obowiązuje',
  ],
  [{ audience: 'x' }, 'audience', 'Wybierz, dla kogo jest kod'],
])('%j is refused at its field [DK-13]', async (changes, field, message) => {
  const refused = await make(changes);
  expect([refused.statusCode, messages(refused)]).toEqual([422, { [`/fields/${field}`]: message }]);
});

test.each(['AB', 'A B', '-ABC', 'ABC-', 'A_BC', '=1+1', 'x'.repeat(41)])('%j is no code', async (code) => {
  expect(messages(await make({}, code))).toEqual({ '/code': 'Kod: od 3 do 40 liter, cyfr i\u00a0łączników' });
});

test('a code is read however it was typed or pasted [OF-8] [DK-13]', () => {
  for (const typed of ['łódź-10', ' Ło\u0301dz\u0301 –10', 'ŁÓDŹ\u200b‑10', 'ｌódź-10'.replace('ｌ', 'ł')])
    expect(readCouponCode(typed)).toBe('ŁÓDŹ-10');
  expect(readDiscount('1 000,5 zł')).toEqual({ percent: null, amount: 100_050 });
});

test('many codes work once each, come as a file, are in no list, and are stopped together [DK-13]', async () => {
  const payload = {
    name: 'Targi',
    prefix: 'targi',
    count: '250',
    fields: { discount: '30%', products: '', validFrom: await day(), validUntil: '' },
  };
  const { id } = (await desk.call('POST', '/coupon-batches', { as: owner, payload })).json();
  const csv = () => desk.call('POST', `/coupon-batches/${id}/csv`, { as: owner });
  const file = (await csv()).body.split('\r\n').slice(1, -1);
  const codes = file.map((line) => line.split(';')[0] ?? '');
  expect([new Set(codes).size, file[0]]).toEqual([
    250,
    expect.stringMatching(/^TARGI-[A-HJ-NP-Z2-9]{8};wolny$/),
  ]);
  const [first = '', second = ''] = codes;
  await draftOrder(desk.store.db, withCode(first));
  expect([await priced(first), await priced(second)]).toEqual([103, 6089]);
  const { coupons, batches } = (await desk.call('GET', '/coupons', { as: owner })).json();
  expect(JSON.stringify(coupons)).not.toContain(second);
  expect(batches).toMatchObject([{ name: 'Targi', count: 250, uses: 1, discount: '30%', stoppedAt: null }]);
  await sql`update coupon set valid_until = now() where code = ${second}`.execute(desk.store.db);
  expect((await csv()).body).toMatch(
    new RegExp(`${first};użyty[^]*${second};po terminie|${second};po terminie[^]*${first};użyty`),
  );
  // One of them was stopped alone before.
  const { stoppedAt } = (await stop(codes[2] ?? '')).json();
  const later = await desk.call('POST', '/coupon-batches', {
    as: owner,
    payload: { ...payload, name: 'Następne targi', count: '1' },
  });
  expect(
    (await desk.call('GET', '/coupons', { as: owner })).json().batches,
    'the newest first',
  ).toMatchObject([{ id: later.json().id }, { id }]);
  expect((await desk.call('POST', `/coupon-batches/${id}/stop`, { as: owner })).statusCode).toBe(200);
  expect(await priced(second)).toBe(103);
  const stopped = (await csv()).body.split('\r\n').slice(1, -1);
  expect(stopped).toEqual(codes.map((code) => `${code};${code === first ? 'użyty' : 'zatrzymany'}`));

  const { coupon: alone } = (await desk.call('GET', `/coupons/${codes[2]}`, { as: owner })).json();
  expect(alone.stoppedAt, 'when it was stopped alone').toBe(stoppedAt);

  const refused = await desk.call('POST', '/coupon-batches', {
    as: owner,
    payload: { ...payload, name: '', prefix: '?', count: '1001' },
  });
  expect(Object.keys(messages(refused))).toEqual(['/name', '/prefix', '/count']);
});

test('a coupon that was written with spaces is found by its code afterwards, and so are its uses [OF-8] [DK-13]', async () => {
  const store = await openTestStore();
  const { db } = store;
  await migrate(
    db,
    MIGRATIONS.filter(({ name }) => name < '075'),
  );
  await sql`insert into coupon (code, percent, valid_from) values ('LATO 2026', 10, now()), ('A B', 5, now()), ('AB', 6, now())`.execute(
    db,
  );
  await sql`insert into shop_order (id, email, customer_name, birth_date) overriding system value
    values (1, 'a@example.com', 'Ewa', '1990-01-01')`.execute(db);
  await sql`insert into coupon_use (order_id, coupon_code) values (1, 'LATO 2026')`.execute(db);
  await migrate(db);
  const codes = await db.selectFrom('coupon').select('code').orderBy('code').execute();
  expect(codes.map(({ code }) => code)).toEqual(['A B', 'AB', 'LATO2026']);
  expect(await db.selectFrom('coupon_use').select('coupon_code').execute()).toEqual([
    { coupon_code: 'LATO2026' },
  ]);
  await store.close();
});
