import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWholeProof } from '#tools/proof.ts';
import { deskContract } from '#server/desk/desk-contract.ts';
import { FRESH_TIME, IDLE_TIME } from '#server/desk/access/sessions.ts';
import { paidOrder } from '../answers/paid-order.ts';
import { addressOf, OPERATIONS, WRITES } from './operations.ts';
import { TestDesk, type Signed } from './test-desk.ts';

let desk: TestDesk;
let orderId: number;
let owner: Signed;
let specialist: Signed;

beforeAll(async () => {
  desk = await TestDesk.start();
  orderId = (await paidOrder(desk.store.db)).orderId;
  owner = await desk.sign('owner');
  const fairy = await desk.store.db.selectFrom('fairy').select('id').executeTakeFirstOrThrow();
  specialist = await desk.sign('specialist', fairy.id);
});
afterAll(() => desk.close());

const methodOf = (method: string) => method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE';
const TEN_MB = 10 * 1024 * 1024;
const behindSignIn = OPERATIONS.filter(({ who }) => !who.includes('nobody'));

describe.each(WRITES)('$id', ({ method, path, who }) => {
  const url = () => addressOf(path, orderId);

  test('is refused from another origin before anything is read [DK-1]', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const refused = await desk.call(methodOf(method), url(), { as: owner, headers });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 202]);
  });

  test.runIf(method !== 'delete')('refuses a body that says it has 10 MB [DK-1]', async () => {
    const refused = await desk.call(methodOf(method), url(), {
      as: who.includes('specialist') ? specialist : owner,
      headers: { 'content-type': 'application/json', 'content-length': String(TEN_MB) },
      payload: '{}',
    });
    expect(refused.statusCode).toBe(413);
  });
});

test.each(WRITES.filter(({ id }) => isWholeProof || ['saveDraft', 'makeCoupon'].includes(id)))(
  '$id refuses a body of 10 MB whose size nobody has said [DK-1]',
  async ({ method, path, who }) => {
    const refused = await desk.call(methodOf(method), addressOf(path, orderId), {
      as: who.includes('specialist') ? specialist : owner,
      headers: { 'content-type': 'application/json' },
      payload: Readable.from(Array<Buffer>(10).fill(Buffer.alloc(TEN_MB / 10, ' '))),
    });
    expect(refused.statusCode).toBe(413);
  },
);

describe('a number that no row has, and a place in a list that is none', () => {
  const NUMBERS = ['1e400', '-1', '0', '1.5', '2147483648', '9007199254740993', '9223372036854775808', 'NaN'];
  const PLACES = [
    ...NUMBERS,
    'x',
    '%00',
    '2026-13-45T99:00:00Z',
    '2026-01-01T00:00:00Z|1e400',
    '9'.repeat(60),
  ];

  test.each(
    OPERATIONS.filter(({ path }) => path.includes('{')).map((operation, index) => ({ ...operation, index })),
  )('$id refuses it, or finds nothing [DK-1]', async ({ method, path, who, index }) => {
    // Each operation meets two of them, others than the next one.
    for (const number of NUMBERS.filter((_number, at) => isWholeProof || at % 4 === index % 4)) {
      const url = path.replaceAll(/\{\w+\}/g, () => number);
      const as = who.includes('specialist') ? specialist : owner;
      const { statusCode, body } = await desk.call(methodOf(method), url, { as });
      expect(statusCode, `${url} ${body}`).toBeLessThan(500);
    }
  });

  test.each(
    OPERATIONS.filter(
      ({ method, path }) => method === 'get' && !path.includes('{') && path !== '/events',
    ).map((operation, index) => ({ ...operation, index })),
  )('$id refuses it as a place [DK-1]', async ({ path, who, index }) => {
    for (const [turn, name] of ['after', 'before', 'version', 'page', 'days'].entries())
      // Each operation meets every name, with a place that is another for the next one; the proof tries them together.
      for (const place of PLACES.filter(
        (_place, at) => isWholeProof || (index + turn * 3) % PLACES.length === at,
      )) {
        const as = who.includes('specialist') ? specialist : owner;
        const { statusCode, body } = await desk.call('GET', `${path}?${name}=${place}`, { as });
        expect(statusCode, `${path}?${name}=${place} ${body}`).toBeLessThan(500);
      }
  });
});

