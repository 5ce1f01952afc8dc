import { SHOP_REASONS } from '#copy/purchase/order-states.ts';
import { OwnError } from '#server/own-error.ts';
import { sql } from 'kysely';
import type { Outbox } from '#server/mail/outbox/outbox.ts';
import { callOffOrder } from '#server/refunds/call-off-order.ts';
import { sha256 } from '#server/sha256.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { clearConsents } from './clear-consents.ts';
import { clearWithdrawals } from './clear-withdrawals.ts';
import { HAS_MONEY } from './delete-outdated.ts';
import { jobNames } from './export-person.ts';
import { stripOrders } from './strip-orders.ts';

/** Orders of an address that erasing would call off, make unpayable or keep a part of, by number. */
export interface ErasureOutlook {
  /** Paid, and not answered. */
  unanswered: number[];
  /** A payment is open, so that money may still come. */
  payable: number[];
  /** The tax office's part of these stays. */
  kept: number[];
}

export interface ErasureChoice {
  /** Open orders (unanswered or payable) that may be erased too; with any other, nothing is erased. */
  openOrders: 'all' | readonly number[];
  /** Who erases, and asks for the refunds of orders that are called off. */
  actor: Actor;
  /** Looks at the data once the orders are locked; when it throws, everything stays. */
  beforehand?: (trx: Trx) => Promise<void>;
}

/** The result of erasing. `open-orders`, `answer-leaves`: nothing was erased, because of these orders. */
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
class AnswerLeaves extends OwnError {
  override name = 'AnswerLeaves';
  constructor(readonly orderId: number) {
    super(`The answer to order ${orderId} is being mailed`);
  }
}

/** Tells what erasing would do to the orders of an address, and changes nothing. */
export async function erasureOutlook(db: Db, email: string): Promise<ErasureOutlook> {
  return outlookOf(await ordersOf(db, email).execute());
}

/**
 * Erases the data of an e-mail address in the database and the outbox, except what tax law requires. The audit
 * records it without the address.
 */
export async function erasePerson(
  { db, outbox }: { db: Db; outbox: Pick<Outbox, 'of' | 'remove'> },
  email: string,
  { openOrders, actor, beforehand }: ErasureChoice,
): Promise<Erasure> {
  const erasing = db.transaction().execute(async (trx): Promise<Erasure> => {
    const orders = await lockedOrdersOf(trx, email);
    await beforehand?.(trx);
    const { unanswered, payable, kept } = outlookOf(orders);
    const isChosen = (id: number) => openOrders === 'all' || openOrders.includes(id);
    if (![...unanswered, ...payable].every(isChosen)) return { kind: 'open-orders', unanswered, payable };
    for (const id of unanswered) {
      const { kind } = await callOffOrder(trx, id, { requestedBy: actor.name, reason: SHOP_REASONS.erased });
      if (kind === 'answer-leaves') throw new AnswerLeaves(id);
    }
    const rest = idsWhere(orders, ({ hasMoney }) => !hasMoney);
    await stripOrders(trx, kept);
    if (rest.length > 0) await trx.deleteFrom('shop_order').where('id', 'in', rest).execute();
    const removed = { orders: rest.length, ...(await removeRows(trx, email)), mails: 0 };
    const stripped = idsWhere(orders, ({ hasMoney, isStripped }) => hasMoney && !isStripped);
    await noteErasure(trx, actor, { stripped, details: { ...removed, kept, calledOff: unanswered } });
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

/** Records an erasure in the audit, and with each order whose books' part is left. */
async function noteErasure(
  trx: Trx,
  actor: Actor,
  { stripped, details }: { stripped: readonly number[]; details: Readonly<Record<string, unknown>> },
): Promise<void> {
  const entity = 'personal-data';
  await recordAudit(trx, { actor, action: 'personal-data.erased', entity, entityId: 'address', details });
  for (const entityId of stripped)
    await recordAudit(trx, { actor, action: 'order.erased', entity: 'order', entityId });
}

interface Row {
  id: number;
  isStripped: boolean;
  isUnanswered: boolean;
  isPayable: boolean;
  hasMoney: boolean;
}

const idsWhere = (rows: readonly Row[], test: (row: Row) => boolean) => rows.filter(test).map(({ id }) => id);

const outlookOf = (rows: readonly Row[]): ErasureOutlook => ({
  unanswered: idsWhere(rows, ({ isUnanswered }) => isUnanswered),
  payable: idsWhere(rows, ({ isPayable }) => isPayable),
  kept: idsWhere(rows, ({ hasMoney }) => hasMoney),
});

/** Locked, so that none is paid, answered or mailed meanwhile; payments first, as notifications lock them. */
async function lockedOrdersOf(trx: Trx, email: string): Promise<Row[]> {
  const ids = trx.selectFrom('shop_order').select('id').where(isAbout(email));
  await trx
    .selectFrom('payment')
    .select('id')
    .where('order_id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return ordersOf(trx, email).forUpdate().execute();
}

/**
 * SQL: orders that an address placed, and gifts that it received. The content of a gift's reading is about its
 * recipient, so either may have it erased.
 */
const isAbout = (email: string) => sql<boolean>`(lower(email) = ${email} or gift_email = ${email})`;

const ordersOf = (db: Db, email: string) =>
  db
    .selectFrom('shop_order')
    .select([
      'id',
      sql<boolean>`stripped_at is not null`.as('isStripped'),
      sql<boolean>`status in ('GENERATING_RESPONSE', 'SCHEDULED')`.as('isUnanswered'),
      sql<boolean>`status = 'DRAFT' and ${HAS_MONEY}`.as('isPayable'),
      HAS_MONEY.as('hasMoney'),
    ])
    .where(isAbout(email))
    .orderBy('id');

async function removeRows(trx: Trx, email: string) {
  const messages = await trx
    .deleteFrom('contact_message')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  await clearWithdrawals(trx, (statements) => statements.where('email', '=', email));
  await clearConsents(trx, (consents) =>
    consents.where('who', '=', sql<string>`(select keyed_consent(${sha256(email)}))`),
  );
  const subscriptions = await trx.deleteFrom('subscriber').where('email', '=', email).executeTakeFirst();
  // The page that asks for the erasure learns from its link that it is done.
  await trx.updateTable('data_link').set({ email: null }).where('email', '=', email).execute();
  const jobs = await sql`delete from job where ${jobNames(email)}`.execute(trx);
  return {
    messages: Number(messages.numDeletedRows),
    subscriptions: Number(subscriptions.numDeletedRows),
    jobs: Number(jobs.numAffectedRows ?? 0),
  };
}
