import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Connection } from '#domain/desk/connection-checks.ts';
import { runChecks, type CheckMeans } from '#server/checks/run-checks.ts';
import { sendTrial } from '#server/checks/sends-trial.ts';
import { loadConfig, type Config } from '#server/config.ts';
import { createMail } from '#server/mail/create-mail.ts';
import { STRIPE_EVENTS } from '#server/pay/stripe-events.ts';
import type { Store } from '#server/store/store.ts';
import { LIVE_SETTINGS } from '#tests/server/support/live-settings.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { inRepository } from '#tools/setup/repository.mjs';
import { json, startStandIn, type StandIn } from '../pay/stand-in-provider.ts';

const WEBHOOK = 'https://shop.pl/api/payment/stripe/webhook';
const endpoint = { url: WEBHOOK, status: 'enabled', enabled_events: [...STRIPE_EVENTS] as string[] };

/** How the other sides are; as unkind as the real ones where a test says so. */
const FINE = {
  stripe: { key: 'sk_live_x', account: { charges_enabled: true } as object, endpoints: [endpoint] },
  payuSecret: 'x',
  robotSecret: 'right',
  /** What comes in place of each answer. */
  all: undefined as { status: number; body?: unknown; location?: string } | undefined,
  /** What the robot check calls a wrong secret. */
  wrongSecret: 'invalid-input-secret',
};
let sides = FINE;
let outside: StandIn;
let smtp: SMTPServer;
let received: string[] = [];
let store: Store;
let config: Config;

