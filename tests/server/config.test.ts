import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '#server/config.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

const LIVE = {
  PAYMENTS: 'live',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  PAYU_POS_ID: '1',
  PAYU_CLIENT_ID: '1',
  PAYU_CLIENT_SECRET: 'x',
  PAYU_SECOND_KEY: 'x',
};

describe('settings', () => {
  it('[EM-1] gives the embedded shop without any setting', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: '.data',
      databaseUrl: undefined,
      paymentsMode: 'sandbox',
      rateLimit: true,
      pageCacheSeconds: 60,
    });
  });

  it('[EM-5] [AP-14] unset is the embedded default, the empty string is missing', () => {
    expect(loadConfig({})).toMatchObject({ blogUrl: 'http://localhost:3000/blog', shopLink: '/sklep' });
    expect(loadConfig({ BLOG_URL: '', SHOP_LINK: '', CONTENT_URL: '' })).toMatchObject({
      blogUrl: undefined,
      shopLink: undefined,
      contentUrl: undefined,
    });
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('takes addresses without their trailing slashes', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
    expect(loadConfig({ API_URL: 'https://api.example/v1//' }).apiUrl).toBe('https://api.example/v1');
  });

  it('keeps no page by itself when the API is a foreign one', () => {
    expect(loadConfig({ API_URL: 'https://api.example' }).pageCacheSeconds).toBe(0);
    expect(loadConfig({ API_URL: 'https://api.example', PAGE_CACHE_SECONDS: '30' }).pageCacheSeconds).toBe(
      30,
    );
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['API_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://db.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['RATE_LIMIT', 'no'],
    ['PAYMENTS', 'real'],
    ['CONTACT_EMAIL', 'nobody'],
    ['CORS_ORIGINS', 'https://a.example, https://b.example/path'],
    ['PAGE_CACHE_SECONDS', '-1'],
    ['TRUST_PROXY', 'yes'],
    ['GTM_ID', 'UA-1'],
  ])('stops the start for %s=%s and names it', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} `)]);
  });

  it('names every wrong setting in one sentence, and no value', () => {
    const read = () => loadConfig({ PORT: 'many', DATABASE_URL: 'secret-place', RATE_LIMIT: 'no' });
    expect(read).toThrow(/PORT .*; .*RATE_LIMIT|RATE_LIMIT .*; .*PORT/);
    expect(read).toThrow(/DATABASE_URL/);
    expect(read).not.toThrow(/secret-place/);
  });

  it.each([
    ['127.0.0.1', []],
    ['localhost', []],
    ['::1', []],
    ['0.0.0.0', [expect.stringContaining('RATE_LIMIT')]],
    ['192.168.1.5', [expect.stringContaining('RATE_LIMIT')]],
  ])('RATE_LIMIT=off with HOST=%s', (HOST, problems) => {
    expect(problemsOf({ HOST, RATE_LIMIT: 'off' })).toEqual(problems);
  });

  it('takes live payments only with a real database and every key', () => {
    expect(problemsOf(LIVE)).toEqual([]);
    expect(problemsOf({ ...LIVE, DATABASE_URL: '' })).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_live_x' })).toEqual([expect.stringContaining('DATABASE_URL')]);
    for (const key of ['STRIPE_WEBHOOK_SECRET', 'PAYU_SECOND_KEY', 'PUBLIC_URL']) {
      expect(problemsOf({ ...LIVE, [key]: '' })).toEqual([expect.stringContaining(key)]);
    }
  });

  it('[CO-3] wants the secret with the site key: the stand-in token must not pass beside a real check', () => {
    expect(problemsOf({ RECAPTCHA_SITE_KEY: 'key' })).toEqual([expect.stringContaining('RECAPTCHA_SECRET')]);
    expect(problemsOf({ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 's' })).toEqual([]);
  });

  it.each([
    ['0.0.0.0', 'http://localhost:4000'],
    ['192.168.1.5', 'http://192.168.1.5:4000'],
    ['fd00::1', 'http://[fd00::1]:4000'],
  ])('guesses PUBLIC_URL for HOST=%s', (HOST, publicUrl) => {
    expect(loadConfig({ HOST, PORT: '4000' }).publicUrl).toBe(publicUrl);
  });
});
