import type { Db } from '#server/store/tables/tables.ts';

/** Query of people at the desk who can be notified of an order. */
const people = (db: Db) =>
  db
    .selectFrom('desk_person')
    .select(['id', 'email', 'fairy_id as fairyId', 'order_mails as orderMails'])
    .where('removed_at', 'is', null);

export type Addressee = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

/** Who answers for a specialist's card. */
export const answeringFor = (db: Db, fairyId: string): Promise<Addressee[]> =>
  people(db).where('fairy_id', '=', fairyId).execute();

/** All owners with access. */
export const ownersOf = (db: Db): Promise<Addressee[]> => people(db).where('role', '=', 'owner').execute();
