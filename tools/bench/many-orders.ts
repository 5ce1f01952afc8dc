import { sql } from 'kysely';
import type { Db } from '#server/store/tables.ts';

/** Orders that wait for an answer or for its time, among the many. */
const OPEN = 500;

/**
 * Fills a shop with orders of three years: of all its offers, some called off or unpaid, the latest ones open; each with
 * payment and draft, one in a hundred with a refund. Then gathers statistics, as the hourly snapshot or autovacuum does.
 */
export async function placeManyOrders(db: Db, count: number): Promise<void> {
  await sql`
    insert into shop_order (status, fairy_product_id, product_name, product_type, fairy_name, full_price, total_price,
      customer_name, email, birth_date, created_at, updated_at, paid_at, response, scheduled_for, answered_at)
    select status, offer.id, offer.title, offer.product_type, offer.name, 13000, 3000 + n % 200 * 50, person,
      lower(person) || n % 40000 || '@przyklad.pl', '1990-05-05', placed, placed,
      case when status <> 'DRAFT' then placed end,
      case when status in ('SENT', 'SCHEDULED') then letter end,
      case when status in ('SENT', 'SCHEDULED') then placed + interval '11 hours' end,
      case when status = 'SENT' then placed + interval '8 hours' end
    from generate_series(1, ${count}::int) as n
    cross join lateral (select now() - (${count}::int - n) * interval '15 minutes' as placed) as moment
    cross join lateral (select (array['Anna', 'Ewa', 'Zofia', 'Maja', 'Lena', 'Kinga', 'Hanna', 'Alicja', 'Natalia',
      'Aneta', 'Beata', 'Dorota', 'Joanna', 'Karolina', 'Urszula', 'Weronika', 'Sonia', 'Julia', 'Oliwia', 'Żaneta'])
      [1 + n % 20] as person, (
        select string_agg(md5(n::text || line), ' ') from generate_series(1, 30) as line) as letter) as who
    cross join lateral (select case
      when n > ${count}::int - ${OPEN}::int then 'GENERATING_RESPONSE'
      when n % 40 = 0 then 'CANCELED'
      when n % 500 = 1 then 'DRAFT'
      else 'SENT' end as status) as fate
    join (
      select fairy_product.id, title, product_type, name, row_number() over (order by fairy_product.id) - 1 as place,
        count(*) over () as offers
      from fairy_product join fairy on fairy.id = fairy_id join product on product.id = product_id
    ) as offer on offer.place = n % offer.offers
  `.execute(db);
  await sql`
    insert into payment (id, order_id, provider, amount, status, opening_until, expires_at)
    select gen_random_uuid(), id, 'STRIPE', total_price,
      case when status = 'DRAFT' then 'PENDING' else 'COMPLETED' end, created_at, created_at + interval '1 day'
    from shop_order
  `.execute(db);
  await sql`
    insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state)
    select id, id::text, 100, 'PLN', 'bench', 'done' from payment where order_id % 100 = 0 and status = 'COMPLETED'
  `.execute(db);
  await sql`insert into answer (order_id, revision) select id, 1 from shop_order where status <> 'DRAFT'`.execute(
    db,
  );
  await sql`
    insert into agreement_mail (order_id, number, asked_at, accepted_at)
    select id, 1, created_at, created_at from shop_order where status <> 'DRAFT'
  `.execute(db);
  await sql`
    insert into answer_draft (order_id, version, author_kind, author_name, autosave, text, responses, words, created_at)
    select id, 1, 'person', 'Jagna', false, coalesce(response, 'Karty mówią.'), '[]', 300, created_at
    from shop_order where status <> 'DRAFT'
  `.execute(db);
  await sql`
    insert into answer_approval (order_id, draft_version, digest, approver_kind, approver_name, approved_at)
    select id, 1, 'bench', 'terminal', 'Jagna', created_at from shop_order where status = 'SENT'
  `.execute(db);
  await sql`vacuum (analyze)`.execute(db);
}
