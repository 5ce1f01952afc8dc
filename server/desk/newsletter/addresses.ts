import { readEmail } from '#domain/typed/typed-text.ts';
import { shopDate } from '#domain/shop-day.ts';
import { csvFile } from '#server/desk/csv.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { reachable } from './issues.ts';

/** Separators between addresses pasted from a mailbox or a sheet. An apostrophe may be part of an address. */
const BETWEEN = /[\s,;<>"|]+/;

/**
 * Stops the newsletter for bounced addresses, which an owner pastes, since the shop does not read its mailbox. A new
 * sign-up with confirmation reactivates an address. Resolves to the numbers of stopped and of unknown addresses.
 */
export async function stopAddresses(db: Db, actor: Actor, pasted: string) {
  const emails = [...new Set(pasted.split(BETWEEN).map(readEmail))].filter((part) => part.includes('@'));
  return db.transaction().execute(async (trx) => {
    const known = emails.length
      ? await trx.selectFrom('subscriber').select('email').where('email', 'in', emails).execute()
      : [];
    const stopped = known.length
      ? await trx
          .updateTable('subscriber')
          .set((is) => ({
            stopped_at: is.fn.coalesce('stopped_at', is.val(new Date())),
            stopped_by: null,
          }))
          .where(
            'email',
            'in',
            known.map(({ email }) => email),
          )
          // An address that the sending had stopped counts as stopped by a person now, so restoring an issue's
          // addresses does not reactivate it.
          .where((is) => is.or([is('stopped_at', 'is', null), is('stopped_by', 'is not', null)]))
          .returning('email')
          .execute()
      : [];
    if (stopped.length > 0)
      await recordAudit(trx, {
        actor,
        action: 'newsletter.addresses-stopped',
        entity: 'newsletter',
        entityId: 'addresses',
        details: { count: stopped.length },
      });
    return { stopped: stopped.length, unknown: emails.length - known.length };
  });
}

/** Gives the newsletter back to the addresses that sending an issue stopped: the mail server was wrong about them. */
export async function restoreAddresses(db: Db, actor: Actor, issueId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const restored = await trx
      .updateTable('subscriber')
      .set({ stopped_at: null, stopped_by: null, missed: 0 })
      .where('stopped_by', '=', issueId)
      .where('stopped_at', 'is not', null)
      .returning('email')
      .execute();
    if (restored.length > 0)
      await recordAudit(trx, {
        actor,
        action: 'newsletter.addresses-restored',
        entity: 'newsletter',
        entityId: issueId,
        details: { count: restored.length },
      });
  });
}

/** The addresses that an issue would go to, as CSV. */
export async function addressCsv(db: Db, actor: Actor) {
  const rows = await reachable(db).select(['email', 'confirmed_at']).orderBy('email').execute();
  await recordAudit(db, {
    actor,
    action: 'newsletter.addresses-exported',
    entity: 'newsletter',
    entityId: 'addresses',
    details: { count: rows.length },
  });
  return csvFile(
    'newsletter.csv',
    ['E-mail', 'Potwierdzony'],
    rows.map(({ email, confirmed_at: at }) => [email, at && shopDate(at)]),
  );
}
