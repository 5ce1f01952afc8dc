import { OwnError } from '#server/own-error.ts';
import { createHmac, randomBytes } from 'node:crypto';
import type { Db, Trx } from '../tables/tables.ts';

/**
 * Keyed digest of a guessable text, such as an address. Without the database's key, digests cannot be tested by
 * trying addresses. `purpose` keeps digests of different tables from being compared.
 */
export async function keyedHash(db: Db | Trx, purpose: string, text: string): Promise<string> {
  // What a transaction stores may be taken back with it.
  return createHmac('sha256', await (db.isTransaction ? keyOf(db) : knownKeyOf(db)))
    .update(`${purpose}\n${text}`)
    .digest('hex');
}

const known = new WeakMap<Db, Promise<string>>();

/** The key, read once for each database. */
function knownKeyOf(db: Db): Promise<string> {
  const key = known.get(db) ?? keyOf(db);
  known.set(db, key);
  key.catch(() => known.delete(db));
  return key;
}

async function keyOf(db: Db | Trx): Promise<string> {
  const read = () => db.selectFrom('hash_key').select('key').executeTakeFirst();
  const kept = await read();
  if (kept) return kept.key;
  await db
    .insertInto('hash_key')
    .values({ key: randomBytes(32).toString('base64url') })
    .onConflict((on) => on.doNothing())
    .execute();
  const made = await read();
  if (!made) throw new OwnError('The key of digests was not stored');
  return made.key;
}
