import type { Db } from '#server/store/tables/tables.ts';
import { deleteOldTries } from './wrong-tries.ts';

/** How long (ms) ended sessions and invitations stay in the table. */
const KEPT = 30 * 24 * 60 * 60_000;

/**
 * Deletes sessions and invitations that ended more than KEPT ago; the audit keeps its record of them. Wrong tries go as
 * soon as they count no more.
 */
export async function deleteEndedAccess(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT);
  await db.deleteFrom('desk_session').where('last_seen_at', '<', before).execute();
  await db.deleteFrom('desk_invitation').where('expires_at', '<', before).execute();
  await deleteOldTries(db, now);
}
