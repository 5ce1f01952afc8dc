import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailIdOf } from '#server/mail/mail-id.ts';
import { loadConfig } from '#server/config.ts';
import { createMail } from '#server/mail/create-mail.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { contactMessageMail } from '#server/mail/owner-mails.ts';
import { outboxListPage } from '#server/mail/outbox/outbox-pages.ts';
import { outboxPlugin } from '#server/mail/outbox/outbox-plugin.ts';
import { MOST_LISTED } from '#server/mail/outbox/outbox.ts';

const token = 'a-token-of-more-than-twenty-characters';
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-page-'));
  const { jobs, outbox, send } = createMail(loadConfig({ DATA_DIR: folder }));
  if (!outbox) throw new Error('the outbox is not offered without SMTP_URL and DATABASE_URL');
  const run = (kind: { name: string }, id: string, payload: object) =>
    jobs.find(({ name }) => name === kind.name)?.bind(payload)?.({ id, attempt: 1, isLast: () => false });
  await run(MAIL_JOBS.newsletterConfirmation.kind, 'job-1', { to: 'anna@example.pl', token });
  const message = {
    firstName: '<b>Anna</b>',
    lastName: 'Lis',
    email: 'anna@example.pl',
    message: '<script>alert(1)</script>',
    kind: 'message' as const,
  };
  await send(mailIdOf('job-2'), contactMessageMail(message, loadConfig({})));
  app = Fastify();
  await app.register(outboxPlugin, { outbox });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, options: Omit<InjectOptions, 'url'> = {}) =>
  app.inject({ url, remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' }, ...options });

describe('who may read [EM-4]', () => {
  test.each<[string, Omit<InjectOptions, 'url'>]>([
    ['IPv4', { remoteAddress: '127.0.0.1' }],
    ['IPv6', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }],
    ['IPv4 on an IPv6 socket', { remoteAddress: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:3000' } }],
  ])('this machine, over %s', async (_name, options) => {
    expect((await get('/outbox', options)).statusCode).toBe(200);
  });

  test.each<[string, Omit<InjectOptions, 'url'>]>([
    ['another machine', { remoteAddress: '192.168.1.20' }],
    ['a machine whose address looks alike', { remoteAddress: '::ffff:127a:1' }],
    [
      'somebody behind a proxy on this machine',
      { headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' } },
    ],
    [
      'somebody behind a proxy that tells it as the standard says',
      { headers: { host: 'localhost:3000', forwarded: 'for=127.0.0.1' } },
    ],
    ['a foreign page in the reader’s browser', { headers: { host: 'evil.example' } }],
    ['a name that begins like ours', { headers: { host: 'localhost.evil.example' } }],
  ])('not %s', async (_name, options) => {
    for (const path of ['/outbox', '/outbox/job-1', '/outbox/job-1/html']) {
      const response = await get(path, options);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('anna');
    }
  });

  // Behind nginx's bare proxy_pass every visitor comes from this machine, asks for localhost and is not forwarded.
  test.each([
    { SMTP_URL: 'smtp://mail.example' },
    { DATABASE_URL: 'postgres://db.example/shop' },
    { PUBLIC_URL: 'https://trial.example', TRUST_PROXY: '1' },
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
  ])('nobody with %j', (env) => {
    expect(createMail(loadConfig({ DATA_DIR: folder, ...env })).outbox).toBeUndefined();
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'this machine, when the shop is at %s',
    (PUBLIC_URL) => {
      expect(createMail(loadConfig({ DATA_DIR: folder, PUBLIC_URL })).outbox).toBeDefined();
    },
  );
});

describe('what is shown [EM-4]', () => {
  test('a list with subject and recipient', async () => {
    const { body } = await get('/outbox');
    expect(body).toContain('Potwierdź zapis do newslettera');
    expect(body).toContain('href="/outbox/job-1"');
    expect(body).toContain('anna@example.pl');
  });

  test('a shortened list says where the older mails are', () => {
    const mail = {
      id: 'm',
      from: '',
      to: '',
      replyTo: '',
      subject: 'List',
      date: new Date(0),
      text: '',
      html: '',
      attachments: [],
    };
    const listed = (count: number) => outboxListPage(Array.from({ length: count }, () => mail));
    expect(listed(MOST_LISTED)).not.toContain('najnowszych');
    expect(listed(MOST_LISTED + 1)).toMatch(/To 100.najnowszych listów/);
    expect(listed(MOST_LISTED + 1).match(/<li>/g)).toHaveLength(MOST_LISTED);
  });

  test('one mail with its links, its text, and its HTML in a sandboxed frame', async () => {
    const { body } = await get('/outbox/job-1');
    expect(body).toContain(`href="http://localhost:3000/newsletter/potwierdz?token=${token}"`);
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain('src="/outbox/job-1/html"');
    expect(body).toContain('<pre>Jeszcze jeden krok');
  });

  test('the HTML with a policy under which nothing runs', async () => {
    const { body, headers } = await get('/outbox/job-1/html');
    expect(headers['content-security-policy']).toContain('sandbox allow-popups');
    expect(headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body).toContain('Potwierdź zapis');
  });

  test('what people typed as text, also in the page around the mail', async () => {
    for (const path of ['/outbox/job-2', '/outbox/job-2/html']) {
      const { body } = await get(path);
      expect(body).not.toContain('<script>');
      expect(body).toContain('&lt;script&gt;');
    }
  });

  test.each(['/outbox/unknown', '/outbox/..%2F..%2Fetc%2Fpasswd', '/outbox/unknown/html'])(
    '%s is a 404',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});
