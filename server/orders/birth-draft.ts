import type { Db } from '#server/store/tables.ts';

/** Lifetime (ms) of a draft that becomes no order; drafts hold personal data and are deleted afterwards. */
export const DRAFT_LIFETIME = 7 * 24 * 60 * 60_000;

/** Personal data of a free birth chart, as a draft order stores them. */
export interface BirthDraft {
  name: string;
  email: string;
  city: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  /** `HH:MM` in the local time of the birthplace; null when the hour is not known. */
  birthTime: string | null;
}

/** Stores the data of a free birth chart as a DRAFT order (AP-9) and resolves with its id. */
export async function createBirthDraft(db: Db, draft: BirthDraft): Promise<number> {
  const { id } = await db
    .insertInto('shop_order')
    .values({
      customer_name: draft.name.trim(),
      email: draft.email.trim().toLowerCase(),
      city: draft.city.trim(),
      birth_date: draft.birthDate,
      birth_time: draft.birthTime,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
