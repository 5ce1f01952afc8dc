import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deskJobs } from '#server/desk/desk-jobs.ts';
import { PUSH_JOB } from '#server/desk/push/push-job-kinds.ts';
import { PUSH_WORKER } from '#server/desk/push/push-worker.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { paidOrder } from '../../answers/paid-order.ts';
import { jobRows, runnerWith } from '../../jobs/job-table.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

/** A push service that is asked over a socket and answers as each test has it. */
const calls: { path: string; headers: Record<string, unknown>; body: Buffer }[] = [];
let answer: { status: number; location?: string } | 'hang up' = { status: 201 };
let service: Server;
let desk: TestDesk;
let owner: Signed;
let specialist: Signed;

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (answer === 'hang up') return void request.socket.destroy();
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location });
      response.end('Anna Kowalska '.repeat(1000));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  desk = await TestDesk.start();
  const { fairy_id: fairyId } = await desk.store.db
    .selectFrom('fairy_product')
    .select('fairy_id')
    .where('id', '=', orderOf('Tarot').fairyProductId)
    .executeTakeFirstOrThrow();
  owner = await desk.sign('owner');
  specialist = await desk.sign('specialist', fairyId);
});
afterAll(async () => {
  await desk.close();
  service.close();
});
beforeEach(async () => {
  calls.length = 0;
  answer = { status: 201 };
  await sql`delete from job`.execute(desk.store.db);
  await sql`delete from push_subscription`.execute(desk.store.db);
  desk.clock.pass(Date.now() - desk.clock.now().getTime());
});

const consent = (name: string) => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
};
const add = (as: Signed, body: object) => desk.call('POST', '/me/push', { as, payload: body });
const devices = async (as: Signed) => (await desk.call('GET', '/me/push', { as })).json().devices;

/** Runs what is due; the stand-in takes the place of the browsers' push services. */
async function runDue(): Promise<void> {
  desk.clock.pass(60_000);
  const { port } = service.address() as AddressInfo;
  const jobs = deskJobs({
    db: desk.store.db,
    send: async () => undefined,
    sender: desk.config,
    ...desk.config,
    clock: desk.clock,
    fetch: (address, init) => {
      const { host, pathname } = new URL(String(address));
      expect(host).toBe('fcm.googleapis.com');
      return fetch(`http://127.0.0.1:${port}${pathname}`, init);
    },
  });
  await runnerWith(desk.store.db, jobs, desk.clock).runner.runDue();
}
const pushJob = async () => (await jobRows(desk.store.db)).filter(({ kind }) => kind === 'push.send');

test('every browser of who is to know is notified once, with nothing about the customer [DK-30]', async () => {
  for (const [as, name] of [
    [owner, 'biurko'],
    [specialist, 'telefon'],
    [specialist, 'laptop'],
  ] as const)
    expect((await add(as, consent(name))).statusCode).toBe(200);
  // Whoever wants no mail may still want this.
  await desk.store.db.updateTable('desk_person').set({ order_mails: 'never' }).execute();
  await paidOrder(desk.store.db);
  await runDue();
  await runDue();
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/fcm/send/biurko',
    '/fcm/send/laptop',
    '/fcm/send/telefon',
  ]);
  for (const { headers, body } of calls) {
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '14400',
      urgency: 'high',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    expect(body.length).toBe(86 + 512 + 1 + 16);
  }
  for (const { payload } of await pushJob()) expect(payload).toEqual({});
});

test.each([404, 410])('a browser that wants none any more (%d) is forgotten', async (status) => {
  await add(specialist, consent('dawny'));
  answer = { status };
  await paidOrder(desk.store.db);
  await runDue();
  expect(await devices(specialist)).toEqual([]);
  expect(await pushJob()).toMatchObject([{ done: true, attempts: 1 }]);
});

test.each([
  ['refuses for a while', { status: 429 }],
  ['fails', { status: 503 }],
  ['sends elsewhere', { status: 307, location: 'http://169.254.169.254/' }],
  ['refuses the key', { status: 403 }],
  ['hangs up', 'hang up'],
] as const)(
  'a push service that %s is asked a few times, told at the account, and troubles nobody else',
  async (_, unkind) => {
    await add(specialist, consent('telefon'));
    answer = unkind;
    await paidOrder(desk.store.db);
    const since = new Set<number | undefined>();
    for (let time = 0; time < 8; time += 1) {
      await runDue();
      const [row] = await desk.store.db.selectFrom('push_subscription').select('failing_since').execute();
      since.add(row?.failing_since?.getTime());
    }
    expect(since.size, 'the first failure is what is kept').toBe(1);
    expect(calls.length).toBe(5);
    expect(await devices(specialist)).toMatchObject([{ isFailing: true }]);
    // Neither a job that waits for a press, nor a mail that did not go.
    for (const { done, failed } of await jobRows(desk.store.db).then((rows) =>
      rows.filter(({ kind }) => kind !== 'mail.late-order' && kind.startsWith('push')),
    ))
      expect([done, failed]).toEqual([true, false]);
    answer = { status: 201 };
    await paidOrder(desk.store.db);
    await runDue();
    expect(await devices(specialist)).toMatchObject([{ isFailing: false }]);
  },
);

