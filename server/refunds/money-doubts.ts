import { sql } from 'kysely';
import type { MinorUnits } from '#domain/grosze.ts';
import type { Db, Tables, Trx } from '#server/store/tables/tables.ts';
import { tellOwners } from './money-waits.ts';

/** Kind of difference between a provider's report and the books. */
export type DoubtKind = Tables['money_doubt']['kind'];

interface Doubt {
  kind: DoubtKind;
  /** The provider's number of the refund or payment. */
  providerNumber: string | undefined;
  amount?: MinorUnits | undefined;
  currency?: string | undefined;
}

/** Records something about money that a person has to check, and notifies the owners, once for each case. */
export async function noteDoubt(
  trx: Trx,
  { id: paymentId, orderId }: { id: string; orderId: number },
  { kind, providerNumber = '', amount, currency }: Doubt,
): Promise<void> {
  const noted = await trx
    .insertInto('money_doubt')
    .values({
      payment_id: paymentId,
      kind,
      provider_number: providerNumber,
      amount: amount ?? null,
      currency: currency ?? null,
    })
    .onConflict((on) => on.doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  if (noted) await tellOwners(trx, orderId, 'provider-differs', `${paymentId}:${kind}:${providerNumber}`);
}

/** Lists what nobody has looked into, the oldest first. */
export const listDoubts = (db: Db | Trx) =>
  db
    .selectFrom('money_doubt')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select([
      'order_id as orderId',
      'kind',
      'money_doubt.amount as amount',
      'money_doubt.currency as currency',
    ])
    .where('settled_at', 'is', null)
    .orderBy('found_at')
    .execute();

/** Ends the doubts about a payment: a person has looked. Resolves with their number. */
export async function settleDoubts(db: Db | Trx, paymentId: string): Promise<number> {
  const settled = await db
    .updateTable('money_doubt')
    .set({ settled_at: sql`now()` })
    .where('payment_id', '=', paymentId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return Number(settled.numUpdatedRows);
}
