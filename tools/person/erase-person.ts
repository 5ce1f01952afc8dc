import { sql } from 'kysely';
import type { Outbox } from '#server/mail/outbox.ts';
import { clearConsents } from '#server/people/clear-consents.ts';
import { clearWithdrawals } from '#server/people/clear-withdrawals.ts';
import { HAS_MONEY } from '#server/people/delete-outdated.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { callOffOrder } from '#server/refunds/call-off-order.ts';
import { sha256 } from '#server/sha256.ts';
import type { Store } from '#server/store/store.ts';
import type { Trx } from '#server/store/tables.ts';
import { jobNames } from './export-person.ts';

/** What came of erasing. `open-orders`, `answer-leaves`: nothing was erased, because of these orders. */
export type Erasure =
  | { kind: 'answer-leaves'; orderId: number }
  | { kind: 'open-orders'; unanswered: number[]; payable: number[] }
  | {
      kind: 'erased';
      removed: Record<'orders' | 'messages' | 'subscriptions' | 'jobs' | 'mails', number>;
      /** Orders of which the tax office's part is left. */
      kept: number[];
      /** Paid orders that were not answered, called off now; their money goes back. */
      calledOff: number[];
    };

/** The mail job is sending the answer to an order at this moment, so that it cannot be called off. */
class AnswerLeaves extends Error {
  override name = 'AnswerLeaves';
  constructor(readonly orderId: number) {
    super(`The answer to order ${orderId} is being mailed`);
  }
}

/** Erases what is held about an e-mail address in the database and the outbox, save what tax law wants. */
export async function erasePerson(
  { store: { db }, outbox }: { store: Pick<Store, 'db'>; outbox: Outbox },
  email: string,
  { withOpenOrders }: { withOpenOrders: boolean },
): Promise<Erasure> {
  const erasing = db.transaction().execute(async (trx): Promise<Erasure> => {
    const orders = await ordersOf(trx, email);
    const unanswered = idsWhere(orders, ({ isUnanswered }) => isUnanswered);
    const payable = idsWhere(orders, ({ isPayable }) => isPayable);
    if (unanswered.length + payable.length > 0 && !withOpenOrders)
      return { kind: 'open-orders', unanswered, payable };
    for (const id of unanswered) {
      const { kind } = await callOffOrder(trx, id, { askedBy: 'npm run person', reason: 'erased' });
      if (kind === 'answer-leaves') throw new AnswerLeaves(id);
    }
    const kept = idsWhere(orders, ({ hasMoney }) => hasMoney);
    const rest = idsWhere(orders, ({ hasMoney }) => !hasMoney);
    await stripOrders(trx, kept);
    if (rest.length > 0) await trx.deleteFrom('shop_order').where('id', 'in', rest).execute();
    const removed = { orders: rest.length, ...(await removeRows(trx, email)), mails: 0 };
    return { kind: 'erased', removed, kept, calledOff: unanswered };
  });
  const erasure = await erasing.catch((error: unknown): Erasure => {
    if (error instanceof AnswerLeaves) return { kind: 'answer-leaves', orderId: error.orderId };
    throw error;
  });
  if (erasure.kind !== 'erased') return erasure;
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

/** Locked, so that none is paid, answered or mailed meanwhile; payments first, as notifications lock them. */
async function ordersOf(trx: Trx, email: string): Promise<Row[]> {
  const ids = trx
    .selectFrom('shop_order')
    .select('id')
    .where(sql`lower(email)`, '=', email);
  await trx
    .selectFrom('payment')
    .select('id')
    .where('order_id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return trx
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
}

async function removeRows(trx: Trx, email: string) {
  const messages = await trx
    .deleteFrom('contact_message')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  await clearWithdrawals(trx, (statements) => statements.where('email', '=', email));
  await clearConsents(trx, (consents) => consents.where('who', '=', sha256(email)));
  const subscriptions = await trx.deleteFrom('subscriber').where('email', '=', email).executeTakeFirst();
  const jobs = await sql`delete from job where ${jobNames(email)}`.execute(trx);
  return {
    messages: Number(messages.numDeletedRows),
    subscriptions: Number(subscriptions.numDeletedRows),
    jobs: Number(jobs.numAffectedRows ?? 0),
  };
}