/** A schema of the contract. */
interface Schema {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  minItems?: number;
  allOf?: readonly Schema[];
  $ref?: string;
}

/** What a part of the contract refers to, or itself. */
function deref<Part extends { $ref?: string }>(part: Part | undefined): Part | undefined {
  if (part?.$ref === undefined) return part;
  const at = part.$ref.slice(2).split('/');
  return deref(
    at.reduce<unknown>((from, name) => (from as Record<string, unknown>)[name], deskContract) as Part,
  );
}

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const DAY = '2026-13-45';

/** A value that a schema allows, with `DAY` wherever any text may stand. */
function withDays(part: Schema = {}): unknown {
  const schema = deref(part) ?? {};
  if (schema.enum) return schema.enum[0];
  const all = [schema, ...(schema.allOf ?? [])].flatMap((one) =>
    Object.entries(deref(one)?.properties ?? {}),
  );
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.[0] ?? 'object');
  if (type === 'string') return schema.format === 'uuid' ? NOWHERE : DAY;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'array') return schema.items ? [withDays(schema.items)] : [];
  if (type !== 'object') return false;
  return Object.fromEntries(all.map(([name, one]) => [name, withDays(one)]));
}

describe('a day that there is not, wherever any text may stand', () => {
  test.each(WRITES.filter(({ source }) => source.requestBody))(
    '$id refuses it, or takes it as text [DK-1]',
    async ({ method, path, who, source }) => {
      const body = deref(source.requestBody);
      const schema = body?.content?.['application/json']?.schema as Schema | undefined;
      const { statusCode, body: said } = await desk.call(methodOf(method), addressOf(path, orderId), {
        as: who.includes('owner') ? owner : specialist,
        payload: withDays(schema) as object,
      });
      expect(statusCode, `${path} ${said}`).toBeLessThan(500);
    },
  );
});

describe('a session that is none', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['missing', () => ''],
    ['made up', () => `desk-3001=${'x'.repeat(43)}`],
    ['named as the live shop’s cookie', () => owner.cookie.replace('desk-3001', '__Host-desk')],
    ['too long for a token', () => `desk-3001=${'x'.repeat(4_000)}`],
    [
      'ended',
      async () => {
        const ended = await desk.signAgain(owner);
        await desk.call('POST', '/sign-out', { as: ended });
        return ended.cookie;
      },
    ],
    [
      'expired',
      async () => {
        const idle = await desk.signAgain(owner);
        desk.clock.pass(IDLE_TIME + 1);
        owner = await desk.signAgain(owner);
        specialist = await desk.signAgain(specialist);
        return idle.cookie;
      },
    ],
    [
      'of somebody who was removed',
      async () => {
        const gone = await desk.sign('owner');
        const removed = await desk.call('DELETE', `/people/${gone.id}?version=1`, { as: owner });
        expect(removed.statusCode).toBe(204);
        return gone.cookie;
      },
    ],
  ])('%s, opens no operation [DK-1]', async (what, cookie) => {
    const as = { id: '', name: '', cookie: await cookie() };
    // What looks at the session is the same for all: each operation meets one without any, and a third of the others.
    for (const [at, { id, method, path }] of behindSignIn.entries()) {
      if (!isWholeProof && what !== 'missing' && at % 3 !== what.length % 3) continue;
      const refused = await desk.call(methodOf(method), addressOf(path, orderId), { as });
      expect([id, refused.statusCode, refused.json().code]).toEqual([id, 401, 108]);
    }
  });
});

