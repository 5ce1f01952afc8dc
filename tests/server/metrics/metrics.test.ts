import { sql } from 'kysely';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { buildDesk } from '#server/desk/build-desk.ts';
import { createServer } from '#server/http/create-server.ts';
import { metricsPlugin } from '#server/metrics/metrics-plugin.ts';
import { METRICS, type MetricName } from '#server/metrics/metric-names.ts';
import { expositionOf } from '#server/metrics/exposition.ts';
import { ProcessFigures } from '#server/metrics/process-figures.ts';
import type { Store } from '#server/store/store.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { openTestStore, startTestStore } from '#tests/server/support/test-store.ts';

const TOKEN = 'szyfr-do-liczb-0123456789';
const config = (env: Record<string, string> = {}) =>
  loadConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ROOT_DIR: '/nowhere', ...env });

describe('the figures of the shop', () => {
  let store: Store;
  let figures: ProcessFigures;
  const desks: FastifyInstance[] = [];
  const desk = async (env?: Record<string, string>) => {
    const app = await buildDesk(config(env), {
      db: store.db,
      metrics: { figures, laneOf: (kind) => (kind.startsWith('mail.') ? 'mail' : 'other') },
    });
    desks.push(app);
    return app;
  };
  const read = async (
    app: FastifyInstance,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) => app.inject({ url: '/metrics', headers, remoteAddress });

  beforeAll(async () => {
    store = await startTestStore();
    figures = new ProcessFigures();
  });
  afterAll(async () => {
    figures.stop();
    for (const app of desks) await app.close();
    await store.close();
  });

  test('are for this machine alone, not for who comes through a proxy, and the shop has none', async () => {
    const app = await desk();
    expect((await read(app)).statusCode).toBe(200);
    expect((await read(app, {}, '::ffff:127.0.0.1')).statusCode).toBe(200);
    expect((await read(app, {}, '192.0.2.7')).statusCode).toBe(404);
    expect((await read(app, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await read(app, { 'x-request-id': 'a' })).statusCode).toBe(404);
  });

  test('are for who shows the token, from anywhere', async () => {
    const app = await desk({ METRICS_TOKEN: TOKEN });
    const status = async (authorization: string, from?: string) =>
      (await read(app, { authorization }, from)).statusCode;
    expect(await status(`Bearer ${TOKEN}`, '192.0.2.7')).toBe(200);
    expect(await status(`Bearer ${TOKEN}x`)).toBe(404);
    expect(await status('')).toBe(404);
  });

  test('name requests by their route’s pattern, jobs by lane, orders by promise, and no person', async () => {
    const order = await paidOrder(store.db);
    await sql`update shop_order set paid_at = now() - interval '13 hours' where id = ${order.orderId}`.execute(
      store.db,
    );
    const old = await paidOrder(store.db);
    await sql`update shop_order set created_at = now() - interval '8 days' where id = ${old.orderId}`.execute(
      store.db,
    );
    await sql`insert into job (kind, payload, run_at, attempts, last_error) values
      ('mail.answer', '{}', now() - interval '90 seconds', 3, 'Error EAUTH 535'),
      ('mail.digest', '{}', now() - interval '1 second', 0, null),
      ('mail.ebook', '{}', now() + interval '1 hour', 3, 'Error EENVELOPE 550 5.7.1')`.execute(store.db);
    await sql`update job set leased_until = now() + interval '1 minute' where kind = 'mail.digest'`.execute(
      store.db,
    );
    const app = await desk();
    await app.inject('/desk-api/orders/4711?email=anna@example.com');
    figures.jobFailed('mail.answer', 'again');
    figures.served({ listener: 'shop', method: 'GET', route: '/api/fairy', status: 200, seconds: 0.3 });
    const { body, headers } = await read(app);
    expect(headers['content-type']).toContain('version=0.0.4');
    expect(headers['cache-control']).toBe('no-store');
    for (const line of [
      /^shop_http_requests_total\{listener="desk",method="GET",route="\/desk-api\/orders\/:orderId",status="401"\} 1$/m,
      /^shop_http_request_seconds_bucket\{listener="shop",route="\/api\/fairy",le="0.25"\} 0$/m,
      /^shop_http_request_seconds_bucket\{listener="shop",route="\/api\/fairy",le="0.5"\} 1$/m,
      /^shop_http_request_seconds_count\{listener="shop",route="\/api\/fairy"\} 1$/m,
      /^shop_job_failures_total\{kind="mail.answer",outcome="again"\} 1$/m,
      /^shop_jobs\{lane="mail",state="due"\} \d+$/m,
      /^shop_job_lag_seconds\{lane="mail"\} (9\d|[1-9]\d\d+)$/m,
      /^shop_mails_refused\{class="sign-in"\} 1$/m,
      /^shop_mails_refused\{class="for good"\} 1$/m,
      /^shop_jobs\{lane="mail",state="running"\} 1$/m,
      /^shop_orders\{promise="late"\} 1$/m,
      /^shop_orders\{promise="kept"\} 1$/m,
      /^shop_payments\{provider="PAYU",state="COMPLETED"\} 1$/m,
      /^shop_pool_connections\{state="waiting"\} 0$/m,
      /^shop_build_info\{version="\d+\.\d+\.\d+",node="[\d.]+"\} 1$/m,
    ])
      expect(body).toMatch(line);
    expect(body).not.toMatch(/anna|example\.com|4711/);
    // Every line is a comment or a figure of the table.
    const names = body
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => /^(\w+?)(_bucket|_sum|_count)?[{ ]/.exec(line)?.[1] ?? line);
    expect(names.filter((name) => !Object.hasOwn(METRICS, name))).toEqual([]);
  });

  test('sum up the kinds of a lane, wait for what is due alone, and leave out mails refused for their recipient', async () => {
    await sql`delete from job`.execute(store.db);
    await sql`insert into job (kind, payload, run_at, attempts, last_error, failed_at) values
      ('mail.answer', '{}', now() - interval '90 seconds', 0, null, null),
      ('mail.ebook', '{}', now() - interval '30 seconds', 0, null, null),
      ('mail.morning', '{}', now() - interval '10 hours', 82, 'Error ESOCKET', now()),
      ('mail.digest', '{}', now() + interval '1 hour', 1, 'Error EENVELOPE 550 5.1.1', null),
      ('mail.digest', '{}', now() + interval '1 hour', 1, 'Error EENVELOPE 452 4.2.2', null)`.execute(
      store.db,
    );
    const { body } = await read(await desk());
    for (const line of [
      /^shop_jobs\{lane="mail",state="due"\} 2$/m,
      /^shop_jobs\{lane="mail",state="given up"\} 1$/m,
      /^shop_jobs\{lane="mail",state="later"\} 2$/m,
      /^shop_job_lag_seconds\{lane="mail"\} \d{2,3}$/m,
      /^shop_mails_refused\{class="for good"\} 0$/m,
      /^shop_mails_refused\{class="for now"\} 0$/m,
      /^shop_mails_refused\{class="unreachable"\} 0$/m,
    ])
      expect(body).toMatch(line);
  });

  test('sum up times, and count the connections that work', () => {
    const own = new ProcessFigures();
    const request = { listener: 'shop', method: 'GET', route: '/x', status: 200 } as const;
    for (const seconds of [0.2, 0.3]) own.served({ ...request, seconds });
    const text = expositionOf(own.read({ total: 5, idle: 2, waiting: 1 }));
    own.stop();
    for (const line of [
      'shop_http_request_seconds_bucket{listener="shop",route="/x",le="0.25"} 1',
      'shop_http_request_seconds_bucket{listener="shop",route="/x",le="0.5"} 2',
      'shop_http_request_seconds_bucket{listener="shop",route="/x",le="+Inf"} 2',
      'shop_http_request_seconds_sum{listener="shop",route="/x"} 0.5',
      'shop_pool_connections{state="busy"} 3',
      'shop_pool_connections{state="idle"} 2',
    ])
      expect(text.split('\n')).toContain(line);
  });

  test('tell requests apart by listener, method, route and status; their times by listener and route', () => {
    const own = new ProcessFigures();
    const request = { listener: 'shop', method: 'GET', route: '/x', status: 200, seconds: 0.25 } as const;
    for (const other of [
      {},
      {},
      { status: 500 },
      { method: 'POST' },
      { route: '/y' },
      { listener: 'desk' },
    ] as const)
      own.served({ ...request, ...other });
    const lines = expositionOf(own.read({ total: 0, idle: 0, waiting: 0 })).split('\n');
    own.stop();
    expect(lines.filter((line) => line.startsWith('shop_http_requests_total')).toSorted()).toEqual([
      'shop_http_requests_total{listener="desk",method="GET",route="/x",status="200"} 1',
      'shop_http_requests_total{listener="shop",method="GET",route="/x",status="200"} 2',
      'shop_http_requests_total{listener="shop",method="GET",route="/x",status="500"} 1',
      'shop_http_requests_total{listener="shop",method="GET",route="/y",status="200"} 1',
      'shop_http_requests_total{listener="shop",method="POST",route="/x",status="200"} 1',
    ]);
    expect(
      lines.filter((line) => /^shop_http_request_seconds_(count|bucket.*le="0.25")/.test(line)).toSorted(),
    ).toEqual([
      'shop_http_request_seconds_bucket{listener="desk",route="/x",le="0.25"} 1',
      'shop_http_request_seconds_bucket{listener="shop",route="/x",le="0.25"} 4',
      'shop_http_request_seconds_bucket{listener="shop",route="/y",le="0.25"} 1',
      'shop_http_request_seconds_count{listener="desk",route="/x"} 1',
      'shop_http_request_seconds_count{listener="shop",route="/x"} 4',
      'shop_http_request_seconds_count{listener="shop",route="/y"} 1',
    ]);
  });

  test('have the delays of the last full minute, not of all since the start', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const own = new ProcessFigures();
    const longest = () => {
      vi.advanceTimersByTime(60_000);
      const text = expositionOf(own.read({ total: 0, idle: 0, waiting: 0 }));
      return Number(/^shop_event_loop_delay_seconds\{quantile="1"\} (\S+)$/m.exec(text)?.[1]);
    };
    // The loop is measured in real time, by turns; nothing is measured between the two calls below.
    await vi.waitFor(() => expect(longest()).toBeGreaterThan(0));
    longest();
    expect(longest()).toBe(0);
    own.stop();
    vi.useRealTimers();
  });

  test('come of the process alone while the database is away', async () => {
    // A filled one would be kept for the next file, and go on answering.
    const gone = await openTestStore();
    await gone.close();
    const app = Fastify();
    await app.register(metricsPlugin, { db: gone.db, figures, laneOf: () => 'other', token: undefined });
    const { statusCode, body } = await read(app);
    await app.close();
    expect([statusCode, body.includes('shop_build_info{'), body.includes('shop_orders{')]).toEqual([
      200,
      true,
      false,
    ]);
  });

  test('are written so that no label can end its line', () => {
    const name: MetricName = 'shop_payments';
    const text = expositionOf([{ name, labels: { provider: 'a"b\\c\nd' }, value: Number.NaN }]);
    expect(text.split('\n').slice(2)).toEqual(['shop_payments{provider="a\\"b\\\\c\\nd"} NaN', '']);
  });
});

describe('a request’s number', () => {
  const uuid = '0b0e7b54-9d4c-4f0e-8a38-0d5b8d1f0a11';
  const ask = async (env: Record<string, string>, given: string) => {
    const app = await createServer(config(env), {
      url: 'http://localhost:3000',
      referrerPolicy: 'no-referrer',
      maxConcurrentRequests: 10,
    });
    app.get('/', (request, reply) => reply.send(request.id));
    const answer = await app.inject({ url: '/', headers: { 'x-request-id': given } });
    await app.close();
    expect(answer.headers['x-request-id']).toBe(answer.body);
    return answer.body;
  };

  test('is the trusted proxy’s, with or without dashes, and is in the response', async () => {
    expect(await ask({ TRUST_PROXY: '1' }, uuid)).toBe(uuid);
    expect(await ask({ TRUST_PROXY: '1' }, uuid.replaceAll('-', '').toUpperCase())).toBe(uuid);
  });

  test('is our own where no proxy stands, or for what is no number', async () => {
    expect(await ask({}, uuid)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ask({}, uuid)).not.toBe(uuid);
    expect(await ask({ TRUST_PROXY: '1' }, 'anna@example.com')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
