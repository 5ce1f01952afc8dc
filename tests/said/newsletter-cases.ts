import { sql } from 'kysely';
import { given, NEWER, NOTHING, post, put } from './case-kit.ts';
import type { DeskRequest } from './requests.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

type State = 'DRAFT' | 'SENT' | 'STOPPED' | 'SENDING' | 'CANCELED' | 'REMOVED';
const issueOf = (shop: WhatChanges, state: State) =>
  shop.find<{ id: string; version: number }>(
    sql`select id, version from newsletter_letter where state = ${state} order by created_at limit 1`,
  );
type Make = (shop: WhatChanges) => DeskRequest | Promise<DeskRequest>;
const after =
  (...requests: readonly Make[]): Make =>
  async (shop) => {
    const last = requests.at(-1);
    for (const request of requests.slice(0, -1)) await shop.ask(await request(shop));
    if (!last) throw new Error('no request');
    return last(shop);
  };
/** After something was done to the database. */
const where =
  (queries: readonly ReturnType<typeof sql>[], make: Make): Make =>
  async (shop) => {
    await given(shop, ...queries);
    return make(shop);
  };

const add = (subject = ' Pełnia  w Byku ', like: string | null = null) =>
  post('/newsletter', { id: NEW_ID, subject, like });
const change =
  (changes: Readonly<Record<string, string>>, state: State = 'DRAFT', seen = 1): Make =>
  async (shop) =>
    put(`/newsletter/${(await issueOf(shop, state)).id}`, {
      changes: Object.entries(changes).map(([field, text]) => ({ field, text, seen })),
    });
const READY = {
  body: 'Dziś pełnia w Byku. https://shop.example/tarot',
  linkText: 'Zobacz',
  linkUrl: '/tarot',
};

/** A step of an issue in a state, as it was seen. */
const step =
  (what: string, state: State = 'DRAFT', seen?: number): Make =>
  async (shop) => {
    const { id, version } = await issueOf(shop, state);
    return post(`/newsletter/${id}/${what}`, { seen: seen ?? version });
  };
const bare =
  (what: string, state: State): Make =>
  async (shop) =>
    post(`/newsletter/${(await issueOf(shop, state)).id}/${what}`);
const cancel =
  (state: State, seen: 'sending' | 'stopped'): Make =>
  async (shop) =>
    post(`/newsletter/${(await issueOf(shop, state)).id}/cancel`, { seen });

/** Only so many readers; one address is not confirmed, one is stopped. */
const readers = (count: number) => [
  sql`delete from subscriber where email in (
    select email from subscriber where status = 'CONFIRMED' order by email offset ${sql.lit(count + 1)})`,
  sql`update subscriber set stopped_at = now() - interval '1 day' where email = (
    select max(email) from subscriber where status = 'CONFIRMED')`,
];
const few = (make: Make, count = 2) => where(readers(count), after(change(READY), make));
/** An issue that is being sent; nobody has it yet. */
const sending = (make: Make, count = 2) => few(after(step('start'), make), count);
/** How a mail server refuses those at an address. */
const refusing =
  (failure: object, make: Make): Make =>
  (shop) => {
    shop.refusal = ({ subject }) =>
      subject.startsWith('Zaplecze') ? undefined : Object.assign(new Error('refused'), failure);
    return make(shop);
  };
const rcpt = (responseCode: number, smtpStatus: string) => ({ responseCode, smtpStatus, command: 'RCPT TO' });

/** An issue in the middle, whose mails are refused. */
const beingSent = (failure: object, ...queries: ReturnType<typeof sql>[]) =>
  refusing(failure, sending(where(queries, bare('resume', 'SENDING'))));

/** Addresses that the sending of an issue has stopped. */
const STOPPED = [
  sql`update subscriber set stopped_at = now() - interval '1 hour', missed = 3,
    stopped_by = (select id from newsletter_letter where state = 'SENT' order by created_at limit 1)
    where email in (select email from subscriber where status = 'CONFIRMED' order by email limit 2)`,
  sql`update subscriber set stopped_at = now() - interval '1 hour', missed = 3,
    stopped_by = (select id from newsletter_letter where state = 'DRAFT')
    where email = (select max(email) from subscriber where status = 'CONFIRMED')`,
];
const firstOf = (shop: WhatChanges) =>
  shop.find<{ email: string }>(
    sql`select email from subscriber where status = 'CONFIRMED' order by email limit 1`,
  );

