import { randomInt, randomUUID } from 'node:crypto';
import { spellCouponCode, type CouponField, type CouponTexts } from '#domain/coupon.ts';
import { batchProblem, type BatchTexts } from '#schemas/desk/coupon-problem.ts';
import { madeBefore, unknown } from '#server/desk/desk-errors.ts';
import { csvFile } from '#server/desk/csv.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { newCoupon, problemsOfNew, refusedCoupon, spelled, today } from './change-coupon.ts';
import { couponRows, readBatch, readCoupon, stateOf } from './read-coupons.ts';

/** Without letters and digits that look like each other in print. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const randomCode = (prefix: string) => {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return prefix === '' ? letters : `${prefix}-${letters}`;
};

const BATCH_FIELDS = ['name', 'prefix', 'count'] as const;

const BATCH_COMMON = [
  'discount',
  'products',
  'validFrom',
  'validUntil',
] as const satisfies readonly CouponField[];

/** What codes of a batch have in common: each is personal and works once. */
export type BatchFields = Pick<CouponTexts, (typeof BATCH_COMMON)[number]>;

/**
 * Makes many single-use codes of one kind. Resolves with the batch's id, which the form makes up: the same id again is the
 * same batch.
 * @throws {ApiError} 222 (422) with messages by field, 225 (409) with the batch that has this id and other texts.
 */
export async function makeBatch(
  db: Db,
  actor: Actor,
  { id = randomUUID(), fields, ...batch }: BatchTexts & { id?: string | undefined; fields: BatchFields },
): Promise<string> {
  const texts: CouponTexts = { ...fields, maxUses: '1', audience: 'personal' };
  const prefix = spellCouponCode(batch.prefix);
  return db.transaction().execute(async (trx) => {
    if (await findSame(trx, id, { ...batch, prefix }, texts)) return id;
    const problems = [
      ...BATCH_FIELDS.flatMap((field) => {
        const message = batchProblem(field, field === 'prefix' ? prefix : batch[field]);
        return message === undefined ? [] : [{ path: `/${field}`, message }];
      }),
      ...problemsOfNew(texts, await today(trx)),
    ];
    if (problems.length > 0) throw refusedCoupon(problems);
    const count = Number(batch.count);
    const inserted = await trx
      .insertInto('coupon_batch')
      .values({ id, name: batch.name.trim() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    // Of two calls with one id at once, the second finds the first one's codes.
    if (!inserted && (await findSame(trx, id, { ...batch, prefix }, texts))) return id;
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

/** Whether the batch of an id is the very same. @throws {ApiError} 225 (409) with another one. */
async function findSame(trx: Trx, id: string, typed: BatchTexts, texts: CouponTexts): Promise<boolean> {
  const current = await readBatch(trx, id);
  if (!current) return false;
  const first = await trx
    .selectFrom('coupon')
    .select('code')
    .where('batch', '=', id)
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();
  const stored = first && (await readCoupon(trx, first.code));
  const said = spelled(texts);
  const isSame =
    current.name === typed.name.trim() &&
    current.count === Number(typed.count) &&
    stored?.code.slice(0, -LENGTH) === (typed.prefix === '' ? '' : `${typed.prefix}-`) &&
    BATCH_COMMON.every((field) => stored.fields[field] === said[field]);
  if (!isSame) throw madeBefore(current);
  return true;
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

/** Names of a code's states in the file; a used code stays "used", whatever came later. */
const STATE_WORDS: Readonly<Record<DeskSchemas['Coupon']['state'], string>> = {
  running: 'wolny',
  waiting: 'wolny, jeszcze nie działa',
  expired: 'po terminie',
  used: 'użyty',
  stopped: 'zatrzymany',
};

/** A batch's codes as CSV, each with its state. @throws {ApiError} 404 for an unknown batch. */
export async function batchCsv(db: Db, actor: Actor, id: string) {
  const rows = await couponRows(db).where('batch', '=', id).orderBy('code').execute();
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
    rows.map((row) => [row.code, STATE_WORDS[row.uses > 0 ? 'used' : stateOf(row)]]),
  );
}
