import { randomUUID } from 'node:crypto';
import type { Db } from '#server/store/tables/tables.ts';

/** A coupon of its own for one test: 10 % on everything, one use, unless said otherwise. Resolves with its code. */
export async function addCoupon(
  db: Db,
  changes: { percent?: number; max_uses?: number | null; valid_from?: string } = {},
): Promise<string> {
  const code = `KOD-${randomUUID()}`.toUpperCase();
  await db
    .insertInto('coupon')
    .values({
      code,
      percent: 10,
      product_types: null,
      valid_from: '2026-01-01T00:00:00Z',
      valid_until: null,
      max_uses: 1,
      ...changes,
    })
    .execute();
  return code;
}

/** How often a coupon is taken now. */
export const usesOf = async (db: Db, code: string) =>
  (await db.selectFrom('coupon').select('uses').where('code', '=', code).executeTakeFirstOrThrow()).uses;
