import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Db } from '#server/store/tables/tables.ts';

/** The key pair by which push services know this shop; `publicKey` is base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: KeyObject;
}

/** The last bytes of a public key in DER are the point itself. */
const POINT_BYTES = 65;

/** Reads this shop's keys, and makes them the first time. Of two processes that make some, one pair stays. */
export async function readPushKeys(db: Db): Promise<PushKeys> {
  const read = () => db.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirst();
  const found = await read();
  if (!found) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    await db
      .insertInto('push_key')
      .values({
        public_key: publicKey
          .export({ type: 'spki', format: 'der' })
          .subarray(-POINT_BYTES)
          .toString('base64url'),
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      })
      .onConflict((on) => on.doNothing())
      .execute();
  }
  const kept =
    found ??
    (await db.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirstOrThrow());
  return { publicKey: kept.public_key, privateKey: createPrivateKey(kept.private_key) };
}
