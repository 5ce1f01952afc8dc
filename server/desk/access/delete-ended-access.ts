import type { Db } from '#server/store/tables/tables.ts';

/** For how long (ms) sessions and invitations stay in the table after they could be used. */
const KEPT = 30 * 24 * 60 * 60_000;

/** Deletes sessions and invitations that ended long ago; the audit still says that there were some. */
export async function deleteEndedAccess(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT);
  await db.deleteFrom('desk_session').where('last_seen_at', '<', before).execute();
  await db.deleteFrom('desk_invitation').where('expires_at', '<', before).execute();
}