test('of more than twenty browsers of one person the oldest is forgotten, and nobody else’s [DK-30]', async () => {
  await add(owner, consent('biurko'));
  for (let number = 0; number <= 20; number += 1) await add(specialist, consent(`telefon-${number}`));
  const names = async (as: Signed) =>
    (await devices(as)).map(({ endpoint }: { endpoint: string }) => endpoint.split('/').at(-1));
  expect(await names(specialist)).toEqual(Array.from({ length: 20 }, (_, at) => `telefon-${20 - at}`));
  expect(await names(owner)).toEqual(['biurko']);
  const added = await desk.store.db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'push.added')
    .where('entity_id', '=', specialist.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const [newest] = await devices(specialist);
  expect(added?.details).toEqual({ device: newest.device, id: newest.id });
});

test('a browser belongs to the person who last subscribed it, can be unsubscribed by her, and ends with her access', async () => {
  const shared = consent('wspolny');
  await add(owner, shared);
  await sql`update push_subscription set failing_since = now()`.execute(desk.store.db);
  await add(specialist, shared);
  expect(await devices(owner)).toEqual([]);
  const [device] = await devices(specialist);
  expect(device.isFailing, 'it begins anew').toBe(false);
  const end = (as: Signed) => desk.call('DELETE', `/me/push/${device.id}`, { as });
  expect((await end(owner)).statusCode).toBe(404);
  expect((await end(specialist)).json().devices).toEqual([]);

  const leaving = await desk.sign('owner');
  await add(leaving, consent('odchodzi'));
  await add(specialist, consent('zgubiony'));
  await desk.call('DELETE', `/people/${specialist.id}/sessions`, { as: owner });
  await desk.call('DELETE', `/people/${leaving.id}?version=1`, { as: owner });
  const left = await desk.store.db.selectFrom('push_subscription').select('endpoint').execute();
  expect(left.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual([]);
});

test('a browser that was added while its person’s access ended is told nothing', async () => {
  const leaving = await desk.sign('owner');
  await add(leaving, consent('spozniony'));
  const [{ id: subscriptionId }] = await devices(leaving);
  const { orderId } = await paidOrder(desk.store.db);
  await sql`delete from job`.execute(desk.store.db);
  const payload = {
    subscriptionId,
    what: 'new-order',
    orderId,
    promisedUntil: desk.clock.now().toISOString(),
  } as const;
  const push = () => enqueue(desk.store.db, PUSH_JOB, payload, { runAt: desk.clock.now() });
  await push();
  await runDue();
  expect(calls).toHaveLength(1);
  await sql`update desk_person set removed_at = now() where id = ${leaving.id}`.execute(desk.store.db);
  await push();
  await runDue();
  expect(calls).toHaveLength(1);
  expect(await pushJob()).toMatchObject([{ done: true }, { done: true }]);
});

test.each([
  ['another host', { endpoint: 'https://10.0.0.7/x' }],
  ['a key of another length', { p256dh: 'AAAA' }],
  ['a secret of another length', { auth: 'AAAA' }],
])('%s is refused, so that the shop calls nobody but push services', async (_, change) => {
  const response = await add(owner, { ...consent('x'), ...change });
  expect([response.statusCode, await devices(owner)]).toEqual([422, []]);
});

test('the desk has a worker and a manifest of its own', async () => {
  const worker = await desk.app.inject('/push-worker.js');
  expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(worker.headers['content-type']).toContain('text/javascript');
  const manifest = await desk.app.inject('/manifest.webmanifest');
  expect(manifest.json()).toMatchObject({
    name: 'Zaplecze · Kwiat Paproci',
    display: 'standalone',
    scope: '/',
  });
});

test('the worker shows what came, and a press leads to its order, in the tab where it is open', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  let focused = 0;
  let tabs: { url: string; focus: () => void }[] = [];
  runInNewContext(PUSH_WORKER, {
    URL,
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      location: { origin: 'https://zaplecze.example' },
      registration: { showNotification: async (...said: unknown[]) => void shown.push(said) },
      clients: { matchAll: async () => tabs, openWindow: async (url: string) => void opened.push(url) },
    },
  });
  const fire = async (name: string, event: object) => {
    let work: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  const message = { title: 'Nowe zamówienie nr 1004', body: 'Do 14:10', path: '/zamowienia/1004' };
  await fire('push', { data: { json: () => message } });
  expect(shown).toMatchObject([['Nowe zamówienie nr 1004', { body: 'Do 14:10', tag: '/zamowienia/1004' }]]);
  const notification = { data: message.path, close: () => undefined };
  await fire('notificationclick', { notification });
  expect(opened).toEqual(['https://zaplecze.example/zamowienia/1004']);
  tabs = [{ url: 'https://zaplecze.example/zamowienia/1004', focus: () => (focused += 1) }];
  await fire('notificationclick', { notification });
  expect([opened.length, focused]).toEqual([1, 1]);
});
