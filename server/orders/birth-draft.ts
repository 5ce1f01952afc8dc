import { readEmail, readTyped } from '#domain/typed/typed-text.ts';
import { randomUUID } from 'node:crypto';
import { isUuid } from '#domain/uuid.ts';
import type { ClockChoice } from '#domain/birth-chart.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** Birth time taken from the free chart; the order request does not carry it. */
export interface BirthHour {
  /** `HH:MM` in the local time of the birthplace; null when the hour is not known. */
  birthTime: string | null;
  /** Which of the two instants, when that hour occurred twice; null when it did not, or nobody said. */
  clockChoice: ClockChoice | null;
}

/** Personal data of a free birth chart, as a draft order stores them. */
export interface BirthDraft extends BirthHour {
  name: string;
  email: string;
  city: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
}

/** Stores the data of a free birth chart as a DRAFT order (AP-9) and resolves with the chart's unguessable handle. */
export async function createBirthDraft(db: Db, draft: BirthDraft): Promise<string> {
  const handle = randomUUID();
  await db
    .insertInto('shop_order')
    .values({
      chart_handle: handle,
      customer_name: readTyped(draft.name),
      email: readEmail(draft.email),
      city: readTyped(draft.city),
      birth_date: draft.birthDate,
      birth_time: draft.birthTime,
      clock_choice: draft.clockChoice,
    })
    .execute();
  return handle;
}

/** Finds the hour of birth of a chart, in its draft or in an order made from it; `undefined` for an unknown handle. */
export async function findBirthHour(db: Db | Trx, handle: string): Promise<BirthHour | undefined> {
  if (!isUuid(handle)) return undefined;
  return db
    .selectFrom('shop_order')
    .select(['birth_time as birthTime', 'clock_choice as clockChoice'])
    .where('chart_handle', '=', handle)
    .where('stripped_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
}
