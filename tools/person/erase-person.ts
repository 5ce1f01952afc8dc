import { sql } from 'kysely';
import type { Outbox } from '#server/mail/outbox.ts';
import { HAS_MONEY } from '#server/people/delete-outdated.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import type { Store } from '#server/store/store.ts';
import type { Trx } from '#server/store/tables.ts';
import { jobNames } from './export-person.ts';

/** What came of erasing. `open-orders`: nothing was erased, because of these orders. */
export type Erasure =
  | { kind: 'open-orders'; unanswered: number[]; payable: number[] }
  | {
      kind: 'erased';
      removed: Record<'orders' | 'messages' | 'subscriptions' | 'jobs' | 'mails', number>;
      /** Orders of which the tax office's part is left. */
      kept: number[];
      /** Paid orders that were not answered, canceled now. */
      calledOff: number[];
    };

/** Erases what is held about an e-mail address in the database and the outbox, save what tax law wants. */
export async function erasePerson(
  { store: { db }, outbox }: { store: Pick<Store, 'db'>; outbox: Outbox },
  email: string,
  { withOpenOrders }: { withOpenOrders: boolean },
): Promise<Erasure> {
  const erasure = await db.transaction().execute(async (trx): Promise<Erasure> => {
    const orders = await ordersOf(trx, email);
    const unanswered = idsWhere(orders, ({ isUnanswered }) => isUnanswered);
    const payable = idsWhere(orders, ({ isPayable }) => isPayable);
    if (unanswered.length + payable.length > 0 && !withOpenOrders)
      return { kind: 'open-orders', unanswered, payable };
    for (const id of unanswered) await orderTransition(trx, id, 'order.cancel').execute();
    const kept = idsWhere(orders, ({ hasMoney }) => hasMoney);
    const rest = idsWhere(orders, ({ hasMoney }) => !hasMoney);
    await stripOrders(trx, kept);
    if (rest.length > 0) await trx.deleteFrom('shop_order').where('id', 'in', rest).execute();
    const removed = { orders: rest.length, ...(await removeRows(trx, email)), mails: 0 };
    return { kind: 'erased', removed, kept, calledOff: unanswered };
  });
  if (erasure.kind === 'open-orders') return erasure;
  const mails = await outbox.of(email);
  await outbox.remove(mails.map(({ id }) => id));
  return { ...erasure, removed: { ...erasure.removed, mails: mails.length } };
}

interface Row {
  id: number;
  isUnanswered: boolean;
  isPayable: boolean;
  hasMoney: boolean;
}

const idsWhere = (rows: readonly Row[], test: (row: Row) => boolean) => rows.filter(test).map(({ id }) => id);

/** Locked, so that none is paid, answered or mailed meanwhile. */
const ordersOf = (trx: Trx, email: string): Promise<Row[]> =>
  trx
    .selectFrom('shop_order')
    .select([
      'id',
      sql<boolean>`status in ('GENERATING_RESPONSE', 'SCHEDULED')`.as('isUnanswered'),
      sql<boolean>`status = 'DRAFT' and ${HAS_MONEY}`.as('isPayable'),
      HAS_MONEY.as('hasMoney'),
    ])
    .where(sql`lower(email)`, '=', email)
    .orderBy('id')
    .forUpdate()
    .execute();

async function removeRows(trx: Trx, email: string) {
  const messages = await trx
    .deleteFrom('contact_message')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  const subscriptions = await trx.deleteFrom('subscriber').where('email', '=', email).executeTakeFirst();
  const jobs = await sql`delete from job where ${jobNames(email)}`.execute(trx);
  return {
    messages: Number(messages.numDeletedRows),
    subscriptions: Number(subscriptions.numDeletedRows),
    jobs: Number(jobs.numAffectedRows ?? 0),
  };
}
