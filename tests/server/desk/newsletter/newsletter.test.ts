import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirm, signUp } from '#server/contact/subscribers.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { jobRows } from '../../jobs/job-table.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

type Issue = DeskSchemas['NewsletterIssue'];

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { db } = desk.store;
  await db.deleteFrom('newsletter_delivery').execute();
  await db.deleteFrom('subscriber').execute();
  await db
    .updateTable('newsletter_letter')
    .set({ state: 'CANCELED' })
    .where('state', '=', 'SENDING')
    .execute();
});

const post = (path: string, payload?: object) =>
  desk.call('POST', path, { as: owner, ...(payload && { payload }) });
const change = (issue: Issue, changes: Partial<Issue['fields']>, seen?: number) =>
  desk.call('PUT', `/newsletter/${issue.id}`, {
    as: owner,
    payload: {
      changes: Object.entries(changes).map(([field, text]) => ({
        field,
        text,
        seen: seen ?? issue.versions[field as keyof Issue['versions']],
      })),
    },
  });
const subscribers = async (...emails: string[]) => {
  for (const email of emails)
    await desk.store.db
      .insertInto('subscriber')
      .values({ email, status: 'CONFIRMED', asked_at: new Date(), confirmed_at: new Date() })
      .execute();
};
const ready = async (): Promise<Issue> => {
  const made = await post('/newsletter', { id: randomUUID(), subject: ' Pełnia  w Byku ', like: null });
  return (await change(made.json(), { body: 'Dziś pełnia w Byku.' })).json();
};

test('an issue is begun once, says what was saved, and a stale change is refused with what is there [DK-6] [DK-22]', async () => {
  const id = randomUUID();
  await post('/newsletter', { id, subject: 'Nowy list', like: null });
  const again = await post('/newsletter', { id, subject: 'Drugi raz', like: null });
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 225 }]);
  const { current: issue }: { current: Issue } = again.json();
  expect(issue).toMatchObject({ fields: { subject: 'Nowy list' }, state: 'draft', version: 1 });

  expect((await change(issue, { subject: 'Pełnia', linkUrl: '/tarot' })).json()).toMatchObject({
    fields: { subject: 'Pełnia', linkUrl: '/tarot' },
    versions: { subject: 2, linkUrl: 2, body: 1 },
    version: 2,
  });
  const stale = await change(issue, { subject: 'Nów' });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 210, current: { fields: { subject: 'Pełnia' } } },
  ]);
  for (const path of ['remove', 'try', 'start'])
    expect((await post(`/newsletter/${id}/${path}`, { seen: 1 })).statusCode).toBe(409);
  const refused = await change(issue, { linkUrl: 'javascript:alert(1)' }, 2);
  expect([refused.statusCode, refused.json().errors[0].message]).toEqual([
    422,
    'Podaj adres, który zaczyna się od https://, albo ścieżkę w sklepie, np. /tarot',
  ]);
  const names = (await post(`/newsletter/${id}/start`, { seen: 2 })).json().errors;
  expect(names.map(({ path }: { path: string }) => path)).toEqual(['/fields/body', '/fields/linkText']);
  expect((await post(`/newsletter/${id}/remove`, { seen: 2 })).statusCode).toBe(204);
  expect((await desk.call('GET', `/newsletter/${id}`, { as: owner })).statusCode).toBe(404);
});

test('what is previewed and tried is what is sent; a sample goes to its author alone [DK-22]', async () => {
  const issue = await ready();
  const preview = await desk.call('GET', `/newsletter/${issue.id}/preview`, { as: owner });
  expect(preview.json()).toMatchObject({
    subject: 'Pełnia w Byku',
    text: expect.stringContaining('Dziś pełnia'),
  });
  expect((await post(`/newsletter/${issue.id}/try`, { seen: issue.version })).statusCode).toBe(204);
  const jobs = await jobRows(desk.store.db);
  expect(jobs.at(-1)).toMatchObject({
    kind: 'mail.newsletter-sample',
    payload: { to: `${owner.id}@example.com`, issue: { body: 'Dziś pełnia w Byku.' } },
  });
});

test('a preview has the owner’s own words of all mails, and as a page runs nothing and loads nothing [DK-17] [DK-22]', async () => {
  await desk.store.db
    .insertInto('page_content')
    .values({ page: 'List_wspolne', type: 'MAIL_SIGNATURE', content: 'Ściskam, Ludmiła', position: 9 })
    .execute();
  const { id } = await ready();
  const preview = await desk.call('GET', `/newsletter/${id}/preview`, { as: owner });
  expect(preview.json().text).toContain('Ściskam, Ludmiła');
  const page = await desk.call('GET', `/newsletter/${id}/preview/html`, { as: owner });
  expect(page.body).toContain('Ściskam, Ludmiła');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'self'; sandbox/),
    'x-frame-options': 'SAMEORIGIN',
  });
});

