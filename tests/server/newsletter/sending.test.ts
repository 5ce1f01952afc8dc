import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unsubscribe } from '#server/contact/subscribers.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import {
  addIssue,
  cancelIssue,
  changeIssue,
  resumeIssue,
  startIssue,
  stopIssue,
} from '#server/desk/newsletter/issues.ts';
import { newsletterJobs } from '#server/newsletter/newsletter-jobs.ts';
import { restoreAddresses } from '#server/desk/newsletter/addresses.ts';
import { countAddresses, readIssue } from '#server/desk/newsletter/read-issues.ts';
import { TERMINAL } from '#server/store/audit.ts';
import type { Store } from '#server/store/store.ts';
import { isWholeProof } from '#tools/proof.ts';
import { SmtpStandIn } from '#tools/faults/support/smtp-stand-in.ts';
import { HandClock, openJobStore, runnerWith } from '../jobs/job-table.ts';
import { DATABASES } from '../support/test-store.ts';

const SENDER = {
  brandName: 'Kwiat Paproci',
  publicUrl: 'https://shop.example',
  contactEmail: 'kontakt@shop.example',
  seller: { name: 'Firma Testowa', address: 'ul. Leśna 2, 31-001 Kraków' },
};
const MINUTE = 60_000;

describe.each(DATABASES)('an issue of the newsletter (%s)', (kind) => {
  let store: Store;
  let smtp: SmtpStandIn;
  let clock: HandClock;
  let id: string;

  const address = (n: number) => `reader${n}@example.pl`;
  const confirmed = async (...emails: string[]) => {
    for (const email of emails)
      await store.db
        .insertInto('subscriber')
        .values({ email, status: 'CONFIRMED', asked_at: new Date(), confirmed_at: new Date() })
        .execute();
  };
  const process = (perMinute = 60): JobRunner =>
    runnerWith(
      store.db,
      newsletterJobs({
        db: store.db,
        send: smtpMailer(smtp.url, 'Sklep <kontakt@shop.example>'),
        sender: SENDER,
        perMinute,
        clock,
      }),
      clock,
    ).runner;
  const issue = async () => {
    const found = await readIssue(store.db, id);
    if (!found) throw new Error('there is no issue');
    return found;
  };
  const received = () => smtp.received.map(({ to }) => to[0] ?? '');
  /** Lets so many batches of one or several processes pass, each ten seconds or what the issue waits for. */
  const run = async (batches: number, processes = [process()], minutes = 0.2) => {
    for (let batch = 0; batch < batches; batch += 1) {
      await Promise.all(processes.map((one) => one.runDue()));
      clock.pass(minutes * MINUTE);
    }
  };
  const begin = async (...emails: string[]) => {
    await confirmed(...emails);
    await addIssue(store.db, TERMINAL, { id, subject: 'Pełnia', like: null });
    await changeIssue(store.db, TERMINAL, id, [
      { field: 'body', text: 'Dziś pełnia. Więcej: https://shop.example/tarot.', seen: 1 },
    ]);
    await startIssue(store.db, TERMINAL, id, 2);
    clock.pass(Date.now() - clock.now().getTime());
  };

  beforeEach(async () => {
    store ??= await openJobStore(kind);
    smtp = await SmtpStandIn.start();
    clock = new HandClock();
    clock.pass(Date.now() - clock.now().getTime());
    id = randomUUID();
  });
  afterEach(async () => {
    await smtp.goAway();
    await sql`delete from newsletter_delivery`.execute(store.db);
    await sql`update newsletter_letter set state = 'CANCELED' where state = 'SENDING'`.execute(store.db);
    await sql`delete from subscriber`.execute(store.db);
  });
  afterAll(() => store.close());

  test.each([1, 5, 9, 45])(
    'no more mails leave in a minute than %i, and not many fewer [DK-22]',
    async (most) => {
      // Each second asks the database: three full minutes of each pace are enough outside the whole proof.
      const readers = isWholeProof ? 60 : Math.min(60, 3 * most + 1);
      await begin(...Array.from({ length: readers }, (_, n) => address(n)));
      const one = process(most);
      const minutes: number[] = [];
      for (let minute = 0; minute < 60 && received().length < readers; minute += 1) {
        const before = received().length;
        for (let second = 0; second < 60; second += 1) {
          await one.runDue();
          clock.pass(1_000);
        }
        minutes.push(received().length - before);
      }
      expect(received()).toHaveLength(readers);
      expect(Math.max(...minutes)).toBeLessThanOrEqual(most);
      expect(minutes.slice(0, -1).every((sent) => sent > most - 6)).toBe(true);
    },
  );

  test('an outage is no try of an address: one that is put off afterwards gets all of its tries [DK-22]', async () => {
    await begin(address(1));
    smtp.say = () => '421 4.3.2 shutting down';
    await run(8, [process()], 31);
    expect((await issue()).counts).toMatchObject({ waiting: 1, givenUp: 0 });
    let puttings = 0;
    smtp.say = (step) => {
      if (step !== 'recipient' || puttings === 3) return undefined;
      puttings += 1;
      return '450 4.2.0 greylisted';
    };
    await run(8, [process()], 61);
    expect([puttings, received()]).toEqual([3, [address(1)]]);
    expect((await issue()).counts).toMatchObject({ accepted: 1, givenUp: 0 });
  });

  test('reaches each address once, whatever the mail server does, over a stop, a death and two processes at once [DK-22]', async () => {
    const readers = Array.from({ length: 24 }, (_, n) => address(n));
    const [nobody = '', later = '', cut = '', dead = '', leaves = '', gone = ''] = readers;
    await begin(...readers);
    await confirmed('late@example.pl');
    // A process took this one and died: it may have arrived.
    await sql`update newsletter_delivery set taken_at = ${new Date(clock.now().getTime() - 6 * MINUTE)}
      where email = ${dead}`.execute(store.db);
    let puttings = 0;
    let busy = 2;
    smtp.say = (step, to) => {
      if (step === 'recipient' && to === nobody) return '550 5.1.1 no such user';
      if (step === 'recipient' && to === later && (puttings += 1) < 3) return '451 4.7.1 greylisted';
      if (step === 'text' && to === cut) return 'cut';
      if (step === 'data' && smtp.received.length === 5 && (busy -= 1) >= 0) return '421 too many';
      return undefined;
    };
    const both = [process(), process()];
    await sql`update newsletter_delivery set due_at = due_at + interval '1 hour'
      where email in (${leaves}, ${gone})`.execute(store.db);
    await run(1, both);
    await stopIssue(store.db, TERMINAL, id);
    const before = received().length;
    await run(2, both);
    expect(received()).toHaveLength(before);
    await sql`delete from subscriber where email = ${leaves}`.execute(store.db);
    await sql`update subscriber set stopped_at = now() where email = ${gone}`.execute(store.db);
    await resumeIssue(store.db, TERMINAL, id);
    await run(30, both, 5);

    const { state, counts } = await issue();
    expect([state, counts]).toEqual([
      'sent',
      {
        recipients: 24,
        accepted: 19,
        refused: 1,
        givenUp: 0,
        unclear: 2,
        waiting: 0,
        left: 2,
        unsubscribed: 0,
      },
    ]);
    expect(received().toSorted()).toEqual(
      readers.filter((reader) => ![nobody, dead, leaves, gone].includes(reader)).toSorted(),
    );
    const stopped = await store.db
      .selectFrom('subscriber')
      .select('email')
      .where('stopped_at', 'is not', null)
      .orderBy('email')
      .execute();
    expect(stopped.map(({ email }) => email)).toEqual([nobody, gone].toSorted());
  });

  test('carries a link and headers that unsubscribe its reader at once, and counts her [DK-23]', async () => {
    await begin(address(1));
    await run(1);
    const [sent] = smtp.received;
    const mail = await PostalMime.parse(sent?.message ?? '');
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const token = /token=([^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(mail.text).toContain(`https://shop.example/newsletter/wypisz?token=${token}`);
    expect(mail.text).toContain('Firma Testowa, ul. Leśna 2, 31-001 Kraków');
    expect(mail.html).toContain('href="https://shop.example/tarot"');
    await unsubscribe(store.db, token);
    expect((await issue()).counts).toMatchObject({ accepted: 1, unsubscribed: 1 });
    expect(await store.db.selectFrom('subscriber').select('email').execute()).toEqual([]);
  });

  test.each([
    ['554 5.7.1 spam', 'letter'],
    ['cut', 'silence'],
  ] as const)(
    'stops by itself when the mail server says %s to every text, and goes on [DK-22]',
    async (reply, problem) => {
      await begin(...[1, 2, 3, 4, 5].map(address));
      smtp.say = (step) => (step === 'text' ? reply : undefined);
      await run(6, undefined, 40);
      expect(await issue()).toMatchObject({ state: 'stopped', problem });
      smtp.say = () => undefined;
      await resumeIssue(store.db, TERMINAL, id);
      await run(3, undefined, 40);
      const { state, counts } = await issue();
      expect([state, counts.accepted + counts.unclear]).toEqual(['sent', 5]);
      // What was cut off behind its text may have arrived: nobody gets it twice.
      expect(counts.unclear).toBe(problem === 'silence' ? 3 : 0);
    },
  );

  test('an outage before a mail without an answer does not stop the issue [DK-22]', async () => {
    await begin(...[1, 2, 3].map(address));
    let times = 0;
    smtp.say = (step) => {
      if (step === 'recipient' && (times += 1) <= 2) return '421 too busy';
      return step === 'text' && times === 3 ? 'cut' : undefined;
    };
    await run(8, undefined, 40);
    const { state, counts } = await issue();
    expect([state, counts.accepted, counts.unclear]).toEqual(['sent', 2, 1]);
  });

  test('mails without an answer stop the issue only in a row: one that was taken between them begins anew [DK-22]', async () => {
    await begin(...[1, 2, 3, 4, 5].map(address));
    let texts = 0;
    smtp.say = (step) => (step === 'text' && (texts += 1) !== 3 ? 'cut' : undefined);
    await run(8, undefined, 40);
    expect(await issue()).toMatchObject({ state: 'sent', counts: { accepted: 1, unclear: 4 } });
  });

  test.each([
    ['550 5.7.1 account suspended', 0],
    ['550 over quota', 0],
    // It lies, or five in a row are gone: in either case a person looks.
    ['550 5.1.1 no such user', 4],
  ])(
    'a mail server that says %s to everybody stops the issue, not its readers [DK-22]',
    async (reply, stopped) => {
      const readers = Array.from({ length: 12 }, (_, n) => address(n));
      await begin(...readers);
      smtp.say = (step) => (step === 'recipient' ? reply : undefined);
      await run(30, undefined, 10);
      expect(await issue()).toMatchObject({
        state: 'stopped',
        problem: 'refusals',
        stoppedAddresses: stopped,
      });
      await restoreAddresses(store.db, TERMINAL, id);
      expect(await issue()).toMatchObject({ stoppedAddresses: 0 });
      expect(await countAddresses(store.db)).toMatchObject({ confirmed: 12, stopped: 0 });
      smtp.say = () => undefined;
      await resumeIssue(store.db, TERMINAL, id);
      await run(30, undefined, 10);
      expect(await issue()).toMatchObject({ state: 'sent', counts: { accepted: 12 - stopped } });
    },
  );

  test('a mail server that refuses an issue to two readers, again and again, stops it: nobody has got it [DK-22]', async () => {
    await begin(...[1, 2].map(address));
    smtp.say = (step) => (step === 'recipient' ? '550 5.7.1 account suspended' : undefined);
    await run(12, undefined, 60);
    expect(await issue()).toMatchObject({ state: 'stopped', problem: 'refusals', counts: { givenUp: 0 } });
  });

  test('a single address that is refused without a reason is tried later and keeps the newsletter, three issues long [DK-22]', async () => {
    const readers = [1, 2, 3].map(address);
    await confirmed(...readers);
    smtp.say = (step, to) => (step === 'recipient' && to === readers[2] ? '550 5.7.1 not you' : undefined);
    for (const round of [1, 2, 3]) {
      if (round > 1) id = randomUUID();
      await begin();
      await run(12, undefined, 60);
      expect(await issue()).toMatchObject({ state: 'sent', counts: { accepted: 2, givenUp: 1 } });
    }
    expect(await countAddresses(store.db)).toMatchObject({ confirmed: 3, stopped: 0 });
  });

  test('a mailbox that stays full for three issues gets no more, until a person brings it back; a busy server stops nobody [DK-22]', async () => {
    const [full = '', busy = ''] = [1, 2].map(address);
    await confirmed(full, busy);
    smtp.say = (step, to) => {
      if (step !== 'recipient') return undefined;
      return to === full ? '452 4.2.2 mailbox full' : '451 4.7.1 slow down';
    };
    for (const round of [1, 2, 3]) {
      if (round > 1) id = randomUUID();
      await begin();
      await run(20, undefined, 60);
      expect(await issue()).toMatchObject({ state: 'sent', counts: { givenUp: 2 } });
    }
    expect(await issue()).toMatchObject({ stoppedAddresses: 1 });
    expect(await countAddresses(store.db)).toMatchObject({ confirmed: 1, stopped: 1 });
    await restoreAddresses(store.db, TERMINAL, id);
    expect(await countAddresses(store.db)).toMatchObject({ confirmed: 2, stopped: 0 });
    // It begins anew: one more issue that it does not take stops nothing.
    id = randomUUID();
    await begin();
    await run(20, undefined, 60);
    expect(await issue()).toMatchObject({ state: 'sent', stoppedAddresses: 0, counts: { givenUp: 2 } });
    expect(await countAddresses(store.db)).toMatchObject({ confirmed: 2, stopped: 0 });
  });

  test('an issue ends only when it is known what became of each address that was taken, also of one that is stopped meanwhile [DK-22]', async () => {
    await begin(address(1), address(2));
    await sql`update newsletter_delivery set taken_at = ${clock.now()} where email = ${address(2)}`.execute(
      store.db,
    );
    await sql`update subscriber set stopped_at = now() where email = ${address(2)}`.execute(store.db);
    await run(3);
    expect(await issue()).toMatchObject({ state: 'sending', counts: { accepted: 1, unclear: 0 } });
    clock.pass(5 * MINUTE);
    await run(2);
    expect(await issue()).toMatchObject({ state: 'sent', counts: { accepted: 1, unclear: 1, left: 0 } });
  });

  test('an issue that a mailbox takes ends the row of those that it did not [DK-22]', async () => {
    await begin(address(1));
    await sql`update subscriber set missed = 2`.execute(store.db);
    await run(1);
    const reader = await store.db.selectFrom('subscriber').select('missed').executeTakeFirst();
    expect([received(), reader]).toEqual([[address(1)], { missed: 0 }]);
  });

  test('waits while the mail server is away, longer each time, and loses nobody; ended, it is over [DK-22]', async () => {
    await begin(address(1), address(2));
    await smtp.goAway();
    const one = process();
    await run(3, [one], 3);
    const { waitsUntil, counts } = await issue();
    expect(counts).toMatchObject({ accepted: 0, waiting: 2 });
    expect(Date.parse(waitsUntil ?? '')).toBeGreaterThan(clock.now().getTime() - 3 * MINUTE);
    await smtp.comeBack();
    await run(2, [one], 10);
    expect(await issue()).toMatchObject({ state: 'sent', counts: { accepted: 2 } });
    await cancelIssue(store.db, TERMINAL, id, 'sending').catch(({ code }: { code: number }) =>
      expect(code).toBe(213),
    );
  });

  test('a person who goes on with an issue does not wait for the end of the outage’s pause [DK-22]', async () => {
    await begin(address(1), address(2));
    await smtp.goAway();
    const one = process();
    await run(3, [one], 3);
    await run(1, [one], 0);
    const { waitsUntil } = await issue();
    expect(Date.parse(waitsUntil ?? '')).toBeGreaterThan(clock.now().getTime());
    await stopIssue(store.db, TERMINAL, id);
    expect((await issue()).waitsUntil, 'a stopped one waits for a person, not for an hour').toBeNull();
    await smtp.comeBack();
    await resumeIssue(store.db, TERMINAL, id);
    expect(await issue()).toMatchObject({ state: 'sending', waitsUntil: null });
    await run(1, [one], 0);
    expect(received().toSorted()).toEqual([address(1), address(2)]);
  });
});
