import { afterEach, expect, test, vi } from 'vitest';
import { TimeoutError } from '#server/timeout.ts';
import { fetchWithTimeout } from '#server/pages/fetch-with-timeout.ts';

const request = () => new Request('http://blog.example/wp-json/wp/v2/posts');
const stubFetch = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(respond));

afterEach(() => vi.unstubAllGlobals());

test('hands on an answer with its status, headers and body', async () => {
  stubFetch(async () => Response.json({ code: 100 }, { status: 400, headers: { 'x-wp-total': '9' } }));
  const response = await fetchWithTimeout(1_000)(request());
  expect(response.status).toBe(400);
  expect(response.headers.get('x-wp-total')).toBe('9');
  expect(await response.json()).toEqual({ code: 100 });
});

test('hands on an answer without a body', async () => {
  stubFetch(async () => new Response(null, { status: 204 }));
  expect((await fetchWithTimeout(1_000)(request())).status).toBe(204);
});

test.each([
  ['an answer that never comes', () => new Promise<Response>(() => undefined)],
  ['a body that never ends', async () => new Response(new ReadableStream({}))],
])('gives up %s', async (_what, respond) => {
  stubFetch(respond);
  await expect(fetchWithTimeout(10)(request())).rejects.toThrow(TimeoutError);
});
