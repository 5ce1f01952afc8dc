import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeMail } from '#server/mail/compose-mail.ts';
import { mailIdFor, mailIdOf } from '#server/mail/mail-id.ts';
import { errorLabel, isUnclear } from '#server/jobs/back-off.ts';
import { isAboutMailbox, isBadAddress, isCertainlyUnsent } from '#server/mail/mail-failure.ts';
import { outboxMailer, smtpMailer } from '#server/mail/mailer.ts';
import { serverWords } from '#server/mail/server-words.ts';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { SmtpStandIn, type SmtpStep } from '#tools/faults/support/smtp-stand-in.ts';

const FROM = 'Kwiat Paproci <kontakt@shop.example>';
const sender = {
  brandName: 'Kwiat',
  publicUrl: 'https://shop.example',
  contactEmail: 'kontakt@shop.example',
};
const mail = composeMail('ebook', sender, {
  to: 'zażółć.gęślą@example.pl',
  subject: 'Zamówienie nr 17 potwierdzone',
  title: 'Zażółć gęślą jaźń',
});
let folder: string;
let smtp: SmtpStandIn;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  smtp = await SmtpStandIn.start();
});
afterEach(async () => {
  await smtp.goAway();
  await rm(folder, { recursive: true });
});

test('over SMTP a mail has both parts, Polish letters, and a Message-ID that stays the same', async () => {
  const send = smtpMailer(smtp.url, FROM);
  const { to: _to, ...rest } = mail;
  await send(mailIdOf('job-1'), { ...rest, to: 'anna@example.pl', replyTo: 'basia@example.pl' });
  await send(mailIdOf('job-1'), { ...rest, to: 'anna@example.pl' });
  expect(smtp.received).toMatchObject([
    { from: 'kontakt@shop.example', to: ['anna@example.pl'] },
    { to: ['anna@example.pl'] },
  ]);
  const [first, second] = await Promise.all(smtp.received.map(({ message }) => PostalMime.parse(message)));
  expect(first).toMatchObject({ subject: mail.subject, messageId: '<job-1@shop.example>' });
  expect(first?.text?.trim()).toBe(mail.text.trim());
  expect(first?.html).toContain('Zażółć gęślą jaźń');
  expect(first?.replyTo?.[0]?.address).toBe('basia@example.pl');
  expect(second?.messageId).toBe(first?.messageId);
});

test('an automatic mail says that it is one; what a person wrote does not (RFC 3834)', async () => {
  const send = smtpMailer(smtp.url, FROM);
  const list = { 'List-Id': '<newsletter.shop.example>' };
  await send(mailIdOf('job-1'), { ...mail, to: 'anna@example.pl', headers: list });
  await send(mailIdOf('job-2'), { ...mail, to: 'anna@example.pl', name: 'answer' });
  const headersOf = async (at: number) =>
    (await PostalMime.parse(smtp.received[at]?.message ?? '')).headers
      .filter(({ key }) => /^(auto-|x-auto|list-)/.test(key))
      .map(({ key, value }) => `${key}: ${value}`)
      .toSorted();
  expect(await headersOf(0)).toEqual([
    'auto-submitted: auto-generated',
    'list-id: <newsletter.shop.example>',
    'x-auto-response-suppress: All',
  ]);
  expect(await headersOf(1)).toEqual([]);
});

test.each(['550 no such user', 'cut'])(
  'a server that says %s is an error, so that the job is tried again',
  async (reply) => {
    smtp.say = () => reply;
    await expect(
      smtpMailer(smtp.url, FROM)(mailIdOf('job-1'), { ...mail, to: 'anna@example.pl' }),
    ).rejects.toBeInstanceOf(Error);
    smtp.say = () => undefined;
    await smtpMailer(smtp.url, FROM)(mailIdOf('job-1'), { ...mail, to: 'anna@example.pl' });
    expect(smtp.received).toHaveLength(1);
  },
);

test.each([
  ['recipient', 'cut', true],
  ['recipient', '550 5.1.1 no such user', true],
  ['data', 'cut', true],
  ['text', '421 too many', true],
  // The text was taken: it may arrive.
  ['text', 'cut', false],
] as const)(
  'a mail whose %s is answered with %s has certainly not arrived: %s',
  async (step, reply, isCertain) => {
    smtp.say = (now) => (now === step ? reply : undefined);
    const error: unknown = await smtpMailer(smtp.url, FROM)(mailIdOf('job-1'), {
      ...mail,
      to: 'anna@example.pl',
    }).catch((failure: unknown) => failure);
    expect([error instanceof Error, isCertainlyUnsent(error)]).toEqual([true, isCertain]);
  },
);