test('a passkey that was used more than five minutes ago opens nothing that asks for a fresh one [DK-1] [DK-8]', async () => {
  const fresh = OPERATIONS.filter(({ isFresh }) => isFresh);
  expect(fresh.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['giveBack', 'callOffOrder', 'exportOrders']),
  );
  const late = await desk.signAgain(owner);
  desk.clock.pass(FRESH_TIME + 1);
  for (const { id, method, path } of fresh) {
    const refused = await desk.call(methodOf(method), addressOf(path, orderId), { as: late });
    expect([id, refused.statusCode, refused.json().code]).toEqual([id, 403, 203]);
  }
});

describe('a text of an answer', () => {
  const save = (text: string) => {
    const payload = { seenVersion: 0, text, responses: [] };
    return desk.call('PUT', `/orders/${orderId}/answer/draft`, { as: owner, payload });
  };

  test('with a NUL, or longer than 20,000 letters, is refused and stores nothing [DK-4]', async () => {
    expect((await save('Karty\u0000mówią.')).statusCode).toBe(400);
    expect((await save('x'.repeat(20_001))).statusCode).toBe(400);
    const { answer } = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
    expect(answer.draft).toBeNull();
  });

  test('with markup goes out as text, never as markup [DK-4]', async () => {
    const text = '<script>alert(1)</script> <b>Karty</b>';
    const saved = await save(text);
    expect(saved.json().draft.text).toBe(text);
    const page = await desk.call('GET', `/orders/${orderId}/answer/preview/html?version=1`, { as: owner });
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).toContain('&lt;b&gt;Karty');
  });
});

test('a note of 2,001 letters is refused, one of 2,000 is not too long [DK-4]', async () => {
  const sendBack = (note: string) =>
    desk.call('POST', `/orders/${orderId}/answer/send-back`, { as: owner, payload: { seen: 0, note } });
  expect((await sendBack('x'.repeat(2_001))).statusCode).toBe(400);
  expect((await sendBack('x'.repeat(2_000))).statusCode).not.toBe(400);
});

describe('an id in the form of its kind that nothing has', () => {
  interface Parameter {
    name: string;
    schema?: Schema;
    $ref?: string;
  }

  /** The path with ids that are well written. */
  const nowhere = (path: string, parameters: readonly Parameter[]) =>
    path.replaceAll(/\{(\w+)\}/g, (_all, name) => {
      const schema = deref(parameters.map(deref).find((one) => one?.name === name)?.schema);
      if (schema?.enum) return String(schema.enum[0]);
      return schema?.type === 'integer' ? '2000000000' : NOWHERE;
    });

  /** Operations that succeed all the same, each with the reason. */
  const SUCCEEDS: Readonly<Record<string, string>> = {
    savePhrase: 'makes the row of this id',
    removePhrase: 'what is gone already is removed',
    getPriceHistory: 'a list; the page of the price list has the thing itself',
    listSamples: 'a list; the page of the specialist has the thing itself',
    listPrompts: 'a list; the page of the service has the thing itself',
  };

  test.each(OPERATIONS.filter(({ id, path }) => path.includes('{') && SUCCEEDS[id] === undefined))(
    '$id says that there is none [DK-1]',
    async ({ method, path, who, source }) => {
      const shared = (deskContract.paths as Record<string, { parameters?: unknown[] }>)[path]?.parameters;
      const parameters = [...(shared ?? []), ...(source.parameters ?? [])] as Parameter[];
      const schema = deref(source.requestBody)?.content?.['application/json']?.schema as Schema | undefined;
      const { statusCode, body } = await desk.call(methodOf(method), nowhere(path, parameters), {
        as: who.includes('owner') ? owner : specialist,
        ...(schema && { payload: withDays(schema) as object }),
      });
      expect(statusCode, `${path} ${body}`).toBeGreaterThanOrEqual(400);
      expect(statusCode, `${path} ${body}`).toBeLessThan(500);
    },
  );
});
