import type { ContactKind } from '#domain/typed/contact-kind.ts';
import { SAMPLE_OWNER } from '#server/desk/access/sample-entry.ts';
import { sha256 } from '#server/sha256.ts';
import { pick } from '../random.ts';
import { insertMany } from './insert-many.ts';
import { busyMoments, DAY, later } from './moments.ts';
import { uuidOf } from './plan-orders.ts';
import { FIRST_NAMES, LAST_NAMES, MESSAGES } from './texts.ts';
import type { Year } from './year.ts';

/** What some customers choose in the form; the others leave that to the shop. */
const KIND_OF: readonly (readonly [RegExp, ContactKind])[] = [
  [/reklamacj/, 'complaint'],
  [/faktur/, 'invoice'],
  [/usunięcie moich danych/, 'personal-data'],
];

/**
 * Messages of the contact form, one for about fifteen orders. Those of the last days wait; the others were answered, and
 * some customers wrote back by mail.
 */
export async function writeMessages({ trx, random, now, days, count }: Year): Promise<void> {
  const moments = busyMoments(random, Math.ceil(count / 15), later(now, -days * DAY), now);
  const messages = moments.map((received_at, index) => {
    const message = pick(random, MESSAGES);
    return {
      id: uuidOf(random),
      first_name: pick(random, FIRST_NAMES),
      last_name: pick(random, LAST_NAMES),
      email: `list${index}@przyklad.pl`,
      message,
      received_at,
      kind: (index % 4 > 0 && KIND_OF.find(([words]) => words.test(message))?.[1]) || 'message',
      done_at: later(received_at, 12 * DAY) < now ? later(received_at, DAY) : null,
      version: 1,
      reply_key: uuidOf(random).replaceAll('-', ''),
    };
  });
  await insertMany(trx, 'contact_message', messages);
  const text = (letter: (typeof messages)[number], at: Date, mail_digest: string | null) => ({
    id: uuidOf(random),
    letter_id: letter.id,
    body:
      mail_digest === null
        ? 'Dziękujemy za list. Sprawdziliśmy i już jest dobrze.'
        : 'Dziękuję, wszystko jasne!',
    author: mail_digest === null ? SAMPLE_OWNER.name : letter.first_name,
    from_customer: mail_digest !== null,
    mail_digest,
    from_other_address: false,
    attachment_names: mail_digest === null ? [] : ['potwierdzenie.pdf'],
    is_cut: false,
    written_at: at,
    accepted_at: mail_digest === null ? at : null,
  });
  const answered = messages.filter(({ done_at }) => done_at !== null);
  await insertMany(trx, 'letter_reply', [
    ...answered.map((letter) => text(letter, later(letter.received_at, DAY), null)),
    ...answered
      .filter((_, index) => index % 5 === 0)
      .map((letter) => text(letter, later(letter.received_at, 2 * DAY), sha256(letter.id))),
  ]);
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
