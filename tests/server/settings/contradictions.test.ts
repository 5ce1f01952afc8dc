import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '#server/config.ts';
import { LIVE_SETTINGS } from '#tests/server/support/live-settings.ts';

/** The settings that a start complains about, each by the first word of its sentence. */
function refusedFor(env: Record<string, string>): string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => problem.split(' ')[0] ?? '');
    throw error;
  }
  return [];
}

const live = (changes: Record<string, string>) => refusedFor({ ...LIVE_SETTINGS, ...changes });

const STAND_IN = 'http://127.0.0.1:9999';
const PAYU_SANDBOX = 'https://secure.snd.payu.com';

describe('a live start [LV-1] [AP-14]', () => {
  it('takes whole settings, a rehearsal with both providers among them', () => {
    expect(live({})).toEqual([]);
    expect(live({ STRIPE_SECRET_KEY: 'rk_live_x', PUBLIC_URL: 'https://shop.pl/' })).toEqual([]);
    const rehearsal = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_URL: STAND_IN };
    expect(live({ ...rehearsal, PAYU_API_URL: STAND_IN })).toEqual([]);
    expect(live({ ...rehearsal, PAYU_API_URL: PAYU_SANDBOX })).toEqual([]);
    // Stripe's test mode has the address of the real one; a PayU that takes nothing tells that it is meant.
    expect(live({ STRIPE_SECRET_KEY: 'sk_test_x', PAYU_API_URL: PAYU_SANDBOX })).toEqual([]);
  });

  it.each(Object.keys(LIVE_SETTINGS).filter((name) => name !== 'PAYMENTS'))(
    'does without no setting: %s, missing or the empty string of a compose file',
    (name) => {
      expect(live({ [name]: '' })).toEqual([name]);
    },
  );

  it.each([
    ['PUBLIC_URL', 'http://shop.pl'],
    ['PUBLIC_URL', 'https://localhost'],
    ['PUBLIC_URL', 'https://shop.pl/sklep'],
    ['SMTP_URL', 'smtp://shop:secret@mail.pl:587'],
    // A certificate that is not looked at.
    ['SMTP_URL', 'smtps://shop:secret@mail.pl:465?tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://mail.pl?requireTLS=true&tls.rejectUnauthorized=0'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
    ['DATABASE_URL', 'postgres://shop@db.pl/shop'],
    ['DATABASE_URL', 'postgres://shop@10.0.0.5:5432/shop?ssl=true'],
    ['DATABASE_URL', 'postgres://shop@db.pl/shop?sslmode=require'],
    ['DATABASE_URL', 'postgres://shop@db.pl/shop?sslmode=no-verify'],
    // As the driver reads it: the last of two, and the host of the parameter or of the environment.
    ['DATABASE_URL', 'postgres://shop@db.pl/shop?sslmode=verify-full&sslmode=disable'],
    ['DATABASE_URL', 'postgres://shop@127.0.0.1/shop?host=db.pl'],
    ['DATABASE_URL', 'postgres:///shop'],
    ['MAIL_FROM', 'Kwiat Paproci <kontakt@kwiatpaproci.example>'],
    ['CONTACT_EMAIL', 'kontakt@example.com'],
    ['STRIPE_SECRET_KEY', 'sk_test_x'],
    ['STRIPE_API_URL', 'http://stripe.pl'],
    ['RATE_LIMIT', 'off'],
    ['LOG_LEVEL', 'silent'],
    // One of them takes money and the other does not.
    ['PAYU_API_URL', PAYU_SANDBOX],
    ['PAYU_API_URL', STAND_IN],
  ])('refuses %s=%s', (name, value) => {
    expect(live({ [name]: value })).toEqual([name]);
  });

  it('takes a mail server that must encrypt, or on this machine', () => {
    expect(live({ SMTP_URL: 'smtp://shop:secret@mail.pl:587?requireTLS=true' })).toEqual([]);
    expect(live({ SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([]);
  });

  it('takes a database whose certificate is checked, or on this machine, and reads no file for that', () => {
    for (const address of [
      'postgres://shop@db.pl/shop?sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
      'postgres://shop@127.0.0.1/shop',
      'postgres://shop@[::1]:5433/shop',
      'postgres:///shop?host=/var/run/postgresql',
      'postgres://%2Fvar%2Frun%2Fpostgresql/shop',
    ])
      expect([address, live({ DATABASE_URL: address })]).toEqual([address, []]);
  });

  it('refuses PayU’s real system beside a Stripe that takes nothing', () => {
    expect(live({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_URL: STAND_IN })).toEqual(['PAYU_API_URL']);
  });

  it('takes no money where a foreign API does', () => {
    expect(live({ API_URL: 'https://api.shop.pl' })).toContain('PAYMENTS');
  });

  it('judges nothing by a setting that is wrong by itself: nobody knows what a misspelt API_URL would change', () => {
    const https = { PUBLIC_URL: 'https://shop.pl', DASHBOARD_URL: 'https://desk.shop.pl', HOST: '0.0.0.0' };
    expect(refusedFor({ ...https, RECAPTCHA_SITE_KEY: 'x' })).toEqual(['TRUST_PROXY', 'RECAPTCHA_SECRET']);
    expect(refusedFor({ ...https, RECAPTCHA_SITE_KEY: 'x', API_URL: 'htps//api.pl' })).toEqual(['API_URL']);
    expect(live({ API_URL: 'api.pl', DATABASE_URL: '', SELLER_NIP: '' })).toEqual(['API_URL']);
  });

  it('lists all that is wrong at once, malformed settings and contradictions together', () => {
    const names = refusedFor({
      PAYMENTS: 'live',
      PORT: 'many',
      PUBLIC_URL: 'shop',
      STRIPE_SECRET_KEY: 'sk_test_x',
    });
    expect(names.toSorted()).toEqual(
      [...Object.keys(LIVE_SETTINGS), 'PORT']
        .filter((name) => !['PAYMENTS', 'TRUST_PROXY'].includes(name))
        .toSorted(),
    );
  });
});

it.each([
  [{ RATE_LIMIT: 'some', TRUST_PROXY: '0' }],
  [{ PAYMENTS: 'yes' }],
  [{ PAYU_API_URL: 'payu', STRIPE_SECRET_KEY: 'sk_test_x' }],
])('of %j the first is told alone: what depends on it is not known', (changes) => {
  expect(live(changes)).toEqual([Object.keys(changes)[0]]);
});

describe('keys without PAYMENTS=live: everybody would pay nothing [LV-1]', () => {
  const { PAYMENTS: _, ...forgotten } = LIVE_SETTINGS;

  it.each([{ STRIPE_SECRET_KEY: 'sk_live_x' }, { STRIPE_SECRET_KEY: 'rk_live_x' }, { PAYU_POS_ID: '1' }])(
    '%j stops the start',
    (env) => {
      expect(refusedFor(env)).toEqual(Object.keys(env));
      expect(refusedFor({ ...env, API_URL: 'https://api.shop.pl' })).toEqual(Object.keys(env));
    },
  );

  it('a live shop’s settings without that one stop it, for each key', () => {
    const keys = [
      'PAYU_CLIENT_ID',
      'PAYU_CLIENT_SECRET',
      'PAYU_POS_ID',
      'PAYU_SECOND_KEY',
      'STRIPE_SECRET_KEY',
    ];
    for (const env of [forgotten, { ...forgotten, PAYMENTS: '' }, { ...forgotten, PAYMENTS: 'sandbox' }])
      expect(refusedFor(env).toSorted()).toEqual(keys);
  });

  it('a test key of another project in the shell is nobody’s harm', () => {
    expect(refusedFor({ STRIPE_SECRET_KEY: 'sk_test_x' })).toEqual([]);
  });
});

it('an https shop sends orders to a foreign API over https alone, save on this machine', () => {
  const shop = { PUBLIC_URL: 'https://shop.pl' };
  expect(refusedFor({ ...shop, API_URL: 'http://api.shop.pl' })).toEqual(['API_URL']);
  expect(refusedFor({ ...shop, API_URL: 'https://api.shop.pl' })).toEqual([]);
  expect(refusedFor({ ...shop, API_URL: 'http://127.0.0.1:8080' })).toEqual([]);
});

describe('a model that drafts answers [DK-5]', () => {
  const WHOLE = {
    ANSWER_API_URL: 'https://api.model.pl/v1',
    ANSWER_MODEL: 'szept-7b',
    ANSWER_API_KEY: 'klucz',
  };

  it('is set whole or not at all; one on this machine needs no key', () => {
    expect(refusedFor({})).toEqual([]);
    expect(refusedFor(WHOLE)).toEqual([]);
    expect(refusedFor({ ...WHOLE, ANSWER_API_URL: 'http://127.0.0.1:11434/v1', ANSWER_API_KEY: '' })).toEqual(
      [],
    );
    for (const name of Object.keys(WHOLE)) expect(refusedFor({ ...WHOLE, [name]: '' })).toEqual([name]);
    expect(refusedFor({ ANSWER_API_KEY: 'klucz' })).toEqual(['ANSWER_API_URL', 'ANSWER_MODEL']);
    expect(refusedFor({ ANSWER_DRAFT_ON_PAYMENT: '1' })).toEqual(Object.keys(WHOLE));
  });

  it('gets questions over https alone, save on this machine, and only where orders are kept', () => {
    expect(refusedFor({ ...WHOLE, ANSWER_API_URL: 'http://model.pl/v1' })).toEqual(['ANSWER_API_URL']);
    expect(refusedFor({ ...WHOLE, API_URL: 'https://api.shop.pl' })).toEqual(['ANSWER_API_URL']);
  });
});

describe('the addresses of shop and desk', () => {
  it.each([
    ['DESK_PORT', { PORT: '3000', DESK_PORT: '3000' }],
    ['DESK_HOST', { DESK_HOST: '0.0.0.0' }],
    ['DESK_HOST', { DESK_HOST: '0.0.0.0', DASHBOARD_URL: 'http://localhost:3001' }],
    ['DASHBOARD_URL', { PUBLIC_URL: 'https://shop.pl', DASHBOARD_URL: 'https://shop.pl', TRUST_PROXY: '1' }],
    // Browsers know passkeys on no IP address, and on no plain line.
    ['DASHBOARD_URL', { DASHBOARD_URL: 'https://192.0.2.7', TRUST_PROXY: '1' }],
    ['DASHBOARD_URL', { DASHBOARD_URL: 'https://[2001:db8::7]', TRUST_PROXY: '1' }],
    ['DASHBOARD_URL', { DASHBOARD_URL: 'http://zaplecze.shop.pl', TRUST_PROXY: '1' }],
    ['RESTORE_FROM', { RESTORE_FROM: '/kopia', DATABASE_URL: 'postgres://localhost/shop' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '11' }],
  ])('%s is refused: %j', (name, env) => {
    expect(refusedFor(env)).toEqual([name]);
  });

  it.each([
    { PORT: '65535' },
    { DESK_HOST: '0.0.0.0', DASHBOARD_URL: 'https://zaplecze.shop.pl', TRUST_PROXY: '1' },
    { DESK_HOST: '0.0.0.0', DESK_PORT: '0' },
    { RESTORE_FROM: '/kopia' },
  ])('taken: %j', (env) => {
    expect(refusedFor(env)).toEqual([]);
  });
});
