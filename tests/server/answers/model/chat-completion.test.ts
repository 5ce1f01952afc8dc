import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeChat } from '#server/answers/model/chat-completion.ts';
import { completion, json, saying, startStandInModel, type ModelReply } from './stand-in-model.ts';

let model: Awaited<ReturnType<typeof startStandInModel>>;
beforeAll(async () => {
  model = await startStandInModel();
});
afterAll(() => model.stop());

const ask = (reply: ModelReply, timeout = 5_000) => {
  model.replies(reply);
  const chat = { url: model.url, model: 'szept-7b', key: 'klucz', timeout };
  return completeChat(chat, [{ role: 'user', content: 'Czy wyjadę?' }]);
};

test('a call is what every server of the interface takes: model and messages, with the key [DK-5]', async () => {
  expect(await ask(saying('Tak.'))).toEqual({ text: 'Tak.' });
  const [call] = model.calls;
  expect([call?.url, call?.headers.authorization]).toEqual(['/v1/chat/completions', 'Bearer klucz']);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    model: 'szept-7b',
    messages: [{ role: 'user', content: 'Czy wyjadę?' }],
    stream: false,
  });
});

test.each<[string, ModelReply, object]>([
  [
    'parts instead of a text',
    completion({ content: [{ type: 'text', text: 'A' }, { text: 'B' }] }),
    { text: 'AB' },
  ],
  ['no reason to finish', completion({ content: 'Tak.' }, null), { text: 'Tak.' }],
  ['a reason nobody knows', completion({ content: 'Tak.' }, 'eos_token'), { text: 'Tak.' }],
  ['a cut text', completion({ content: 'Tak i' }, 'length'), { declined: 'unusable' }],
  [
    'thoughts that took all room',
    completion({ content: null, reasoning: 'hm' }, 'length'),
    { declined: 'unusable' },
  ],
  ['a filter', completion({ content: '' }, 'content_filter'), { declined: 'unusable' }],
  ['a refusal', completion({ content: null, refusal: 'Nie mogę.' }), { declined: 'unusable' }],
  ['a tool', completion({ content: null, tool_calls: [{}] }, 'tool_calls'), { declined: 'unusable' }],
  ['no content', completion({ role: 'assistant' }), { declined: 'unusable' }],
  ['no choices', json(200, { choices: [] }), { declined: 'unusable' }],
  ['another shape', json(200, { response: 'Tak.', done: true }), { declined: 'unusable' }],
  ['a page', (response) => void response.end('<html>Sign in</html>'), { declined: 'unusable' }],
  ['half a JSON', (response) => void response.end('{"choices":[{"mess'), { declined: 'unusable' }],
  [
    'events although none were asked for',
    (response) => void response.end('data: {"choices":[]}\n\n'),
    { declined: 'unusable' },
  ],
  ['nothing', (response) => void response.end(), { declined: 'unusable' }],
  ['two megabytes', saying('a'.repeat(2_000_000)), { declined: 'unusable' }],
  [
    'a gateway’s error with status 200',
    json(200, { error: { code: 502, message: 'x' } }),
    { declined: 'silent' },
  ],
  [
    'a gateway’s 429 with status 200',
    json(200, { error: { code: 429 } }, { 'retry-after': '7' }),
    { declined: 'busy', retryAfter: 7_000 },
  ],
  [
    '429',
    json(429, { error: { code: 'rate_limit_exceeded' } }, { 'retry-after': '20' }),
    { declined: 'busy', retryAfter: 20_000 },
  ],
  [
    '429 in milliseconds',
    json(429, {}, { 'retry-after-ms': '1500', 'retry-after': '2' }),
    { declined: 'busy', retryAfter: 1_500 },
  ],
  ['429 without a time', json(429, {}), { declined: 'busy' }],
  ['429 with nonsense for a time', json(429, {}, { 'retry-after': 'soon' }), { declined: 'busy' }],
  [
    '429 for want of money',
    json(429, { error: { code: 'insufficient_quota' } }, { 'retry-after': '1' }),
    { declined: 'refused' },
  ],
  ['401', json(401, { error: { code: 'invalid_api_key' } }), { declined: 'refused' }],
  ['404', json(404, { error: { code: 'model_not_found' } }), { declined: 'refused' }],
  ['503', json(503, 'overloaded'), { declined: 'silent' }],
  ['529', json(529, {}), { declined: 'silent' }],
  [
    'a redirect, which is not followed',
    json(307, {}, { location: 'http://127.0.0.1:9/v1' }),
    { declined: 'refused' },
  ],
  ['silence', () => undefined, { declined: 'silent' }],
  ['a body that never ends', (response) => void response.write('{"choices":'), { declined: 'silent' }],
  ['a connection that breaks', (response) => void response.destroy(), { declined: 'silent' }],
])('%s [DK-5]', async (name, reply, expected) => {
  const before = model.calls.length;
  // A busy machine needs its time to call, where no time limit is tried, and some where one is.
  const isEndless = ['silence', 'a body that never ends'].includes(name);
  expect(await ask(reply, isEndless ? 1_000 : undefined)).toEqual(expected);
  expect(model.calls.length).toBe(before + 1);
});

test('a date in Retry-After is a time from now', async () => {
  const at = new Date(Date.now() + 30_000).toUTCString();
  const answer = await ask(json(429, {}, { 'retry-after': at }));
  expect(answer).toMatchObject({ declined: 'busy' });
  const { retryAfter = 0 } = answer as { retryAfter?: number };
  expect(retryAfter).toBeGreaterThan(27_000);
  expect(retryAfter).toBeLessThanOrEqual(30_000);
});

test('nobody there is silence', async () => {
  expect(await completeChat({ url: 'http://127.0.0.1:9', model: 'x', key: undefined }, [])).toEqual({
    declined: 'silent',
  });
});
