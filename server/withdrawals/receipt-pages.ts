import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ReceiptPages } from '#domain/withdrawal.ts';
import { sha256 } from '#server/sha256.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Keeps only a digest beside the statement; its page is found for a day, and the mail has the receipt for good. */
export const receiptPages = (db: Db): ReceiptPages => ({
  async keep({ receipt }) {
    const token = randomBytes(24).toString('base64url');
    await db
      .updateTable('withdrawal_proof')
      .set({ page_hash: sha256(token) })
      .where('withdrawal_id', '=', receipt.receiptNumber)
      .execute();
    return token;
  },
  async find(token) {
    const row = await db
      .selectFrom('withdrawal_proof')
      .innerJoin('withdrawal', 'withdrawal.id', 'withdrawal_id')
      .select([
        'withdrawal.id as receiptNumber',
        'name',
        'order_number as orderNumber',
        'email',
        'statement',
        'received_at as receivedAt',
        sql<boolean>`proved_by is not null`.as('isConfirmed'),
      ])
      .where('page_hash', '=', sha256(token))
      .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
      .where('statement', 'is not', null)
      // All four are cleared together (constraint withdrawal_cleared).
      .$narrowType<{ name: string; orderNumber: string; email: string; statement: string }>()
      .executeTakeFirst();
    if (!row) return undefined;
    const { name, orderNumber, email, receivedAt, ...receipt } = row;
    return {
      values: { name, orderNumber, email },
      statement: receipt.statement,
      receipt: { ...receipt, receivedAt: receivedAt.toISOString() },
    };
  },
});
