import { createHash } from 'node:crypto';
import type { Db, Trx } from './tables/tables.ts';

/** Stores a picture once, however often it is sent. Returns the path that it is served at. */
export async function storePicture(
  trx: Trx,
  { ending, bytes }: { ending: 'webp' | 'jpg'; bytes: Buffer },
): Promise<string> {
  const path = `/zdjecia/${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
  await trx
    .insertInto('picture')
    .values({ path, bytes })
    .onConflict((same) => same.column('path').doNothing())
    .execute();
  return path;
}

/** The bytes of a stored picture. */
export async function findPicture(db: Db, path: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('picture').select('bytes').where('path', '=', path).executeTakeFirst();
  return row?.bytes;
}