/** What changes at the newsletter. */
export const newsletterCases: Readonly<Record<string, Cases>> = {
  addNewsletter: {
    blank: () => add(),
    'like another': async (shop) => add('Nowy', (await issueOf(shop, 'SENT')).id),
    'like none': () => add('Nowy', NOTHING),
    'with a subject as long as may be': () => add('x'.repeat(120)),
    'with a subject longer than may be': () => add('x'.repeat(121)),
    'with a subject shorter than may be': () => add(' ab '),
    'by an id of another subject': after(
      () => add(),
      () => add('Nów'),
    ),
  },
  changeNewsletter: {
    'its subject': change({ subject: ' Przed  zimą ' }),
    'all but its subject': change({
      preheader: ' Co  nas czeka ',
      body: ' Raz.\r\n\r\nDwa. ',
      linkText: 'Dalej',
      linkUrl: 'https://shop.example/tarot',
    }),
    'to what it says, whatever was seen': change({ subject: 'Przed przesileniem' }, 'DRAFT', NEWER),
    'that was changed meanwhile': change({ subject: 'Przed zimą' }, 'DRAFT', NEWER),
    'to all longer than may be': change({
      preheader: 'x'.repeat(141),
      body: 'x'.repeat(20_001),
      linkText: 'x'.repeat(61),
      linkUrl: `/${'x'.repeat(500)}`,
    }),
    'to all as long as may be': change({
      preheader: 'x'.repeat(140),
      body: 'x'.repeat(20_000),
      linkText: 'x'.repeat(60),
      linkUrl: `/${'x'.repeat(499)}`,
    }),
    'to another host': change({ linkUrl: '//zlo.example', linkText: '\u202e' }),
    'to an address without a lock': change({ linkUrl: 'http://shop.example' }),
    'that was sent': change({ subject: 'Przed zimą' }, 'SENT'),
    'that is not there': () =>
      put(`/newsletter/${NOTHING}`, { changes: [{ field: 'subject', text: 'Nów', seen: 1 }] }),
  },
  removeNewsletter: {
    'a draft': step('remove'),
    'that was changed meanwhile': step('remove', 'DRAFT', NEWER),
    'that was sent': step('remove', 'SENT'),
    'that was removed': after(step('remove'), (shop) => step('remove', 'REMOVED')(shop)),
  },
  tryNewsletter: {
    'that is blank': after(
      () => add(),
      () => post(`/newsletter/${NEW_ID}/try`, { seen: 1 }),
    ),
    'that is ready': after(change({ ...READY, preheader: 'Nów' }), step('try')),
    'without where its button leads': after(
      change({ linkText: 'Zobacz', linkUrl: '', body: 'x'.repeat(9) }),
      step('try'),
    ),
    'without what its button says': after(
      change({ linkText: '', linkUrl: '/tarot', body: 'x'.repeat(10) }),
      step('try'),
    ),
    'that was changed meanwhile': step('try', 'DRAFT', NEWER),
  },
  startNewsletter: {
    'that was changed meanwhile': step('start', 'DRAFT', NEWER),
    'to two readers': few(step('start')),
    'to more readers than a batch has': few(step('start'), 11),
    'to nobody': few(step('start'), 0),
    'that is blank': after(
      () => add(),
      () => post(`/newsletter/${NEW_ID}/start`, { seen: 1 }),
    ),
    'that was sent': step('start', 'SENT'),
    'while another is being sent': sending(
      after(
        () => add(),
        () => put(`/newsletter/${NEW_ID}`, { changes: [{ field: 'body', text: READY.body, seen: 1 }] }),
        () => post(`/newsletter/${NEW_ID}/start`, { seen: 2 }),
      ),
    ),
    'to readers whom nobody knows': refusing(rcpt(550, '5.1.1'), few(step('start'))),
    'to five whom nobody knows': refusing(rcpt(550, '5.1.1'), few(step('start'), 5)),
    'to readers whose mailboxes are full': refusing(rcpt(452, '4.2.2'), few(step('start'))),
    'to a mail server that is away': refusing({ isBeforeText: true }, few(step('start'))),
    'to a mail server that wants to rest': refusing(
      { responseCode: 421, command: 'DATA' },
      few(step('start')),
    ),
    'to a mail server that says nothing in the end': refusing({}, few(step('start'), 3)),
    'to a mail server that wants another password': refusing(
      { code: 'EAUTH', responseCode: 535 },
      few(step('start')),
    ),
    'to a mail server that does not take the letter': refusing(
      { responseCode: 554, command: 'DATA' },
      few(step('start')),
    ),
  },
  stopNewsletter: {
    'that is being sent': sending(bare('stop', 'SENDING')),
    'that was stopped': sending(after(bare('stop', 'SENDING'), bare('stop', 'STOPPED'))),
    'a draft': bare('stop', 'DRAFT'),
    'that is not there': () => post(`/newsletter/${NOTHING}/stop`),
  },
  resumeNewsletter: {
    'that was stopped': sending(
      after(
        bare('stop', 'SENDING'),
        where(
          [
            sql`update newsletter_letter set problem = 'refusals', failures = 2, refused_in_row = 5, unclear_in_row = 1,
          waits_until = now() + interval '1 hour' where state = 'STOPPED'`,
          ],
          bare('resume', 'STOPPED'),
        ),
      ),
    ),
    'that is being sent': sending(bare('resume', 'SENDING')),
    'that waits for its mail server': sending(
      where(
        [sql`update newsletter_letter set waits_until = now() + interval '1 hour' where state = 'SENDING'`],
        bare('resume', 'SENDING'),
      ),
    ),
    'while nothing was said twice': beingSent(
      {},
      sql`update newsletter_letter set unclear_in_row = 1 where state = 'SENDING'`,
    ),
    'while the mail server was away for long': beingSent(
      { isBeforeText: true },
      sql`update newsletter_letter set failures = 5 where state = 'SENDING'`,
    ),
    'while mailboxes were full for long': beingSent(
      rcpt(452, '4.2.2'),
      sql`update newsletter_delivery set attempts = case when email = (select min(email) from newsletter_delivery) then 3 else 4 end`,
      sql`update subscriber set missed = 2`,
    ),
    'to one who is turned down again and again': beingSent(
      rcpt(550, '5.7.1'),
      sql`update newsletter_delivery set attempts = 1`,
      sql`update newsletter_letter set accepted = 1, recipients = 3 where state = 'SENDING'`,
    ),
    'to one whose letter is refused again and again': beingSent(
      { responseCode: 554, command: 'DATA' },
      sql`update newsletter_delivery set attempts = 2`,
    ),
    'after a process has died': sending(
      where(
        [
          sql`update newsletter_delivery set taken_at = now() - interval '5 minutes' -
            case when email = (select min(email) from newsletter_delivery) then interval '1 millisecond' else interval '0' end`,
        ],
        bare('resume', 'SENDING'),
      ),
    ),
    'that was sent': bare('resume', 'SENT'),
  },
  cancelNewsletter: {
    'a draft': cancel('DRAFT', 'stopped'),
    'that is being sent': sending(cancel('SENDING', 'sending')),
    'that was stopped': sending(after(bare('stop', 'SENDING'), cancel('STOPPED', 'stopped'))),
    'that another has stopped meanwhile': sending(
      after(bare('stop', 'SENDING'), cancel('STOPPED', 'sending')),
    ),
    'that was canceled': sending(after(cancel('SENDING', 'sending'), cancel('CANCELED', 'stopped'))),
  },
  restoreNewsletterAddresses: {
    'of an issue that stopped two': where(STOPPED, bare('restore-addresses', 'SENT')),
    'of an issue that stopped none': bare('restore-addresses', 'SENT'),
    'of none': () => post(`/newsletter/${NOTHING}/restore-addresses`),
  },
  stopNewsletterAddresses: {
    'that nobody knows': () => post('/newsletter-addresses/stop', { addresses: 'a@example.com, nobody' }),
    'as pasted': async (shop) => {
      const { email } = await firstOf(shop);
      const { email: waiting } = await shop.find(
        sql<{ email: string }>`select email from subscriber where status = 'PENDING'`,
      );
      return post('/newsletter-addresses/stop', {
        addresses: `Zofia <${email.toUpperCase()}>;${email}|"${waiting}"\n o'hara@example.com`,
      });
    },
    'that an issue has stopped': where(STOPPED, async (shop) =>
      post('/newsletter-addresses/stop', { addresses: (await firstOf(shop)).email }),
    ),
    'that somebody has stopped': where(
      [sql`update subscriber set stopped_at = now() - interval '1 day'`],
      async (shop) => post('/newsletter-addresses/stop', { addresses: (await firstOf(shop)).email }),
    ),
  },
  exportNewsletterAddresses: {
    'of three': where(readers(3), () => post('/newsletter-addresses/csv')),
  },
};
