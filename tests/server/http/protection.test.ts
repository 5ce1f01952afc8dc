import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INTERNAL_ADDRESS } from '#server/http/internal-call.ts';
import { limitConcurrentRequests } from '#server/http/protection.ts';
import type { Store } from '#server/store/store.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

/** Several servers over one database; only the servers are closed. */
async function withShop(env: Record<string, string>, use: (shop: TestShop) => Promise<void>): Promise<void> {
  const shop = await startTestShop(env, { store });
  try {
    await use(shop);
  } finally {
    await shop.app.close();
  }
}

describe('what protects the server [LV-5]', () => {
  it('sends strict headers with everything, and no document from the API', () =>
    withShop({}, async ({ app }) => {
      for (const url of ['/api/fairy', '/api/nothing', '/blog/wp-json/wp/v2/posts']) {
        const { headers } = await app.inject(url);
        expect(headers, url).toMatchObject({
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'strict-transport-security': expect.stringContaining('max-age=31536000'),
        });
      }
      const picture = await app.inject('/sample/jagna.svg');
      expect(picture.headers['content-security-policy']).toContain('sandbox');
      expect(picture.headers['cache-control']).toBe('public, max-age=86400');
    }));

  it('promises https only where the shop has it', () =>
    withShop({ PUBLIC_URL: 'http://localhost:3000' }, async ({ app }) => {
      expect((await app.inject('/api/fairy')).headers).not.toHaveProperty('strict-transport-security');
    }));

  it('answers foreign origins only when they are listed, letter by letter', () =>
    withShop({ CORS_ORIGINS: 'https://a.example, https://b.example' }, async ({ app }) => {
      const ask = async (origin: string) =>
        (await app.inject({ url: '/api/fairy', headers: { origin } })).headers['access-control-allow-origin'];
      expect(await ask('https://b.example')).toBe('https://b.example');
      for (const origin of [
        'https://a.example.evil.example',
        'http://a.example',
        'null',
        'https://c.example',
      ]) {
        expect(await ask(origin), origin).toBeUndefined();
      }
      const preflight = await app.inject({
        method: 'OPTIONS',
        url: '/api/order',
        headers: {
          origin: 'https://a.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key',
        },
      });
      expect(preflight.headers['access-control-allow-headers']).toBe('content-type, idempotency-key');
    }));

  it('without a list says nothing to foreign origins', () =>
    withShop({}, async ({ app }) => {
      const { headers } = await app.inject({ url: '/api/fairy', headers: { origin: 'https://a.example' } });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }));

  it('limits each address separately, and sends Retry-After', () =>
    withShop({ RATE_LIMIT: 'on', PUBLIC_URL: 'http://localhost:3000' }, async ({ app }) => {
      const signUp = (remoteAddress: string) =>
        app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'no' }, remoteAddress });
      for (let call = 0; call < 5; call += 1) expect((await signUp('192.0.2.1')).statusCode).toBe(400);
      const refused = await signUp('192.0.2.1');
      expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ code: 100 })]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await signUp('192.0.2.2')).statusCode).toBe(400);
      expect((await app.inject({ url: '/api/fairy', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
    }));

  it('believes a forwarded address only from proxies of ours', () =>
    withShop({ RATE_LIMIT: 'on', PUBLIC_URL: 'http://localhost:3000' }, async ({ app }) => {
      const pretend = (call: number) => {
        const headers = { 'x-forwarded-for': `198.51.100.${call}` };
        return app.inject({
          method: 'POST',
          url: '/api/newsletter',
          payload: {},
          remoteAddress: '192.0.2.9',
          headers,
        });
      };
      const statuses = [];
      for (let call = 0; call < 6; call += 1) statuses.push((await pretend(call)).statusCode);
      expect(statuses.at(-1)).toBe(429);
    }));

  it('behind a proxy limits the caller, not the proxy', () =>
    withShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1' }, async ({ app }) => {
      for (let call = 0; call < 6; call += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${call}` };
        const response = await app.inject({ method: 'POST', url: '/api/newsletter', payload: {}, headers });
        expect(response.statusCode).toBe(400);
      }
    }));

  it('limits what one address has in flight, and nobody else', async () => {
    const app = Fastify();
    limitConcurrentRequests(app, { max: 10, perAddress: 1 });
    let finish = (): void => undefined;
    const started = new Promise<void>((begin) => {
      app.get('/slow', () => {
        begin();
        return new Promise((resolve) => (finish = () => resolve('done')));
      });
    });
    app.get('/api/health/live', async () => 'ok');
    app.get('/quick', async () => 'done');
    const ask = async (url: string, remoteAddress: string) =>
      (await app.inject({ url, remoteAddress })).statusCode;
    const slow = app.inject({ url: '/slow', remoteAddress: '192.0.2.1' });
    await started;
    expect(await ask('/quick', '192.0.2.1')).toBe(429);
    expect(await ask('/quick', '192.0.2.2')).toBe(200);
    expect(await ask('/quick', INTERNAL_ADDRESS)).toBe(200);
    expect(await ask('/api/health/live', '192.0.2.1')).toBe(200);
    finish();
    expect((await slow).statusCode).toBe(200);
    expect(await ask('/quick', '192.0.2.1')).toBe(200);
    await app.close();
  });

  it('of two that one address has in flight the other still counts when the first has ended', async () => {
    const app = Fastify();
    limitConcurrentRequests(app, { max: 10, perAddress: 2 });
    const waiting: (() => void)[] = [];
    app.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve('done'))));
    app.get('/quick', async () => 'done');
    const slow = [app.inject('/slow'), app.inject('/slow')];
    await expect.poll(() => waiting.length).toBe(2);
    expect((await app.inject('/quick')).statusCode).toBe(429);
    waiting[0]?.();
    await Promise.race(slow);
    const third = app.inject('/slow');
    await expect.poll(() => waiting.length).toBe(3);
    expect((await app.inject('/quick')).statusCode).toBe(429);
    for (const finish of waiting) finish();
    await Promise.all([...slow, third]);
    expect((await app.inject('/quick')).statusCode).toBe(200);
    await app.close();
  });

  it('gives a slow client its thirty seconds, which Node would double if those for headers were more', () =>
    withShop({}, async ({ app }) => {
      expect(app.server.requestTimeout).toBe(30_000);
      expect(app.server.headersTimeout).toBeLessThanOrEqual(app.server.requestTimeout);
    }));

  it('turns callers away while too many requests are under way, and only then', async () => {
    const app = Fastify();
    limitConcurrentRequests(app, { max: 2, perAddress: Infinity });
    const waiting: (() => void)[] = [];
    app.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve('done'))));
    const slow = [app.inject('/slow'), app.inject('/slow')];
    await expect.poll(() => waiting.length).toBe(2);
    expect((await app.inject('/slow')).statusCode).toBe(503);
    for (const finish of waiting) finish();
    for (const response of await Promise.all(slow)) expect(response.body).toBe('done');
    const again = app.inject('/slow');
    await expect.poll(() => waiting.length).toBe(3);
    waiting[2]?.();
    expect((await again).statusCode).toBe(200);
    await app.close();
  });

  it('does not count for ever who has left before the request was whole', async () => {
    const app = Fastify();
    limitConcurrentRequests(app, { max: 1, perAddress: Infinity });
    let seen = 0;
    app.addHook('onRequest', async ({ raw, url }) => {
      if (url !== '/left') return;
      await new Promise((resolve) => {
        raw.socket.once('close', resolve);
        seen += 1;
      });
    });
    let passed = 0;
    app.addHook('preValidation', async ({ url }) => void (passed += url === '/left' ? 1 : 0));
    app.get('/left', async () => 'done');
    app.get('/quick', async () => 'done');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    client.write('GET /left HTTP/1.1\r\nhost: shop\r\n\r\n');
    await expect.poll(() => seen).toBe(1);
    client.destroy();
    await expect.poll(() => passed).toBe(1);
    expect((await app.inject('/quick')).statusCode).toBe(200);
    await app.close();
  });
});
