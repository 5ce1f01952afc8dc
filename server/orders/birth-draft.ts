import type { Db } from '#server/store/tables.ts';

/** Drafts that nobody ordered from are cleared away after this long, in milliseconds: they carry birth data. */
export const DRAFT_LIFETIME = 7 * 24 * 60 * 60_000;

export interface BirthDraft {
  name: string;
  email: string;
  city: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  /** `HH:MM`, the clock of the place of birth; null when the hour is not known. */
  birthTime: string | null;
}

/** Keeps the data of a free birth chart as a DRAFT order (AP-9) and resolves with its id. */
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