beforeAll(async () => {
  store = await startTestStore();
  outside = await startStandIn(({ path, body }, response) => {
    const { authorization } = outside.requests.at(-1)?.headers ?? {};
    const { stripe, all } = sides;
    if (all && !path.startsWith('/moved'))
      return json(response, all.status, all.body, all.location ? { location: all.location } : {});
    if (path === '/moved/account') return json(response, 200, stripe.account);
    if (path === '/api/health/live') return json(response, 200, { status: 'ok' });
    if (path.startsWith('/v1/')) {
      if (authorization !== `Bearer ${stripe.key}`)
        return json(response, 401, { error: { message: 'Invalid API Key provided: sk_live_********3abc' } });
      if (path === '/v1/account') return json(response, 200, stripe.account);
      return json(response, 200, { data: stripe.endpoints });
    }
    if (path.endsWith('/authorize'))
      return new URLSearchParams(body).get('client_secret') === sides.payuSecret
        ? json(response, 200, { access_token: 't', expires_in: '43199' })
        : json(response, 401, { error: 'invalid_client', error_description: 'Bad credentials' });
    const isRight = new URLSearchParams(body).get('secret') === sides.robotSecret;
    return json(response, 200, {
      success: false,
      'error-codes': isRight ? ['invalid-input-response'] : [sides.wrongSecret],
    });
  });
  smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onAuth: ({ password }, _session, done) =>
      password === 'secret'
        ? done(null, { user: 'shop' })
        : done(new Error('Bad login of hanna@example.com')),
    onRcptTo: ({ address }, _session, done) => {
      received.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const live = loadConfig({ ...LIVE_SETTINGS, RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 'right' });
  config = {
    ...live,
    stripe: { ...live.stripe, apiUrl: outside.url },
    payu: { ...live.payu, apiUrl: outside.url },
    recaptcha: { ...live.recaptcha, verifyUrl: `${outside.url}/siteverify` },
    mail: {
      smtpUrl: `smtp://shop:secret@127.0.0.1:${port}`,
      from: 'Kwiat Paproci <kontakt@shop.pl>',
      replyAddress: undefined,
    },
  };
});
afterAll(async () => {
  await outside.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await store.close();
});
beforeEach(() => {
  sides = FINE;
  received = [];
});

const dnsOf = (records: Record<string, string>): NonNullable<CheckMeans['dns']> => ({
  resolveTxt: async (name) => {
    if (records[name] === undefined) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    return [[records[name]]];
  },
});
const DNS = { 'shop.pl': 'v=spf1 include:mail.pl -all', '_dmarc.shop.pl': 'v=DMARC1; p=none' };
const HEADERS = { host: 'localhost:3001', 'x-forwarded-for': '203.0.113.7' };

async function run(changes: Partial<Config> = {}, means: Partial<CheckMeans> = {}) {
  const settings = { ...config, ...changes };
  const results = await runChecks(store.db, settings, {
    sendOne: sendTrial(store.db, createMail(settings).send, settings),
    headers: HEADERS,
    dns: dnsOf(DNS),
    ...means,
  });
  return Object.fromEntries(
    results.map((result) => [result.name, result.outcome === 'ok' ? 'ok' : result.code]),
  ) as Partial<Record<Connection, string>>;
}

test('every connection of a live shop is tried, one mail leaves, and what came of it is kept [LV-1]', async () => {
  // There is no shop.pl here: its address cannot be reached.
  expect(await run()).toEqual({
    'shop-address': expect.stringMatching(/^(unreachable|timeout|certificate|unexpected)$/),
    'desk-proxy': 'ok',
    stripe: 'ok',
    'stripe-webhook': 'ok',
    payu: 'ok',
    mail: 'ok',
    'sender-dns': 'ok',
    'robot-check': 'ok',
  });
  expect(received).toEqual(['kontakt@shop.pl']);
  const kept = await store.db.selectFrom('connection_check').selectAll().where('name', '=', 'payu').execute();
  expect(kept).toMatchObject([{ outcome: 'ok', code: '' }]);
});

test.each<[string, Connection, string, () => Partial<Config>, Partial<typeof FINE>]>([
  ['a wrong key', 'stripe', 'refused-key', () => ({}), { stripe: { ...FINE.stripe, key: 'sk_live_other' } }],
  [
    'an unfinished account',
    'stripe',
    'not-active',
    () => ({}),
    { stripe: { ...FINE.stripe, account: { charges_enabled: false } } },
  ],
  ['another body', 'stripe', 'unexpected', () => ({}), { stripe: { ...FINE.stripe, account: [] } }],
  [
    'no endpoint',
    'stripe-webhook',
    'no-webhook',
    () => ({}),
    { stripe: { ...FINE.stripe, endpoints: [{ ...endpoint, url: `${WEBHOOK}/x` }] } },
  ],
  [
    'one that is off',
    'stripe-webhook',
    'webhook-off',
    () => ({}),
    { stripe: { ...FINE.stripe, endpoints: [{ ...endpoint, status: 'disabled' }] } },
  ],
  [
    'one of fewer events',
    'stripe-webhook',
    'webhook-events',
    () => ({}),
    {
      stripe: {
        ...FINE.stripe,
        endpoints: [{ ...endpoint, enabled_events: ['checkout.session.completed'] }],
      },
    },
  ],
  ['a wrong secret', 'payu', 'refused-key', () => ({}), { payuSecret: 'other' }],
  ['a wrong secret', 'robot-check', 'refused-key', () => ({}), { robotSecret: 'other' }],
  [
    'a lost secret',
    'robot-check',
    'refused-key',
    () => ({}),
    { robotSecret: 'other', wrongSecret: 'missing-input-secret' },
  ],
  ['a key that may not read', 'stripe', 'limited-key', () => ({}), { all: { status: 403, body: {} } }],
  [
    'a key that may not read',
    'stripe-webhook',
    'limited-key',
    () => ({}),
    { all: { status: 403, body: {} } },
  ],
  ['credentials that are none', 'payu', 'refused-key', () => ({}), { all: { status: 400, body: {} } }],
  ['an outage', 'payu', 'unexpected', () => ({}), { all: { status: 503, body: {} } }],
  ['200 without a token', 'payu', 'unexpected', () => ({}), { all: { status: 200, body: {} } }],
  ['another body', 'robot-check', 'unexpected', () => ({}), { all: { status: 200, body: [] } }],
  [
    'somebody else’s page',
    'shop-address',
    'unexpected',
    () => ({ publicUrl: outside.url }),
    { all: { status: 200, body: { status: 'fine' } } },
  ],
  [
    'an outage',
    'shop-address',
    'unexpected',
    () => ({ publicUrl: outside.url }),
    { all: { status: 503, body: { status: 'ok' } } },
  ],
  ...(['alarm-webhook', 'heartbeat'] as const).map(
    (name): [string, Connection, string, () => Partial<Config>, Partial<typeof FINE>] => [
      'an address that takes nothing',
      name,
      'unexpected',
      () => ({ alarms: { webhookUrl: `${outside.url}/alarm`, heartbeatUrl: `${outside.url}/beat` } }),
      { all: { status: 404 } },
    ],
  ),
  [
    'a wrong password',
    'mail',
    'login',
    () => ({ mail: { ...config.mail, smtpUrl: config.mail.smtpUrl?.replace('secret', 'wrong') } }),
    {},
  ],
])('%s: %s says %s [LV-1]', async (_what, name, code, changes, unkind) => {
  sides = { ...FINE, ...unkind };
  expect((await run(changes()))[name]).toBe(code);
  const rows = await store.db.selectFrom('connection_check').selectAll().where('name', '=', name).execute();
  expect(rows).toMatchObject([{ outcome: 'failed', code }]);
  // The other side's words are kept without a key or anybody's address.
  expect(rows[0]?.detail).not.toMatch(/3abc|hanna@/);
});

test('no answer sends the shop’s keys elsewhere', async () => {
  sides = { ...FINE, all: { status: 307, location: `${outside.url}/moved/account` } };
  const asked = outside.requests.length;
  expect(await run()).toMatchObject({
    stripe: 'unexpected',
    'stripe-webhook': 'unexpected',
    payu: 'unexpected',
    'robot-check': 'unexpected',
  });
  const paths = outside.requests.slice(asked).map(({ path }) => path);
  expect(paths).toHaveLength(4);
  expect(paths.filter((path) => path.startsWith('/moved'))).toEqual([]);
});

test('an endpoint of all events has each, and a shop that answers at its address is reached', async () => {
  sides = {
    ...FINE,
    stripe: {
      ...FINE.stripe,
      endpoints: [{ ...endpoint, url: `${outside.url}/api/payment/stripe/webhook`, enabled_events: ['*'] }],
    },
  };
  expect(await run({ publicUrl: outside.url })).toMatchObject({
    'shop-address': 'ok',
    'stripe-webhook': 'ok',
  });
});

test('an account that does not say whether it may take money is taken as one that may', async () => {
  sides = { ...FINE, stripe: { ...FINE.stripe, account: {} } };
  expect(await run()).toMatchObject({ stripe: 'ok' });
});

test('a missing mail server and an unanswered call are reported differently from a refusal', async () => {
  const nobody = createServer();
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
  const { port } = nobody.address() as AddressInfo;
  await new Promise((resolve) => nobody.close(resolve));
  const result = await run({
    mail: { ...config.mail, smtpUrl: `smtp://127.0.0.1:${port}` },
    payu: { ...config.payu, apiUrl: `http://127.0.0.1:${port}` },
  });
  expect(result).toMatchObject({ mail: 'unreachable', payu: 'unreachable' });
});

test('a domain without SPF, with two records, or without DMARC is reported; a subdomain uses the parent domain’s DMARC', async () => {
  const codeOf = async (records: Record<string, string>, from = config.mail.from) =>
    (await run({ mail: { ...config.mail, from } }, { dns: dnsOf(records) }))['sender-dns'];
  expect(await codeOf({})).toBe('no-spf');
  expect(await codeOf({ 'shop.pl': DNS['shop.pl'] })).toBe('no-dmarc');
  expect(await codeOf({ ...DNS, 'mail.shop.pl': 'v=spf1 -all' }, 'kontakt@mail.shop.pl')).toBe('ok');
});

test('a proxy that drops the client’s address or changes the host is reported; the command line does not test it', async () => {
  const desk = { deskUrl: 'https://zaplecze.shop.pl' };
  const host = 'zaplecze.shop.pl';
  expect((await run(desk, { headers: { ...HEADERS, host } }))['desk-proxy']).toBe('ok');
  expect((await run(desk, { headers: { host } }))['desk-proxy']).toBe('no-forwarded-for');
  expect((await run(desk, { headers: { ...HEADERS, host: '127.0.0.1:3001' } }))['desk-proxy']).toBe(
    'wrong-host',
  );
  expect(await run({}, { headers: undefined })).not.toHaveProperty('desk-proxy');
  const tunnel = { deskUrl: 'http://localhost:3201' };
  expect((await run(tunnel, { headers: { host: 'localhost:3201' } }))['desk-proxy']).toBe('ok');
});

test('the alarms’ webhook gets a test message, the heartbeat a request; results of removed settings are deleted', async () => {
  const alarms = { webhookUrl: `${outside.url}/alarm`, heartbeatUrl: `${outside.url}/beat` };
  expect(await run({ alarms })).toMatchObject({ 'alarm-webhook': 'ok', heartbeat: 'ok' });
  const told = outside.requests.find(({ path }) => path === '/alarm');
  // Whatever reads one field of a number finds one.
  expect(JSON.parse(told?.body ?? '{}')).toMatchObject({ alarm: 'Trial', state: 'trial', value: 0 });
  expect(outside.requests.find(({ path }) => path === '/beat')?.method).toBe('POST');
  sides = { ...FINE, robotSecret: 'other' };
  await run({ alarms: { ...alarms, webhookUrl: 'http://127.0.0.1:1/' } });
  const kept = async () =>
    (await store.db.selectFrom('connection_check').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    );
  expect(await kept()).toEqual(expect.arrayContaining(['alarm-webhook', 'heartbeat', 'robot-check']));
  await run({ recaptcha: { ...config.recaptcha, secret: undefined } }, { headers: undefined });
  const left = await kept();
  expect(left.filter((name) => ['alarm-webhook', 'heartbeat', 'robot-check'].includes(name))).toEqual([]);
  // The terminal cannot try the desk's proxy, and takes nothing back of it.
  expect(left).toContain('desk-proxy');
});

test('a shop for trying out names no outside service, so that nothing is tried', async () => {
  const sandbox = loadConfig({ DATA_DIR: '/nowhere' });
  expect(await run({ ...sandbox })).toEqual({});
});

test('the events that are looked for are those of the guide', () => {
  const guide = readFileSync(inRepository('docs/operating/payments.md'), 'utf8');
  const [, listed = ''] = /It listens to (.*)/.exec(guide) ?? [];
  expect([...listed.matchAll(/`([a-z_.]+)`/g)].map(([, name]) => name)).toEqual([...STRIPE_EVENTS]);
});