test('an issue starts once, alone, with readers, and keeps its text from then on [DK-22]', async () => {
  const [first, second] = [await ready(), await ready()];
  const nobody = await post(`/newsletter/${first.id}/start`, { seen: first.version });
  expect([nobody.statusCode, nobody.json().errors[0].path]).toEqual([422, '/recipients']);
  await subscribers('ewa@example.pl', 'ola@example.pl');

  const start = ({ id, version }: Issue) => post(`/newsletter/${id}/start`, { seen: version });
  const starts = await Promise.all([start(first), start(second), start(first)]);
  expect(starts.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  const started = starts.find(({ statusCode }) => statusCode === 200)?.json<Issue>() as Issue;
  expect(started).toMatchObject({ state: 'sending', counts: { recipients: 2, waiting: 2 } });
  expect((await change(started, { body: 'Co innego niż wysłane.' })).json().code).toBe(213);

  await post(`/newsletter/${started.id}/stop`);
  const other = started.id === first.id ? second : first;
  expect((await start(other)).statusCode).toBe(200);
  expect((await post(`/newsletter/${started.id}/resume`)).json().code).toBe(213);
  // Asked about while it was being sent: another has stopped it since.
  const cancel = (seen: string) => post(`/newsletter/${started.id}/cancel`, { seen });
  const stale = (await cancel('sending')).json();
  expect([stale.code, stale.current.state]).toEqual([210, 'stopped']);
  expect((await cancel('stopped')).json()).toMatchObject({
    state: 'canceled',
    counts: { recipients: 2, waiting: 0, left: 0 },
  });
  const copy = await post('/newsletter', { id: randomUUID(), subject: 'Znowu', like: started.id });
  expect(copy.json()).toMatchObject({ state: 'draft', fields: { body: 'Dziś pełnia w Byku.' } });
});

test('bounced addresses get no issue until they confirm again; the file holds the others [DK-23]', async () => {
  await subscribers('ewa@example.pl', 'ola@example.pl', "sean.o'connor@example.com", 'ja@xn--krakw-3ta.pl');
  const answer = await post('/newsletter-addresses/stop', {
    addresses: 'Ola <OLA@example.pl>;\r\nnikt@example.pl\n<ola@example.pl>',
  });
  expect(answer.json()).toEqual({ stopped: 1, unknown: 1 });
  const asTyped = await post('/newsletter-addresses/stop', {
    addresses: "'Sean.O'Connor@example.com', ja@kraków.pl",
  });
  expect(asTyped.json(), 'an apostrophe, and a domain as people write it').toEqual({
    stopped: 2,
    unknown: 0,
  });
  await desk.store.db
    .deleteFrom('subscriber')
    .where('email', 'in', ["sean.o'connor@example.com", 'ja@xn--krakw-3ta.pl'])
    .execute();
  const lateInTheEvening = { confirmed_at: new Date('2026-11-30T23:30:00Z') };
  await desk.store.db
    .updateTable('subscriber')
    .set(lateInTheEvening)
    .where('email', '=', 'ewa@example.pl')
    .execute();
  expect((await post('/newsletter-addresses/csv')).body, 'the day is Warsaw’s').toBe(
    '\uFEFFE-mail;Potwierdzony\r\newa@example.pl;2026-12-01\r\n',
  );
  const { addresses } = (await desk.call('GET', '/newsletter', { as: owner })).json();
  expect(addresses).toEqual({ confirmed: 1, unconfirmed: 0, stopped: 1 });
  // The mail that asks for the confirmation came back: the address is counted once, as what it is.
  await signUp(desk.store.db, 'nowa@example.pl');
  await post('/newsletter-addresses/stop', { addresses: 'nowa@example.pl' });
  expect((await desk.call('GET', '/newsletter', { as: owner })).json().addresses).toEqual({
    confirmed: 1,
    unconfirmed: 1,
    stopped: 1,
  });
  await desk.store.db.deleteFrom('subscriber').where('email', '=', 'nowa@example.pl').execute();

  await desk.store.db
    .updateTable('subscriber')
    .set({ asked_at: new Date(0) })
    .execute();
  await signUp(desk.store.db, 'ola@example.pl');
  const mails = await jobRows(desk.store.db);
  const token = mails.findLast(({ kind }) => kind === 'mail.newsletter-confirmation')?.payload?.['token'];
  await confirm(desk.store.db, String(token), 'https://shop.example/e-book');
  const after = (await desk.call('GET', '/newsletter', { as: owner })).json();
  expect(after.addresses).toEqual({ confirmed: 2, unconfirmed: 0, stopped: 0 });
});

test('a person’s report of an address that the sending had stopped already counts: no restoring takes it back [DK-23]', async () => {
  await subscribers('ewa@example.pl', 'ola@example.pl');
  const { id } = await ready();
  const { db } = desk.store;
  await db.updateTable('subscriber').set({ stopped_at: new Date(), stopped_by: id }).execute();
  expect((await post('/newsletter-addresses/stop', { addresses: 'ola@example.pl' })).json()).toEqual({
    stopped: 1,
    unknown: 0,
  });
  expect((await post(`/newsletter/${id}/restore-addresses`)).statusCode).toBe(200);
  const stopped = db.selectFrom('subscriber').select('email').where('stopped_at', 'is not', null);
  expect(await stopped.execute()).toEqual([{ email: 'ola@example.pl' }]);
});
