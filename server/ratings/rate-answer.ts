import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#server/store/tables/tables.ts';

/** An answer that a link opens, with the stars it was given; `stars` is undefined as long as nobody rated it. */
export interface RatedAnswer {
  orderId: number;
  fairyName: string;
  productName: string;
  stars: number | undefined;
  /** First name to show beside a comment. */
  firstName: string;
}

/** Whether a text may be the key of a mailed link. */
export const isKey = (text: string) => z.guid().safeParse(text).success;

/** The sent answer of the key in its mail's link to the rating. */
export const answered = (db: Db, key: string) => sentAnswer(db).where('rating_key', '=', key);

const sentAnswer = (db: Db) =>
  db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .where('status', '=', 'SENT')
    .where('deleted', '=', false);

/** By which stars come: the key of the mail's link, or that of the answer's page, which ends with the page. */
export interface StarsKey {
  column: 'rating_key' | 'answer_key';
  key: string;
}

/** Finds the answer of a mailed rating key; undefined if there is none, or its data are deleted. */
export async function findRatedAnswer(db: Db, key: string): Promise<RatedAnswer | undefined> {
  if (!isKey(key)) return undefined;
  const row = await answered(db, key)
    .leftJoin('rating', 'rating.order_id', 'shop_order.id')
    .select([
      'shop_order.id as orderId',
      'fairy_name as fairyName',
      'product_name as productName',
      'stars',
      'customer_name as name',
    ])
    // The constraint shop_order_sold_whole.
    .$narrowType<{ fairyName: string; productName: string }>()
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, stars, ...answer } = row;
  return { ...answer, stars: stars ?? undefined, firstName: firstNameOf(name ?? '') };
}

/** The first word of a name, which is all of it that shows. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** Rates an answer that was sent. The first rating stays: repeating it, or giving another, changes nothing (LW-4). */
export async function rateAnswer(db: Db, { column, key }: StarsKey, stars: number): Promise<void> {
  if (!isKey(key)) return;
  await db
    .insertInto('rating')
    .columns(['order_id', 'fairy_id', 'stars'])
    .expression(
      sentAnswer(db)
        .where(column, '=', key)
        .select(['shop_order.id', 'fairy_id', sql<number>`${stars}::smallint`.as('stars')]),
    )
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}
