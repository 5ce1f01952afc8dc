import { ERROR_CODE } from '#domain/error-code.ts';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendError, sendNotFound } from '#server/http/error-response.ts';
import { loggingOptions, logResponses } from '#server/http/logging.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('failures', () => {
  it.each([
    ['/api/newsletter', (email: string) => ({ email })],
    ['/api/withdrawal', (email: string) => ({ name: 'Anna', orderNumber: '1', email })],
  ])('POST %s refuses an address that grows too long as it is read [ER-1] [VA-1]', async (url, bodyOf) => {
    const email = `${'㏕'.repeat(200)}@wp.pl`;
    const response = await shop.app.inject({ method: 'POST', url, payload: bodyOf(email) });
    expect([response.statusCode, response.json().code]).toEqual([400, 100]);
  });

  it.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/order', 404],
    ['DELETE', '/api/fairy', 404],
    ['GET', '/nothing', 404],
    ['GET', '/blog/wp-json/nothing', 404],
    ['GET', '/sample/nothing.svg', 404],
    ['GET', '/sample/..%2f..%2fpackage.json', 404],
    ['GET', '/sample/%2e%2e/catalogue.json', 404],
    ['GET', '/api/%zz', 400],
  ] as const)('%s %s is { code, message } with %i [ER-1]', async (method, url, status) => {
    const response = await shop.app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      code: 100,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/nic/takiego?x=1', '/nic/takiego'],
    ['//zly.example/x', '/zly.example/x'],
    ['//', '/'],
  ])('a form that is sent to %s is led to the page %s, and a program is told by 404', async (url, page) => {
    const send = (accept: string) =>
      shop.app.inject({
        method: 'POST',
        url,
        headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      });
    const response = await send('text/html,*/*');
    expect([response.statusCode, response.headers.location]).toEqual([303, page]);
    expect((await send('application/json')).statusCode).toBe(404);
  });

  it.each(['/api/nic', '/desk-api'])(
    'a form that is sent to %s, where no page is, is told by 404',
    async (url) => {
      const response = await shop.app.inject({
        method: 'POST',
        url,
        headers: { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      });
      expect([response.statusCode, response.json().code]).toEqual([404, ERROR_CODE.client]);
    },
  );

  it('a form whose address names another host behind dots stays on this one', async () => {
    const app = Fastify();
    app.setNotFoundHandler(sendNotFound);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    // As it is: every other client mends such a path before it sends it.
    const location = await new Promise((resolve) => {
      const options = { port, host: '127.0.0.1', method: 'POST', path: '/.//zly.example/x' };
      ask({ ...options, headers: { accept: 'text/html' } }, (answer) => {
        resolve(answer.resume().headers.location);
      }).end();
    });
    expect(location).toBe('/zly.example/x');
    await app.close();
  });

  it('names the wrong field by its path [AP-13]', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { recaptchaToken: 'x', contactData: {} },
    });
    expect(response.json().errors).toEqual([{ path: '/contactData/firstName', message: expect.any(String) }]);
  });

  it.each([
    [Object.assign(new Error('connect ECONNREFUSED 10.0.0.5'), { code: 'ECONNREFUSED' }), 503],
    [Object.assign(new Error('terminating connection'), { code: '57P01' }), 503],
    ...(
      [
        ['ECONNRESET', 503],
        ['EPIPE', 503],
        ['ETIMEDOUT', 503],
        ['ENOTFOUND', 503],
        ['08006', 503],
        ['40001', 503],
        ['40P01', 503],
        ['53300', 503],
        ['57014', 503],
        ['22P02', 500],
        ['23505', 500],
        ['42P01', 500],
        ['54000', 500],
        ['XX000', 500],
        ['EACCES', 500],
      ] as const
    ).map(([code, status]): [Error, number] => [
      Object.assign(new Error(`the database said ${code}`), { code }),
      status,
    ]),
    [new Error('Connection terminated unexpectedly'), 503],
    [new Error('Client has encountered a connection error and is not queryable'), 503],
    [new Error('timeout exceeded when trying to connect'), 503],
    [new Error('Query read timeout'), 503],
    [new Error('select secret from table'), 500],
  ])('what was not foreseen says nothing of its cause: %s', async (error, status) => {
    const app = Fastify();
    app.setErrorHandler(sendError);
    app.get('/', () => {
      throw error;
    });
    const response = await app.inject('/');
    expect([response.statusCode, response.json().code]).toEqual([status, 500]);
    expect(response.body).not.toContain(error.message);
    expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  });
});

describe('the log', () => {
  it('has the route and nothing of a person: no address, query, body or header', async () => {
    const lines: string[] = [];
    const app = Fastify(loggingOptions('info', { write: (line) => lines.push(line) }));
    app.setErrorHandler(sendError);
    logResponses(app);
    app.post('/order/:orderId', (request) => {
      request.log.info({ req: request }, 'seen');
      const detail = { code: '23505', detail: 'Key (email)=(anna@example.com) already exists.' };
      throw Object.assign(new Error('duplicate key value'), detail);
    });
    await app.inject({
      method: 'POST',
      url: '/order/17?customerId=secret-customer',
      payload: { email: 'anna@example.com' },
      headers: { authorization: 'secret-header', 'user-agent': 'secret-browser' },
      remoteAddress: '192.0.2.77',
    });
    const log = lines.join('');
    expect(log).toContain('"route":"/order/:orderId"');
    expect(log).toContain('duplicate key value');
    expect(log).not.toMatch(/anna@|secret|192\.0\.2\.77|customerId/);
  });
});
