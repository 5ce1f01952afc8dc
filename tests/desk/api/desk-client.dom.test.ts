import { expect, test } from 'vitest';
import { AS_FILE, createDeskClient, unwrap } from '#desk/api/desk-client.ts';
import { currentOf, DeskFailure, isMissing, isSignedOut } from '#desk/api/desk-failure.ts';
import { refusal, reply } from '../desk-replies.ts';

/** The client over a server that answers once, or over none. */
const over = (response: Response | undefined) =>
  createDeskClient(async () => response ?? Promise.reject(new TypeError('offline')));

const getService = (response: Response | undefined) =>
  unwrap(over(response).GET('/texts')).catch((error: unknown) => error);

test('a response gives its body, and one without a body nothing', async () => {
  expect(await getService(reply<'listTexts'>([]))).toEqual([]);
  const nothing = new Response(null, { status: 204 });
  expect(await unwrap(over(nothing).POST('/sign-out'))).toBeUndefined();
});

test.each([
  ['no response', undefined],
  ['a page of something in between', new Response('<p>Witaj w sieci hotelu</p>')],
  ['an empty page', new Response('', { headers: { 'content-length': '0' } })],
])('%s is a failure without a status', async (_, response) => {
  expect(await getService(response)).toMatchObject({ name: 'DeskFailure', status: 0, details: undefined });
});

test('a refusal is a failure with its status and what the server says; a proxy’s page says nothing', async () => {
  const errors = [{ path: '/text', message: 'Tekst jest za długi' }];
  expect(await getService(refusal<'listTexts'>(422, { code: 221, errors }))).toMatchObject({
    status: 422,
    details: { code: 221, errors },
  });
  const proxy = new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect(await getService(proxy)).toMatchObject({ status: 502, details: undefined });
  const other = Response.json(['no'], { status: 500 });
  expect(await getService(other)).toMatchObject({ status: 500, details: undefined });
});

test('who is not signed in any more, what is missing and what is there now are told apart', () => {
  expect([401, 403, 404, 409].map((status) => isSignedOut(new DeskFailure(status)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([401, 403, 404, 409].map((status) => isMissing(new DeskFailure(status)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const current = [{ price: 4_900 }];
  expect(currentOf<'changePrices'>(new DeskFailure(409, { code: 210, message: '', current }))).toBe(current);
  expect(currentOf<'changePrices'>(new TypeError('offline'))).toBeUndefined();
});

test('a file comes as it is, without the timeout of the other calls', async () => {
  const asked: (AbortSignal | null)[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (request) => {
    asked.push((request as Request).signal);
    return new Response('Nr;Kwota', { headers: { 'content-type': 'text/csv' } });
  };
  try {
    const file = await unwrap(over(undefined).POST('/newsletter-addresses/csv', AS_FILE));
    expect(await file.text()).toBe('Nr;Kwota');
  } finally {
    globalThis.fetch = fetch;
  }
  expect(asked).toHaveLength(1);
});

test('half of an emoji that was cut goes as the sign for it, in whatever is sent', async () => {
  let sent = '';
  const client = createDeskClient(async (request) => {
    sent = await request.text();
    return new Response(null, { status: 204 });
  });
  await client.PUT('/orders/{orderId}/answer/draft', {
    params: { path: { orderId: 1 } },
    body: {
      seenVersion: 0,
      text: 'Tak \ud83c',
      responses: [{ sequenceNumber: 1, response: '\udf19 🌙', ignoreResponse: false }],
    },
  });
  expect(JSON.parse(sent)).toMatchObject({ text: 'Tak \ufffd', responses: [{ response: '\ufffd 🌙' }] });
});
