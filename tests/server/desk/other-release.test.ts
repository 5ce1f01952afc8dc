import { afterAll, beforeAll, expect, test } from 'vitest';
import shapes from '#openapi/desk.yaml?shapes';
import { SHAPE_HEADER } from '#server/http/contract-routes.ts';
import { OPERATIONS } from './operations.ts';
import { TestDesk, type Signed } from './test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const named = (shape: string | undefined) => (shape === undefined ? {} : { [SHAPE_HEADER]: shape });
const phrase = (shape: string | undefined, text: string) =>
  desk.call('PUT', `/phrases/${crypto.randomUUID()}`, {
    as: owner,
    headers: named(shape),
    payload: { seen: 0, text },
  });

test('each operation has a shape', () => {
  const names = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(names.filter((name) => !/^[0-9a-f]{8}$/.test(shapes[name] ?? ''))).toEqual([]);
});

test('an operation that one release has and the other has not is no lost page, but another release [DK-6]', async () => {
  const gone = (headers: Record<string, string>) => desk.call('GET', '/gone-since', { as: owner, headers });
  expect((await gone(named('abcd0123'))).statusCode).toBe(426);
  expect((await gone({})).statusCode).toBe(404);
});

test('what an older page writes in another shape is refused before anything is done; all else goes on [DK-6]', async () => {
  const own = shapes['PUT /phrases/{phraseId}'];
  const refused = await phrase('00000000', 'Z dawnej karty');
  expect([refused.statusCode, refused.json().code]).toEqual([426, 226]);
  expect((await phrase(own, 'Z tej samej')).statusCode).toBe(200);
  expect((await phrase(undefined, 'Bez nazwy')).statusCode).toBe(200);
  const stored = await desk.store.db.selectFrom('phrase').select('body').execute();
  expect(stored.map(({ body }) => body).toSorted()).toEqual(['Bez nazwy', 'Z tej samej']);
  // A read of what both know alike.
  const read = (shape: string | undefined) =>
    desk.call('GET', '/phrases', { as: owner, headers: named(shape) });
  expect((await read(shapes['GET /phrases'])).statusCode).toBe(200);
  expect((await read('00000000')).statusCode).toBe(426);
});
