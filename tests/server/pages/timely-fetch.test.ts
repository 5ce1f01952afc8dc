import { afterEach, expect, test, vi } from 'vitest';
import { Overdue } from '#server/deadline.ts';
import { timelyFetch } from '#server/pages/timely-fetch.ts';

const request = () => new Request('http://blog.example/wp-json/wp/v2/posts');
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));

afterEach(() => vi.unstubAllGlobals());

test('hands on an answer with its status, headers and body', async () => {
  answering(async () => Response.json({ code: 100 }, { status: 400, headers: { 'x-wp-total': '9' } }));
  const answer = await timelyFetch(1_000)(request());
  expect(answer.status).toBe(400);
  expect(answer.headers.get('x-wp-total')).toBe('9');
  expect(await answer.json()).toEqual({ code: 100 });
});

test('hands on an answer without a body', async () => {
  answering(async () => new Response(null, { status: 204 }));
  expect((await timelyFetch(1_000)(request())).status).toBe(204);
});

test.each([
  ['an answer that never comes', () => new Promise<Response>(() => undefined)],
  ['a body that never ends', async () => new Response(new ReadableStream({}))],
])('gives up %s', async (_what, answer) => {
  answering(answer);
  await expect(timelyFetch(10)(request())).rejects.toThrow(Overdue);
});
