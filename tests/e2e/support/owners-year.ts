import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { loadConfig } from '#server/config.ts';
import { migrate } from '#server/store/migrate.ts';
import { openEmbedded } from '#server/store/store.ts';
import type { Tables } from '#server/store/tables/tables.ts';
import { paidOrder, sentOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { noteInSandbox } from '#tests/server/support/sandbox-note.ts';
import { fillShop } from '#tools/demo/fill-shop.ts';
import type { OwnersYear } from './owners-facts.ts';

type Database = Kysely<Tables>;

const COUPON = 'PYTANIA10';
const PHRASE = 'Dziękuję za zaufanie i za cierpliwość.';
const CUSTOMER = { name: 'Irena', email: 'irena.pytania@example.pl', birthDate: '1979-02-11' };

const ofIrena = (question: string, couponCode?: string) => ({
  ...orderOf('Wrozba', { questions: [{ content: question }], ...(couponCode && { couponCode }) }),
  customer: CUSTOMER,
});

/** What an owner asks about, with answers that nothing of the made-up year can give by chance. */
async function writeDown(db: Database) {
  await sql`insert into coupon (code, percent, valid_from) values (${COUPON}, 10, '2020-01-01')`.execute(db);
  const earlier = await sentOrder(db, ofIrena('Czy się przeprowadzę nad morze?'));
  const late = await paidOrder(db, orderOf('Tarot'));
  await sql`update shop_order set paid_at = now() - interval '20 hours' where id = ${late.orderId}`.execute(
    db,
  );
  await sql`insert into answer (order_id) values (${late.orderId}) on conflict do nothing`.execute(db);
  await sql`insert into answer_draft
      (order_id, version, author_kind, author_name, autosave, words, text, responses, created_at)
    values (${late.orderId}, 1, 'person', 'Jagna', false, 9,
      'Rzuć leki i zadzwoń do mnie: 600 700 800, opowiem resztę.', '[]', now())`.execute(db);
  await sql`insert into phrase (id, person_id, body)
    select ${randomUUID()}::uuid, id, ${PHRASE} from desk_person where role = 'owner'`.execute(db);
  // Older ones that wait would be due before it.
  await sql`update contact_message set done_at = now()
    where done_at is null and received_at < now() - interval '30 days'`.execute(db);
  await sql`insert into contact_message (first_name, last_name, email, message, kind, received_at)
    values ('Zdzisława', 'Pilna', 'pilna@example.pl', 'Składam reklamację.', 'complaint', now() - interval '30 days')`.execute(
    db,
  );
  // The demo's own absences give way, so that one is away.
  await sql`update fairy set absences = '{}'`.execute(db);
  await sql`update fairy set absences = datemultirange(daterange(shop_today(), shop_today() + 3))
    where id = (select id from fairy where archived_at is null order by position desc limit 1)`.execute(db);
  // The very last, so that it is the latest.
  const order = await paidOrder(db, ofIrena('Czy znajdę tam pracę?', COUPON));
  await sql`insert into audit (actor_kind, actor_id, actor_name, actor_role, action, entity, entity_id, fields, details)
    values ('person', ${randomUUID()}, 'Bogumiła Zmienna', 'owner', 'price.changed', 'price', 'a:b', '{price}', '{}')`.execute(
    db,
  );
  for (const one of [earlier, late, order]) await noteInSandbox(db, one);
  return { earlier, late, order };
}

/** A sum of the books by Warsaw's days, read here in the plainest way that there is. */
async function sumOf(db: Database, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<{ count: number; total: number; newcomers: number; returning: number }>`
    select count(*) filter (where kind = 'sale')::int as count, coalesce(sum(amount), 0)::int as total,
      count(*) filter (where kind = 'sale' and not is_returning)::int as newcomers,
      count(*) filter (where kind = 'sale' and is_returning)::int as returning
    from (select *, (happened_at at time zone 'Europe/Warsaw')::date as day,
      (now() at time zone 'Europe/Warsaw')::date as today from money_movement) as moved
    where currency = 'PLN' and ${condition}`.execute(db);
  return rows[0] ?? { count: 0, total: 0, newcomers: 0, returning: 0 };
}

async function lookUp(
  db: Database,
  { earlier, late, order }: Awaited<ReturnType<typeof writeDown>>,
): Promise<OwnersYear> {
  const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
    const [row] = (await query.execute(db)).rows;
    if (row === undefined) throw new Error('The made-up year lacks what the questions ask for.');
    return row;
  };
  const sold = await one(sql<{
    fairyId: string;
    productId: string;
    fairy: string;
    product: string;
    full: number;
  }>`
    select fairy_id as "fairyId", product_id as "productId", fairy.name as fairy, product.title as product,
      full_price::int as full
    from shop_order join fairy_product on fairy_product.id = fairy_product_id
      join fairy on fairy.id = fairy_id join product on product.id = product_id
    where shop_order.id = ${order.orderId}`);
  const { percent } = await one(sql<{ percent: number }>`
    select percent from fairy_share where fairy_id = ${sold.fairyId}::uuid order by month desc limit 1`);
  const lateOf = await one(sql<{ name: string; count: number }>`
    select name, count(*)::int as count from shop_order
      join fairy_product on fairy_product.id = fairy_product_id join fairy on fairy.id = fairy_id
    where status = 'GENERATING_RESPONSE' and paid_at < now() - interval '12 hours' and fairy.id = (
      select fairy_id from fairy_product join shop_order as mine on fairy_product.id = mine.fairy_product_id
      where mine.id = ${late.orderId})
    group by name`);
  const absent = await one(sql<{ name: string; until: string }>`
    select name, to_char(shop_today() + 2, 'YYYY-MM-DD') as until from fairy where absences @> shop_today()`);
  const { month } = await one(
    sql<{ month: string }>`select to_char(now() at time zone 'Europe/Warsaw', 'YYYY-MM') as month`,
  );
  const thisMonth = sql`date_trunc('month', day) = date_trunc('month', today)`;
  const thisYear = sql`date_trunc('year', day) = date_trunc('year', today)`;
  const brought = await sumOf(db, sql`${thisMonth} and fairy_id = ${sold.fairyId}::uuid`);
  return {
    order: { id: order.orderId, amount: order.totalPrice, payment: `PAYU-${order.paymentId}` },
    earlier: { id: earlier.orderId, question: 'Czy się przeprowadzę nad morze?' },
    draft: late.orderId,
    customer: CUSTOMER.name,
    coupon: { code: COUPON, givenAway: sold.full - order.totalPrice },
    late: lateOf,
    absent,
    message: 'Zdzisława Pilna',
    phrase: PHRASE,
    changedBy: 'Bogumiła Zmienna',
    month,
    today: await sumOf(db, sql`day = today`),
    inMonth: await sumOf(db, thisMonth),
    inYear: await sumOf(db, thisYear),
    fairy: { name: sold.fairy, ...(await sumOf(db, sql`${thisYear} and fairy_id = ${sold.fairyId}::uuid`)) },
    product: {
      name: sold.product,
      ...(await sumOf(db, sql`${thisYear} and product_id = ${sold.productId}::uuid`)),
    },
    due: Math.round((brought.total * percent) / 100),
  };
}

/** Fills a data folder with a small made-up year and what the questions are about; prints what is to be found there. */
export async function main([folder = '']: string[]): Promise<number> {
  const store = await openEmbedded(folder);
  try {
    await migrate(store.db);
    await fillShop(store.db, { config: loadConfig({}), seed: 7, orders: 60 });
    const facts = await lookUp(store.db, await writeDown(store.db));
    console.log(JSON.stringify(facts));
    await store.snapshot();
    return 0;
  } finally {
    await store.close();
  }
}
