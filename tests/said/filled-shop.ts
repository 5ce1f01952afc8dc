import { sql } from 'kysely';
import { vi } from 'vitest';
import type { DeskRole } from '#domain/desk-terms.ts';
import type { Gateways } from '#server/pay/create-payments.ts';
import { ANSWER_PATH } from '#server/shop-links.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { TestDesk, type Signed } from '#tests/server/desk/test-desk.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';
import { subjectsOf, type Subjects } from '#tests/tools/demo/shown-pages.ts';
import { fillShop } from '#tools/demo/fill-shop.ts';
import { startStandingStore, type StandingStore } from './standing-store.ts';
import { mixRows } from './mixed-rows.ts';

export const NOW = new Date('2026-11-21T12:00:00+01:00');
/** Of fewer some of the subjects would be missing. */
const ORDERS = 150;

/** A shop and its desk over the demo's orders, the same at every run: its time stands still. */
export interface FilledShop {
  shop: PageShop;
  desk: TestDesk;
  people: Readonly<Record<DeskRole, Signed>>;
  subjects: Subjects;
  /** The latest orders that together show every kind of order, and all that can become of one. */
  orders: readonly number[];
  /** Pages of mailed answers, one of each type of product. */
  answers: ReadonlyMap<string, string>;
  /** Sets the time of the shop and of this process. */
  setNow: StandingStore['setNow'];
  close: () => Promise<void>;
}

/** Starts it. */
export async function startFilledShop(
  env: Record<string, string> = {},
  providers?: Gateways,
): Promise<FilledShop> {
  const { store, setNow } = await startStandingStore(NOW);
  const desk = await TestDesk.start(env, store);
  const { db } = desk.store;
  await fillShop(db, { config: desk.config, seed: 7, orders: ORDERS, now: NOW });
  const shop = await startPageShop({}, desk.store, providers);
  const subjects = await subjectsOf(db);
  await mixRows(db);
  return {
    shop,
    desk,
    people: {
      owner: await signedOf(desk, 'owner', subjects.order),
      specialist: await signedOf(desk, 'specialist', subjects.order),
    },
    subjects,
    orders: await tellingOrders(db),
    answers: await answerPages(db),
    setNow,
    close: async () => {
      vi.useRealTimers();
      await desk.app.close();
      await shop.close();
    },
  };
}

/** Somebody of the desk: the owner, or the specialist of an order. */
async function signedOf(desk: TestDesk, role: DeskRole, orderId: number): Promise<Signed> {
  const { rows } = await sql<Pick<Signed, 'id' | 'name'>>`select id, name from desk_person
    where role = ${role} and (fairy_id is null or fairy_id = (
      select fairy_id from fairy_product join shop_order on fairy_product_id = fairy_product.id
      where shop_order.id = ${orderId}
    ))`.execute(desk.store.db);
  const [found] = rows;
  if (!found) throw new Error(`nobody is ${role}`);
  return desk.signAgain(found);
}

async function tellingOrders(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number; traits: string[] }>`
    select id, array_remove(array[
      product_type, status, (select kind from answer_review where order_id = shop_order.id limit 1),
      case when gift_email is not null then 'gift' end,
      case when partner_name is not null then 'partner' end,
      (select 'withdrawn' from withdrawal where order_id = shop_order.id limit 1),
      (select 'refund ' || refund.state from refund join payment on payment.id = payment_id
        where order_id = shop_order.id order by refund.state limit 1),
      (select 'disputed' from payment_dispute join payment on payment.id = payment_id
        where order_id = shop_order.id limit 1),
      (select 'note' from order_note where order_id = shop_order.id limit 1),
      (select 'invoice' from order_invoice where order_id = shop_order.id limit 1)
    ], null) as traits from shop_order where stripped_at is null order by id desc`.execute(db);
  const seen = new Set<string>();
  return rows.flatMap(({ id, traits }) => {
    const isNew = traits.some((trait) => !seen.has(trait));
    for (const trait of traits) seen.add(trait);
    return isNew ? [id] : [];
  });
}

/** The latest answer of each kind of product. */
async function answerPages(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ type: string; key: string }>`
    select distinct on (product_type) product_type as type, answer_key as key from shop_order
    where status = 'SENT' and answer_key is not null order by product_type, id desc`.execute(db);
  return new Map(rows.map(({ type, key }) => [type, `${ANSWER_PATH}/${key}`]));
}
