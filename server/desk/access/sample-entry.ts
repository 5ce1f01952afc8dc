import { randomUUID } from 'node:crypto';
import { DESK_PAGES } from '#desk/pages.ts';
import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/settings/setting-forms.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { refused } from '#server/desk/desk-errors.ts';
import { digest, newToken } from './secrets.ts';

/** Whether a shop is only for trying out: play money, an embedded database, and a desk that no other machine reaches. */
export const isSampleShop = ({ paymentsMode, databaseUrl, desk, deskUrl }: Config): boolean =>
  paymentsMode === 'sandbox' &&
  databaseUrl === undefined &&
  desk !== undefined &&
  isLoopback(desk.host) &&
  isLoopback(new URL(deskUrl).hostname);

/** The owner whom a sample shop may be entered as. */
export const SAMPLE_OWNER = { name: 'Ludmiła', email: 'ludmila@kwiatpaproci.example' };

/** Makes a link that lets one person into a sample shop, once; links that were made before end. */
export async function newSampleEntry(db: Db, deskUrl: string): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('desk_sample_entry').where('used_at', 'is', null).execute();
    await trx
      .insertInto('desk_sample_entry')
      .values({ token_hash: digest(token) })
      .execute();
  });
  return `${deskUrl}${DESK_PAGES.signIn.path}#probny=${token}`;
}

/** The specialist whom a sample shop may be entered as: the first of the catalogue. */
export const sampleFairy = (db: Db | Trx) =>
  db.selectFrom('fairy').select(['id', 'name']).orderBy('position').limit(1).executeTakeFirst();

/**
 * Uses a link up and resolves to the sample person of a role, who is created if missing.
 * @throws {ApiError} 422 (216)
 */
export async function useSampleEntry(trx: Trx, token: string, role: DeskRole): Promise<string> {
  const used = await trx
    .updateTable('desk_sample_entry')
    .set({ used_at: new Date() })
    .where('token_hash', '=', digest(token))
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  const fairy = await sampleFairy(trx);
  if (!used || (role === 'specialist' && !fairy))
    throw refused('sampleEntryUsed', 'The way in was used: take the latest from the terminal');
  const open = trx.selectFrom('desk_person').select('id').where('removed_at', 'is', null);
  const isOwner = role === 'owner' || !fairy;
  const known = await (
    isOwner ? open.where('email', '=', SAMPLE_OWNER.email) : open.where('fairy_id', '=', fairy.id)
  ).executeTakeFirst();
  if (known) return known.id;
  const id = randomUUID();
  await trx
    .insertInto('desk_person')
    .values(
      isOwner
        ? { id, role, ...SAMPLE_OWNER, fairy_id: null }
        : { id, role, name: fairy.name, email: `${fairy.id}@kwiatpaproci.example`, fairy_id: fairy.id },
    )
    .execute();
  return id;
}
