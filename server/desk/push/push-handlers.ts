import { deviceName } from '#server/desk/access/device-name.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { readPushKeys } from './push-keys.ts';
import { isPushService } from './send-push.ts';

/** Browsers of one person; more are old ones that nobody ended. */
const MOST = 20;

const isKey = (text: string, bytes: number) => Buffer.from(text, 'base64url').length === bytes;

/** Handlers of the browsers on which a person is notified. */
export const pushHandlers = (db: Db): Pick<DeskHandlers, 'getPush' | 'addPush' | 'removePush'> => {
  const read = async (personId: string): Promise<DeskSchemas['Push']> => {
    const devices = await db
      .selectFrom('push_subscription')
      .select(['id', 'endpoint', 'device', 'created_at as since', 'failing_since as failing'])
      .where('person_id', '=', personId)
      .orderBy('created_at', 'desc')
      .execute();
    return {
      publicKey: (await readPushKeys(db)).publicKey,
      devices: devices.map(({ since, failing, ...device }) => ({
        ...device,
        since: since.toISOString(),
        isFailing: failing !== null,
      })),
    };
  };
  return {
    getPush: async (call) => ({ status: 200, body: await read(signedIn(call).person.id) }),
    async addPush(call) {
      const { person } = signedIn(call);
      const { endpoint, p256dh, auth } = call.body;
      if (!isPushService(endpoint) || !isKey(p256dh, 65) || !isKey(auth, 16))
        throw rulesBroken([{ path: '/endpoint', message: 'Tej przeglądarki nie znamy' }]);
      const device = deviceName(call.headers['user-agent']);
      await db.transaction().execute(async (trx) => {
        const row = { person_id: person.id, p256dh, auth, device, failing_since: null };
        // The same browser again, perhaps with another person at it.
        const { id } = await trx
          .insertInto('push_subscription')
          .values({ endpoint, ...row })
          .onConflict((on) => on.column('endpoint').doUpdateSet(row))
          .returning('id')
          .executeTakeFirstOrThrow();
        const old = await trx
          .selectFrom('push_subscription')
          .select('id')
          .where('person_id', '=', person.id)
          .orderBy('created_at', 'desc')
          .offset(MOST)
          .execute();
        for (const one of old) await trx.deleteFrom('push_subscription').where('id', '=', one.id).execute();
        await recordAudit(trx, {
          actor: person,
          action: 'push.added',
          entity: 'person',
          entityId: person.id,
          details: { device, id },
        });
      });
      return { status: 200, body: await read(person.id) };
    },
    async removePush(call) {
      const { person } = signedIn(call);
      const { numDeletedRows } = await db
        .deleteFrom('push_subscription')
        .where('id', '=', call.path.pushId)
        .where('person_id', '=', person.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw unknown();
      return { status: 200, body: await read(person.id) };
    },
  };
};
