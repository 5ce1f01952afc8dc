import { randomInt } from 'node:crypto';
import { spellCouponCode } from '#domain/coupon.ts';
import { type CouponTexts } from '#domain/coupon.ts';
import { batchProblem, type BatchTexts } from '#schemas/desk/coupon-problem.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { csvFile } from '#server/desk/csv.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { newCoupon, problemsOfNew, refusedCoupon, today } from './change-coupon.ts';
import { readBatch } from './read-coupons.ts';

/** Without letters and digits that look like each other in print. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const randomCode = (prefix: string) => {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return prefix === '' ? letters : `${prefix}-${letters}`;
};

const BATCH_FIELDS = ['name', 'prefix', 'count'] as const;

/** What codes of a batch have in common: each is personal and works once. */
export type BatchFields = Pick<CouponTexts, 'discount' | 'products' | 'validFrom' | 'validUntil'>;

/**
 * Makes many single-use codes of one kind. Resolves with the batch's id.
 * @throws {ApiError} 222 (422) with messages by field.
 */
export async function makeBatch(
  db: Db,
  actor: Actor,
  { fields, ...batch }: BatchTexts & { fields: BatchFields },
): Promise<string> {
  const texts: CouponTexts = { ...fields, maxUses: '1', audience: 'personal' };
  const prefix = spellCouponCode(batch.prefix);
  return db.transaction().execute(async (trx) => {
    const problems = [
      ...BATCH_FIELDS.flatMap((field) => {
        const message = batchProblem(field, field === 'prefix' ? prefix : batch[field]);
        return message === undefined ? [] : [{ path: `/${field}`, message }];
      }),
      ...problemsOfNew(texts, await today(trx)),
    ];
    if (problems.length > 0) throw refusedCoupon(problems);
    const count = Number(batch.count);
    const { id } = await trx
      .insertInto('coupon_batch')
      .values({ name: batch.name.trim() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addCodes(trx, { batch: id, prefix, count, texts });
    await recordAudit(trx, {
      actor,
      action: 'coupon.batch-made',
      entity: 'coupon-batch',
      entityId: id,
      fields: [...BATCH_FIELDS],
      details: { after: { ...fields, count, prefix } },
    });
    return id;
  });
}

/** Codes that are there already are drawn again. */
async function addCodes(
  trx: Trx,
  { batch, prefix, count, texts }: { batch: string; prefix: string; count: number; texts: CouponTexts },
): Promise<void> {
  for (let left = count; left > 0;) {
    const codes = new Set(Array.from({ length: left }, () => randomCode(prefix)));
    const made = await trx
      .insertInto('coupon')
      .values([...codes].map((code) => ({ code, batch, ...newCoupon(texts) })))
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .execute();
    left -= made.length;
  }
}

/** Stops all codes of a batch at once; one that an unpaid order holds would come back free otherwise. */
export async function stopBatch(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = new Date();
    const stopped = await trx
      .updateTable('coupon_batch')
      .set({ stopped_at: now })
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!stopped) {
      if (!(await readBatch(trx, id))) throw unknown();
      return;
    }
    await trx
      .updateTable('coupon')
      .set({ stopped_at: now })
      .where('batch', '=', id)
      .where('stopped_at', 'is', null)
      .execute();
    await recordAudit(trx, {
      actor,
      action: 'coupon.batch-stopped',
      entity: 'coupon-batch',
      entityId: id,
      fields: ['stoppedAt'],
    });
  });
}

/** A batch's codes as CSV, each with whether it was used. @throws {ApiError} 404 for an unknown batch. */
export async function batchCsv(db: Db, actor: Actor, id: string) {
  const rows = await db
    .selectFrom('coupon')
    .select(['code', 'uses', 'stopped_at'])
    .where('batch', '=', id)
    .orderBy('code')
    .execute();
  if (rows.length === 0) throw unknown();
  await recordAudit(db, {
    actor,
    action: 'coupon.batch-exported',
    entity: 'coupon-batch',
    entityId: id,
    fields: ['code'],
    details: { count: rows.length },
  });
  return csvFile(
    'kody.csv',
    ['Kod', 'Stan'],
    rows.map(({ code, uses, stopped_at }) => [
      code,
      uses > 0 ? 'użyty' : stopped_at === null ? 'wolny' : 'zatrzymany',
    ]),
  );
}
