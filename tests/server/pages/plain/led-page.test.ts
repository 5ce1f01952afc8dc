import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { packPage } from '#server/pages/page-cache.ts';
import { sendLedPage, wayOf } from '#server/pages/plain/led-page.ts';

test('a page names in its way what its address names, packed and unpacked, and is sent once to who has it', async () => {
  const from = '/zamow/tarot';
  const page = await packPage(200, 'text/html', `<a href="${from}">bez skryptów</a>`, 0);
  const app = Fastify();
  app.get('/', (request, reply) =>
    sendLedPage(request, reply, { page, way: { from, to: (request.query as { to: string }).to } }),
  );
  const visit = (to: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/', query: { to }, headers });
  for (const place of [0, 1, 0]) {
    const to = `${from}?wrozka=${place}&wariant=a`;
    const led = `<a href="${from}?wrozka=${place}&amp;wariant=a">bez skryptów</a>`;
    const plain = await visit(to);
    expect(plain.body).toBe(led);
    const packed = await visit(to, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(led);
    expect((await visit(to, { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
    const other = await visit(`${from}?wrozka=7`, { 'if-none-match': String(plain.headers.etag) });
    expect(other.statusCode).toBe(200);
  }
});

const customerId = '0b8f4a9e-1c1f-4f3e-9d55-5d2f0a1b7c11';
test.each([
  [{ orderId: '7', customerId }, true],
  [{ orderId: '999999999', customerId }, true],
  [{ orderId: '1000000000', customerId }, false],
  [{ orderId: '07', customerId }, false],
  [{ orderId: ['7', '8'], customerId }, false],
  [{ orderId: '7', customerId: 'ktos' }, false],
  [{ orderId: '7' }, false],
  [undefined, false],
])('the address of a result with %j leads to an order: %s', (query, isOrder) => {
  const to = `/zamow/wynik?orderId=${String(query?.orderId)}&customerId=${customerId}`;
  expect(wayOf('/zamowienie', query)).toEqual(isOrder ? { from: '/zamow/wynik', to } : undefined);
});
