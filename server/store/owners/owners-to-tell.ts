import type { Db, Trx } from '../tables/tables.ts';

/** Addresses of those who decide what only owners may: all owners, or the shop's mailbox as long as the desk has none. */
export async function ownersToTell(db: Db | Trx, contactEmail: string): Promise<string[]> {
  const owners = await db
    .selectFrom('desk_person')
    .select('email')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .execute();
  return owners.length > 0 ? owners.map(({ email }) => email) : [contactEmail];
}
