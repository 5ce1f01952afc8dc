import { createHash, randomBytes } from 'node:crypto';
import { SHOP_SELLS } from '#server/store/fairies.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** How long (ms) an address shows the shop. */
const SHOWN_FOR = 24 * 60 * 60_000;

/** Where a shop that sells nothing is looked at as if it were open. */
export const SHOP_PREVIEW_PATH = '/podglad/sklep';

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes the address under which the shop is shown as if it were open; the one before ends. */
export async function makeShopPreview(
  trx: Trx,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<{ address: string; until: Date }> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + SHOWN_FOR);
  await trx
    .updateTable('shop_opening')
    .set({ preview_hash: digest(token), preview_until: until })
    .execute();
  return { address: `${publicUrl}${SHOP_PREVIEW_PATH}/${token}`, until };
}

/** Until when a token shows the shop; nothing once the time is over, another was made, or the shop sells. */
export async function findShopPreview(db: Db, token: string, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('shop_opening')
    .select('preview_until as until')
    .where('preview_hash', '=', digest(token))
    .where('preview_until', '>', now)
    .where(({ not }) => not(SHOP_SELLS))
    .executeTakeFirst();
  return row?.until ?? undefined;
}
