import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskContract, readPolicy } from '#server/desk/desk-contract.ts';
import { operationsOf, type Document } from '#server/contract.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { paidOrder } from '../answers/paid-order.ts';
import { addressOf, OPERATIONS } from './operations.ts';
import { TestDesk, type Signed } from './test-desk.ts';

let desk: TestDesk;
let orderId: number;
let server: { url: string };
const callers: Record<string, Signed | undefined> = {};

beforeAll(async () => {
  // A shop with a model has every operation.
  desk = await TestDesk.start({ ANSWER_API_URL: 'http://127.0.0.1:9', ANSWER_MODEL: 'szept-7b' });
  const { db } = desk.store;
  orderId = (await paidOrder(db)).orderId;
  const own = await db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .select('fairy_id')
    .where('shop_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const other = await db
    .selectFrom('fairy')
    .select('id')
    .where('id', '<>', own.fairy_id)
    .executeTakeFirstOrThrow();
  callers['owner'] = await desk.sign('owner');
  callers['specialist'] = await desk.sign('specialist', own.fairy_id);
  callers['another specialist'] = await desk.sign('specialist', other.id);
  callers['nobody'] = undefined;
  server = { url: await desk.app.listen({ host: '127.0.0.1', port: 0 }) };
});
afterAll(() => desk.close());

async function ask({ method, path }: (typeof OPERATIONS)[number], caller: Signed | undefined) {
  const address = addressOf(path, orderId);
  const query =
    path.endsWith('/preview') || path.endsWith('/html') || path === '/people/{personId}' ? '?version=1' : '';
  // Only what streams needs a real connection, which costs more than the rest of a request.
  if (path !== '/events') {
    const verb = method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE';
    const { statusCode, headers, body } = await desk.call(verb, address + query, { as: caller });
    const isJson = String(headers['content-type']).startsWith('application/json') && body !== '';
    return {
      status: statusCode,
      code: isJson ? (JSON.parse(body) as { code?: number } | null)?.code : undefined,
    };
  }
  const abort = new AbortController();
  const response = await fetch(`${server.url}/desk-api${address}${query}`, {
    method: method.toUpperCase(),
    headers: { 'sec-fetch-site': 'same-origin', ...(caller && { cookie: caller.cookie }) },
    signal: abort.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const code = isStream
    ? undefined
    : await response.json().then(
        (body: { code?: number }) => body?.code,
        () => undefined,
      );
  abort.abort();
  return { status: response.status, code };
}

describe.each(OPERATIONS)('$id', (operation) => {
  test.each(['nobody', 'specialist', 'another specialist', 'owner'])('%s [DK-2]', async (name) => {
    // The others go on with theirs.
    const known = callers[name];
    const caller = known && operation.id === 'signOut' ? await desk.signAgain(known) : known;
    const { status, code } = await ask(operation, caller);
    const role = name === 'another specialist' ? 'specialist' : name;
    if (operation.who.includes('nobody')) expect([401, 403]).not.toContain(status);
    else if (name === 'nobody') expect([status, code]).toEqual([401, 108]);
    else if (!operation.who.includes(role)) expect([status, code]).toEqual([403, 201]);
    else {
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
    }
  });
});

test('a foreign order is there for no specialist, and looks like one that never was [DK-2]', async () => {
  const ofOrders = OPERATIONS.filter(
    ({ path, who }) => path.startsWith('/orders/{orderId}') && who.includes('specialist'),
  );
  expect(ofOrders.length).toBeGreaterThan(10);
  const bodies: Record<string, object> = {
    saveDraft: { seenVersion: 0, text: 'Karty mówią.', responses: [] },
    suggestDraft: { seen: 0 },
    takeEditLock: {},
    approveAnswer: { seen: 0, draftVersion: 1 },
    retimeAnswer: { seen: 0 },
    recallAnswer: { seen: 0 },
    handOverAnswer: { seen: 0 },
    beginCorrection: { seen: 0, reason: 'Zła data.' },
    dropCorrection: { seen: 0 },
    addOrderNote: { id: randomUUID(), text: 'Zadzwoń.' },
  };
  for (const { id, method, path } of ofOrders) {
    const answers = await Promise.all(
      [orderId, 999_999].map(async (number) => {
        const url = addressOf(path, number) + (path.includes('preview') ? '?version=1' : '');
        const response = await desk.call(method.toUpperCase() as 'GET', url, {
          as: callers['another specialist'],
          ...(bodies[id] && { payload: bodies[id] }),
        });
        return [response.statusCode, { ...response.json(), requestId: '' }];
      }),
    );
    expect(answers[0]?.[0], id).toBe(404);
    expect(answers[0]).toEqual(answers[1]);
  }
});

test('the desk gets the same table that guards the routes [DK-2]', async () => {
  for (const role of ['owner', 'specialist'] as const) {
    const { me } = (await desk.call('GET', '/me', { as: callers[role] })).json();
    const allowed = OPERATIONS.filter(({ who }) => who.includes(role)).map(({ id }) => id);
    expect(me.operations.toSorted()).toEqual(allowed.toSorted());
    expect(me.freshOperations.length).toBeGreaterThan(0);
  }
});

test('an order’s questions reach the desk word for word', async () => {
  const asked = await paidOrder(
    desk.store.db,
    orderOf('Wrozba', { questions: [{ content: 'Czy wyjadę?' }] }),
  );
  const order = await desk.call('GET', `/orders/${asked.orderId}`, { as: callers['owner'] });
  expect(order.json().questions).toEqual([{ sequenceNumber: 1, content: 'Czy wyjadę?' }]);
});

test('an operation that names nobody, or a role that there is not, keeps the server from starting', () => {
  const [id] = [...operationsOf(deskContract).keys()];
  for (const who of [undefined, [], ['anybody']]) {
    const spoiled = structuredClone(deskContract) as Document;
    const first = Object.values(spoiled.paths)[0]?.get;
    if (!first) throw new Error('The contract begins with something else');
    if (who) first['x-who'] = who;
    else delete first['x-who'];
    expect(() => readPolicy(spoiled)).toThrow(id);
  }
});
