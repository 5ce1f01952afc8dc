import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm, signUp, unsubscribe } from '#server/contact/subscribers.ts';
import { mailTexts } from '#server/mail/texts.ts';
import { deleteOutdated } from '#tests/server/support/delete-steps.ts';
import { loadConfig } from '#server/config.ts';
import { sha256 } from '#server/sha256.ts';
import type { Store } from '#server/store/store.ts';
import { jobRows } from '#tests/server/jobs/job-table.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

const EWA = 'ewa@example.com';
/** What the ledger names an address by: its digest with the database's own key. */
const digestOf = async (email: string) => {
  const { rows } = await sql<{ who: string }>`select keyed_consent(${sha256(email)}) as who`.execute(
    store.db,
  );
  return rows[0]?.who ?? '';
};
const tokenOf = async (kind: string) =>
  String((await jobRows(store.db)).findLast((job) => job.kind === kind)?.payload?.['token']);
const ledger = () =>
  store.db
    .selectFrom('consent')
    .leftJoin('consent_text', 'consent_text.version', 'consent.version')
    .select(['kind', 'is_given as isGiven', 'content', 'who'])
    .orderBy('id')
    .execute();
const keep = (now: Date) => {
  const { retention } = loadConfig({});
  const outbox = { clear: async () => undefined };
  return deleteOutdated({ db: store.db, outbox: outbox as never, retention }, now);
};

test('electronic communications law art. 398: a confirmation is consent, leaving takes it back, both provable without the address [LW-7]', async () => {
  const given = {
    kind: 'newsletter',
    isGiven: true,
    content: mailTexts.newsletterConfirmation.lead,
    who: await digestOf(EWA),
  };
  await signUp(store.db, EWA);
  expect(await ledger()).toEqual([]);
  const token = await tokenOf('mail.newsletter-confirmation');
  await confirm(store.db, token, 'https://shop.example/e-book');
  await confirm(store.db, token, 'https://shop.example/e-book');
  expect(await ledger()).toEqual([given]);
  const leave = await tokenOf('mail.ebook');
  await unsubscribe(store.db, leave);
  await unsubscribe(store.db, leave);
  const takenBack = { kind: 'newsletter', isGiven: false, content: null, who: given.who };
  expect(await ledger()).toEqual([given, takenBack]);

  const years = loadConfig({}).retention.books;
  const year = new Date().getFullYear();
  await keep(new Date(Date.UTC(year + years + 1, 6)));
  expect(await ledger()).toEqual([given, takenBack]);
  // A later consent of another address keeps hers no longer.
  const others = { ...takenBack, who: await digestOf('inna@example.com') };
  await sql`insert into consent (kind, is_given, at, who)
    values ('newsletter', false, ${new Date(Date.UTC(year + years + 1, 6))}, ${sha256('inna@example.com')})`.execute(
    store.db,
  );
  await keep(new Date(Date.UTC(year + years + 2, 6)));
  expect(await ledger()).toEqual([{ ...given, who: null }, { ...takenBack, who: null }, others]);
});

test('the ledger’s digest of an address is another one in every database, and no plain digest [LW-7]', async () => {
  const other = await startTestStore();
  const { rows } = await sql<{ who: string }>`select keyed_consent(${sha256(EWA)}) as who`.execute(other.db);
  await other.close();
  expect(rows[0]?.who).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([rows[0]?.who, await digestOf(EWA), sha256(EWA)]).size).toBe(3);
});

test('who still gets the newsletter keeps the proof of consent, however old [LW-7]', async () => {
  await signUp(store.db, 'ada@example.com');
  await confirm(store.db, await tokenOf('mail.newsletter-confirmation'), 'https://shop.example/e-book');
  await keep(new Date(Date.UTC(2099, 6)));
  expect((await ledger()).at(-1)?.who).toBe(await digestOf('ada@example.com'));
});
