import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { inRepository } from '#tools/setup/repository.mjs';
import { banner, missingWith } from '#server/banner.ts';
import { loadConfig } from '#server/config.ts';
import { LIVE_SETTINGS } from '#tests/server/support/live-settings.ts';

const linesOf = (settings: Record<string, string>) => banner(loadConfig(settings));

test('the start says of the trial shop that nothing is real, and which setting makes it so [EM-1]', () => {
  expect(linesOf({})).toEqual([
    'The shop runs at http://localhost:3000',
    '  Desk: http://localhost:3001',
    '  Payments: sandbox, play money (PAYMENTS)',
    '  Mail: none leaves, files in .data/outbox (SMTP_URL)',
    '  Robot check: the shop’s own (RECAPTCHA_SITE_KEY)',
    '  Answers: written by people (ANSWER_API_URL)',
    '  Blog: the posts of this database (BLOG_URL)',
    '  Data: embedded database in .data, for trying out (DATABASE_URL)',
    '  Backups: every hour in .data/snapshots, on the same disk',
  ]);
});

test('the start says of a live shop whom it works with, and no secret', () => {
  const model = {
    ANSWER_API_URL: 'https://api.model.pl/v1',
    ANSWER_MODEL: 'szept-7b',
    ANSWER_API_KEY: 'secret',
  };
  expect(linesOf({ ...LIVE_SETTINGS, ...model, BLOG_URL: 'https://blog.pl' })).toEqual([
    'The shop runs at https://shop.pl',
    '  Desk: http://localhost:3001',
    '  Payments: REAL MONEY, Stripe at api.stripe.com, PayU at secure.payu.com',
    '  Mail: sent over mail.pl:465 as Kwiat Paproci <kontakt@shop.pl>',
    '  Robot check: the shop’s own (RECAPTCHA_SITE_KEY)',
    '  Answers: drafted by szept-7b at api.model.pl, approved by people',
    '  Blog: https://blog.pl',
    '  Data: PostgreSQL at db.pl',
    '  Backups: none by the shop: yours of the PostgreSQL (pg_dump)',
  ]);
  const backups = { BACKUP_DIR: '/var/lib/shop/backups', BACKUP_PASSPHRASE: 'a-passphrase-of-our-own' };
  expect(linesOf({ ...LIVE_SETTINGS, ...backups })).toContain(
    '  Backups: none by itself: `npm run shop -- backup`, into /var/lib/shop/backups',
  );
});

test('the start says who checks for robots, of a database on this machine, and of backups that nobody could read', () => {
  const here = { DATABASE_URL: 'postgres:///shop?host=/var/run/postgresql', BACKUP_DIR: '/var/backups' };
  const lines = linesOf({ ...LIVE_SETTINGS, ...here, RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 's' });
  expect(lines).toEqual(
    expect.arrayContaining([
      '  Robot check: asked of www.google.com',
      '  Data: PostgreSQL at this machine',
      '  Backups: none by the shop: yours of the PostgreSQL (pg_dump)',
    ]),
  );
});

test('a rehearsal is not called real money', () => {
  const rehearsal = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_API_URL: 'http://127.0.0.1:9',
    PAYU_API_URL: 'https://secure.snd.payu.com',
  };
  expect(linesOf({ ...LIVE_SETTINGS, ...rehearsal })).toContain(
    '  Payments: a rehearsal without money, Stripe at 127.0.0.1:9, PayU at secure.snd.payu.com',
  );
});

test('with a foreign API the start names it instead', () => {
  expect(linesOf({ API_URL: 'https://api.example' })).toEqual([
    'The shop runs at http://localhost:3000 (API: https://api.example)',
    '  Payments, mail, robot check, data and backups: that API’s, not this server’s',
    `  Not there beside another API: ${missingWith('foreign').join(', ')}`,
    '  Blog: none (BLOG_URL)',
  ]);
  expect(missingWith('own')).toEqual([]);
  // Whoever reads the manual finds each of them there.
  const manual = readFileSync(inRepository('docs/operating/another-api.md'), 'utf8');
  for (const name of missingWith('foreign')) expect(manual).toContain(`| ${name.replace(/ \(.*/, '')} |`);
});

test('the start says where the desk is, or that there is none [AP-14]', () => {
  const DASHBOARD_URL = 'https://panel.pl';
  expect(linesOf({ DASHBOARD_URL, TRUST_PROXY: '1' })).toContain('  Desk: https://panel.pl');
  expect(linesOf({ DESK_PORT: '0' })).toContain('  Desk: none (DESK_PORT)');
  expect(linesOf({ DASHBOARD_URL, API_URL: 'https://api.example' })).toContain(
    '  Desk: that API’s, https://panel.pl',
  );
});