test('of each attempt at a mail it is told anew whether it may have arrived', async () => {
  const send = smtpMailer(smtp.url, FROM);
  const cutAt = async (at: string) => {
    smtp.say = (step) => (step === at ? 'cut' : undefined);
    const sent = send(mailIdOf('job-1'), { ...mail, to: 'anna@example.pl' });
    return isCertainlyUnsent(await sent.catch((failure: unknown) => failure));
  };
  expect([await cutAt('recipient'), await cutAt('text'), await cutAt('recipient')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('what is known of one mail is not lost when another ends meanwhile', async () => {
  const send = smtpMailer(smtp.url, FROM);
  const reached = () => send(mailIdOf('job-2'), { ...mail, to: 'basia@example.pl' });
  smtp.hold = { step: 'confirmed', to: 'anna@example.pl', reached };
  smtp.say = (step, to) => (step === 'text' && to === 'anna@example.pl' ? 'cut' : undefined);
  const sent = send(mailIdOf('job-1'), { ...mail, to: 'anna@example.pl' });
  const error: unknown = await sent.catch((failure: unknown) => failure);
  expect([error instanceof Error, isCertainlyUnsent(error)]).toEqual([true, false]);
  expect(smtp.received.map(({ to }) => to)).toEqual([['anna@example.pl'], ['basia@example.pl']]);
});

test.each([
  ['550 5.1.1 The email account that you tried to reach does not exist', true],
  ['553 5.1.2 We weren’t able to find the recipient domain', true],
  ['501 5.1.3 Bad recipient address syntax', true],
  ['551 5.1.6 has moved', true],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', true],
  ['550 Requested action not taken: mailbox unavailable', false],
  ['550 5.5.0 Requested action not taken: mailbox unavailable', false],
  ['550 5.4.1 Recipient address rejected: Access denied', false],
  ['550 5.7.1 Unable to relay', false],
  ['550 5.2.1 Mailbox not available', false],
  ['553 5.1.8 sender has no domain', false],
  ['550 5.1.100 of nobody', false],
  ['550 blocked, see 5.1.1', false],
  ['450 4.1.1 not known yet', false],
])('of %s to a recipient it is %s that the address is bad (RFC 3463)', async (reply, isBad) => {
  smtp.say = (step) => (step === 'recipient' ? reply : undefined);
  const error: unknown = await smtpMailer(smtp.url, FROM)(mailIdOf('job-1'), {
    ...mail,
    to: 'anna@example.pl',
  }).catch((failure: unknown) => failure);
  expect([error instanceof Error, isBadAddress(error)]).toEqual([true, isBad]);
  expect(/ 5\.1\.(1|2|3|6|10)$/.test(errorLabel(error)), 'in the table of jobs').toBe(isBad);
});

test.each([
  ['4.1.1', true],
  ['4.2.2', true],
  ['5.2.1', true],
  ['4.1.7', false],
  ['4.1.8', false],
  ['5.1.1', false],
  ['4.7.1', false],
])(
  'status %s is about the very mailbox: %s; what is about the sender holds up every mail',
  (smtpStatus, is) => {
    expect(isAboutMailbox(Object.assign(new Error('refused'), { smtpStatus }))).toBe(is);
  },
);

test('the outbox lists the newest mail first, and finds a message by its author [EM-4]', async () => {
  const outbox = new Outbox(folder);
  const send = outboxMailer(outbox, FROM);
  await send(mailIdOf('new'), { ...mail, to: 'kontakt@shop.example', replyTo: 'Anna@example.pl' });
  await send(mailIdOf('old'), { ...mail, to: 'anna@example.pl' });
  await send(mailIdOf('other'), { ...mail, to: 'basia@example.pl' });
  const ages = { new: 1, other: 2, old: 3 };
  for (const [id, hours] of Object.entries(ages)) {
    const at = new Date(Date.now() - hours * 3_600_000);
    await utimes(join(folder, `${id}.eml`), at, at);
  }
  expect((await outbox.list()).map(({ id }) => id)).toEqual(['new', 'other', 'old']);
  expect((await outbox.of('anna@example.pl')).map(({ id }) => id).toSorted()).toEqual(['new', 'old']);
});

test('a connection error is stored with the mail server’s or TLS’s message, without an address', async () => {
  await smtp.goAway();
  const error: unknown = await smtpMailer(smtp.url, FROM)(mailIdOf('job-9'), mail).catch(
    (thrown: unknown) => thrown,
  );
  expect(errorLabel(error)).toMatch(/^Error ESOCKET: connect ECONNREFUSED 127\.0\.0\.1/);
  await smtp.comeBack();
  const login = Object.assign(new Error('535 5.7.8 no such user shop@kwiat.pl'), { code: 'EAUTH' });
  expect(serverWords(login)).toBe('535 5.7.8 no such user …@…');
  // A server that talks much fills no log.
  const long = Object.assign(new Error(`535 ${'x'.repeat(300)}`), { code: 'EAUTH' });
  expect(serverWords(long)).toBe(`535 ${'x'.repeat(196)}`);
  // Of a refused recipient nothing is kept but its numbers.
  expect(serverWords(Object.assign(new Error('550 anna@example.pl'), { code: 'EENVELOPE' }))).toBeUndefined();
});

test('a mail server that hangs before the text is left early; one that has it has minutes to confirm it', async () => {
  const send = smtpMailer(smtp.url, FROM, { textWithin: 200, confirmedWithin: 1_500 });
  const hold = (step: SmtpStep, reached: () => Promise<void>) => {
    smtp.hold = { step, to: 'anna@example.pl', reached };
    const begun = performance.now();
    return send(mailIdOf('job-1'), { ...mail, to: 'anna@example.pl' }).then(
      () => 'accepted',
      (error: unknown) => ({ isUnclear: isUnclear(error), isEarly: performance.now() - begun < 1_000 }),
    );
  };
  expect(await hold('data', async () => undefined)).toEqual({ isUnclear: false, isEarly: true });
  expect(await hold('confirmed', () => pause(600))).toBe('accepted');
  expect(await hold('unanswered', async () => undefined)).toEqual({ isUnclear: true, isEarly: false });
  expect(smtp.received).toHaveLength(2);
});

test('nobody at the address is an error', async () => {
  await expect(smtpMailer('smtp://127.0.0.1:9', FROM)(mailIdOf('job-1'), mail)).rejects.toThrow(
    'ECONNREFUSED',
  );
});

test('line breaks and commas in what was typed make no header and no second recipient', async () => {
  const send = smtpMailer(smtp.url, FROM);
  const typed = 'anna@example.pl\r\nBcc: eve@example.pl, eve@example.pl';
  await send(mailIdOf('job-1'), { ...mail, to: 'kontakt@shop.example', replyTo: typed });
  const [sent] = smtp.received;
  expect(sent?.to).toEqual(['kontakt@shop.example']);
  expect(sent?.message).not.toMatch(/^bcc:/im);
});

test('in the outbox a mail can be read back; a second attempt replaces the first [EM-4]', async () => {
  const outbox = new Outbox(join(folder, 'outbox'));
  const send = outboxMailer(outbox, FROM);
  await send(mailIdOf('job-1'), mail);
  await send(mailIdOf('job-1'), mail);
  await send(mailIdOf('job-2'), { ...mail, subject: 'Drugi' });
  expect(await readdir(join(folder, 'outbox'))).toEqual(['job-1.eml', 'job-2.eml']);
  expect(await outbox.read('job-1')).toMatchObject({
    from: 'kontakt@shop.example',
    to: mail.to,
    subject: mail.subject,
  });
  expect((await outbox.read('job-1'))?.text).toContain('Zażółć gęślą jaźń');
  expect((await outbox.list()).map(({ id }) => id).toSorted()).toEqual(['job-1', 'job-2']);
});

test('an outbox without a mail is empty; ids that lead out of it are unknown', async () => {
  const outbox = new Outbox(join(folder, 'none'));
  expect(await outbox.list()).toEqual([]);
  expect(await outbox.read('../outbox/job-1')).toBeUndefined();
  expect(await outbox.read('job-1')).toBeUndefined();
  expect(() => mailIdOf('../x')).toThrow('no mail can have');
});

test('every mail id fits the outbox and a Message-ID, differs between mails of one job, and holds no address', () => {
  const job = '7d0ce1a4-0000-4000-8000-000000000002';
  const owners = ['00000000-0000-4000-8000-000000000001', 'Ludmila@shop.example', 'x'.repeat(300)];
  const ids = [mailIdOf(job), ...owners.map((one) => mailIdFor(job, one))];
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z-]{1,64}$/);
  expect(mailIdFor(job, 'ludmila@shop.example')).toBe(ids[2]);
});
