import { sha256 } from '#server/sha256.ts';
import { pick } from '../random.ts';
import { insertMany } from './insert-many.ts';
import { busyMoments, DAY, later } from './moments.ts';
import { uuidOf } from './plan-orders.ts';
import { FIRST_NAMES, LAST_NAMES, MESSAGES } from './texts.ts';
import type { Year } from './year.ts';

/** Messages of the contact form, one for about fifteen orders. */
export async function writeLetters({ trx, random, now, days, count }: Year): Promise<void> {
  const moments = busyMoments(random, Math.ceil(count / 15), later(now, -days * DAY), now);
  await insertMany(
    trx,
    'contact_message',
    moments.map((received_at, index) => ({
      id: uuidOf(random),
      first_name: pick(random, FIRST_NAMES),
      last_name: pick(random, LAST_NAMES),
      email: `list${index}@przyklad.pl`,
      message: pick(random, MESSAGES),
      received_at,
    })),
  );
}

/** Newsletter addresses, of which a few were not confirmed in the last days. */
export async function subscribe({ trx, random, now, days, count }: Year, version: string): Promise<void> {
  const moments = busyMoments(random, Math.ceil(count / 4), later(now, -days * DAY), now);
  const rows = moments.map((asked_at, index) => {
    const isPending = later(asked_at, 5 * DAY) > now && random() < 0.4;
    return {
      email: `nowiny${index}@przyklad.pl`,
      status: isPending ? 'PENDING' : 'CONFIRMED',
      asked_at,
      confirmed_at: isPending ? null : later(asked_at, 90_000),
    };
  });
  await insertMany(trx, 'subscriber', rows);
  await insertMany(
    trx,
    'consent',
    rows.flatMap(({ email, confirmed_at }) =>
      confirmed_at
        ? [{ kind: 'newsletter', is_given: true, version, at: confirmed_at, who: sha256(email) }]
        : [],
    ),
  );
}
