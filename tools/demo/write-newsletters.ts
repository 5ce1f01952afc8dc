import { sha256 } from '#server/sha256.ts';
import { insertMany } from './insert-many.ts';
import { busyMoments, DAY, HOUR, later } from './moments.ts';
import { uuidOf } from './plan-orders.ts';
import type { Year } from './year.ts';

/** Newsletter addresses, of which a few were not confirmed in the last days. */
export async function subscribe({ trx, random, now, days, count }: Year, version: string): Promise<void> {
  const moments = [
    ...busyMoments(random, Math.ceil(count / 4), later(now, -days * DAY), now),
    later(now, -HOUR),
  ];
  const rows = moments.map((asked_at, index) => {
    const isPending = index === moments.length - 1 || (later(asked_at, 5 * DAY) > now && random() < 0.4);
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

const ISSUES = [
  'Co przynosi nów',
  'Trzy pytania na nowy miesiąc',
  'Pełnia i to, co dojrzało',
  'Przed przesileniem',
];

/** Newsletters of the last months, which nearly everybody got, and one that is still being written. */
export async function sendNewsletters({ trx, random, now, count }: Year): Promise<void> {
  await insertMany(
    trx,
    'newsletter_letter',
    ISSUES.map((subject, index) => {
      const isDraft = index === ISSUES.length - 1;
      const started_at = later(now, -(20 + (ISSUES.length - index) * 28) * DAY);
      const recipients = isDraft ? 0 : Math.ceil((count / 4) * (0.5 + index * 0.15));
      const refused = Math.floor(recipients / 90);
      return {
        id: uuidOf(random),
        subject,
        preheader: 'Kilka zdań od wróżek i jeden kupon.',
        body: 'Dzień dobry,\n\nten miesiąc zaczyna się spokojnie. Zapisz jedno pytanie i wróć do niego przy pełni.',
        link_text: '',
        link_url: '',
        field_versions: {},
        version: 1,
        state: isDraft ? 'DRAFT' : 'SENT',
        created_at: isDraft ? later(now, -DAY) : later(started_at, -DAY),
        started_at: isDraft ? null : started_at,
        ended_at: isDraft ? null : later(started_at, DAY / 48),
        recipients,
        accepted: recipients - refused,
        refused,
      };
    }),
  );
}
