import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
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

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const fileWith = (text: string) => {
    const path = join(folder, String(text.length));
    writeFileSync(path, text);
    return path;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read without the line break that editors leave', () => {
    const DATABASE_URL_FILE = fileWith('postgres://shop:geheim@127.0.0.1/shop\n');
    expect(loadConfig({ DATABASE_URL_FILE }).databaseUrl).toBe('postgres://shop:geheim@127.0.0.1/shop');
  });

  it('are refused beside the setting itself, and where the file is gone; nothing says what they hold', () => {
    const SMTP_URL_FILE = fileWith('smtp://a');
    expect(problemsOf({ SMTP_URL_FILE, SMTP_URL: 'smtp://b' })).toEqual([
      'SMTP_URL_FILE must not be set beside SMTP_URL: one of them is meant',
    ]);
    expect(problemsOf({ DATABASE_URL_FILE: join(folder, 'gone') })).toEqual([
      'DATABASE_URL_FILE names a file that cannot be read (ENOENT)',
    ]);
    const wrong = problemsOf({ STRIPE_SECRET_KEY_FILE: fileWith('geheimes') });
    expect(wrong.join()).toContain('STRIPE_SECRET_KEY must look like');
    expect(wrong.join()).not.toContain('geheim');
  });
});

describe('an address with a password in it', () => {
  it.each(['pa#ss', '12#x', 'pa/ss', 'pa?ss', '12/x'])('says how a sign is written: %s', (password) => {
    expect(problemsOf({ DATABASE_URL: `postgres://shop:${password}@127.0.0.1/shop` })).toEqual([
      expect.stringContaining('DATABASE_URL cannot be read: in its name and password write # as %23'),
    ]);
    expect(problemsOf({ SMTP_URL: `smtps://shop:${password}@mail.example:465` }).join()).toContain('%23');
  });

  it('takes these signs encoded', () => {
    const DATABASE_URL = 'postgres://shop:pa%23s%2Fs%3F%40@127.0.0.1/shop?sslrootcert=/a@b/ca.pem';
    expect(loadConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });
});

describe('settings', () => {
  it('gives the embedded shop without any setting [EM-1]', () => {
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

  it('unset is the embedded default, the empty string is missing [EM-5] [AP-14]', () => {
    expect(loadConfig({})).toMatchObject({ blogUrl: 'http://localhost:3000/blog', shopLink: '/sklep' });
    expect(loadConfig({ BLOG_URL: '', SHOP_LINK: '', CONTENT_URL: '' })).toMatchObject({
      blogUrl: undefined,
      shopLink: undefined,
      contentUrl: undefined,
    });
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each(['6762462334', '676-246-23-34', '676 246 23 34'])(
    'takes the tax number %s as it is printed',
    (nip) => {
      expect(loadConfig({ SELLER_NIP: nip }).seller.nip).toBe('6762462334');
    },
  );

  it('lets other machines at the shop where there is no desk to guard', () => {
    const wide = { DESK_HOST: '0.0.0.0' };
    expect(() => loadConfig(wide)).toThrow('DASHBOARD_URL');
    expect(() => loadConfig({ ...wide, DESK_PORT: '0' })).not.toThrow();
  });

  it('takes addresses without their trailing slashes', () => {
    const publicUrl = (PUBLIC_URL: string) => loadConfig({ PUBLIC_URL, TRUST_PROXY: '1' }).publicUrl;
    expect(publicUrl('https://shop.example/')).toBe('https://shop.example');
    expect(publicUrl('HTTPS://Shop.Example:443\n')).toBe('https://shop.example');
    expect(loadConfig({ API_URL: 'https://api.example/v1//' }).apiUrl).toBe('https://api.example/v1');
  });

  it('leads from another API to no shop page of ours, unless a link is named', () => {
    const API_URL = 'https://api.example';
    const linkOf = (settings: Record<string, string>) => loadConfig(settings).shopLink;
    expect([linkOf({ API_URL }), linkOf({ API_URL, SHOP_LINK: '/czytania' })]).toEqual([
      undefined,
      '/czytania',
    ]);
    expect(linkOf({ API_URL, SHOP_LINK: '' })).toBeUndefined();
  });

  it.each([
    ['API_IDEMPOTENCY', '1', 'apiIdempotency', [false, true]],
    ['REMEMBER_CUSTOMER', 'ask', 'asksToRemember', [false, true]],
    ['EARLY_START', 'required', 'earlyStartRequired', [false, true]],
    ['TAG_MANAGER_BEFORE_CONSENT', '0', 'tagManagerWaits', [false, true]],
  ] as const)('%s=%s is %s', (name, value, key, [without, having]) => {
    expect([loadConfig({})[key], loadConfig({ [name]: value })[key]]).toEqual([without, having]);
  });

  it('has a model draft an answer once it is paid for only where it is told to', () => {
    const model = { ANSWER_API_URL: 'https://model.example/v1', ANSWER_MODEL: 'a', ANSWER_API_KEY: 'k' };
    const drafts = (more = {}) => loadConfig({ ...model, ...more }).answerModel?.draftsOnPayment;
    expect([drafts(), drafts({ ANSWER_DRAFT_ON_PAYMENT: '1' })]).toEqual([false, true]);
  });

  it('takes a foreign blog’s pictures from where it stands [HO-3]', () => {
    const { blogUrl, contentUrl } = loadConfig({ BLOG_URL: 'https://blog.example/wiedza' });
    expect([blogUrl, contentUrl]).toEqual(['https://blog.example/wiedza', 'https://blog.example']);
    expect(loadConfig({ BLOG_URL: '' }).contentUrl).toBe('http://localhost:3000');
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
    ['OWNER_NOTICE_HOURS', String(ANSWER_WITHIN_HOURS)],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['API_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://db.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['RATE_LIMIT', 'no'],
    ['PAYMENTS', 'real'],
    ['CONTACT_EMAIL', 'nobody'],
    ['CORS_ORIGINS', 'https://a.example, https://b.example/path'],
    ['SCRIPT_HOSTS', 'http://tag.example'],
    ['SCRIPT_HOSTS', 'https:'],
    ['SCRIPT_HOSTS', "'unsafe-inline'"],
    ['STYLE_HOSTS', 'https://tag.example/style.css'],
    ['FONT_HOSTS', 'https://fonts.example; script-src *'],
    ['PAGE_CACHE_SECONDS', '-1'],
    ['TRUST_PROXY', 'yes'],
    ['SELLER_NIP', '6762462335'],
    ['SELLER_NIP', '0000000000'],
    ['GTM_ID', 'UA-1'],
    ['PUBLIC_URL', 'https://u:p@shop.example'],
    ['PUBLIC_URL', 'https://shop.example/sklep'],
    ['PUBLIC_URL', 'http://shop.example?x=1'],
    ['SHOP_LINK', 'sklep.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Kwiat Paproci'],
    ['MAIL_FROM', 'Kwiat, Paproci <kontakt@shop.example>'],
    ['STRIPE_API_URL', 'http://stripe.example'],
    ['PAYU_API_URL', 'http://payu.example'],
    ['RECAPTCHA_VERIFY_URL', 'http://robots.example'],
    // Quotes that an env file kept: it would not be known as a live key.
    ['STRIPE_SECRET_KEY', '"sk_live_x"'],
    ['STRIPE_SECRET_KEY', 'pk_live_x'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_x'],
    ['RECAPTCHA_SITE_KEY', 'two words'],
  ])('stops the start for %s=%s and names it', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} `)]);
  });

  it('names every wrong setting in a line of its own, and no value', () => {
    const read = () => loadConfig({ PORT: 'many', DATABASE_URL: 'secret-place', RATE_LIMIT: 'no' });
    expect(read).toThrow(/^The server cannot start: 3 settings are wrong\.$/m);
    for (const name of ['PORT', 'RATE_LIMIT', 'DATABASE_URL'])
      expect(read).toThrow(new RegExp(`^  ${name} must .*\\.$`, 'm'));
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

  it('wants the secret with the site key: the stand-in token must not pass beside a real check [CO-3]', () => {
    expect(problemsOf({ RECAPTCHA_SITE_KEY: 'key' })).toEqual([expect.stringContaining('RECAPTCHA_SECRET')]);
    expect(problemsOf({ RECAPTCHA_SECRET: 's' })).toEqual([expect.stringMatching('^RECAPTCHA_SITE_KEY ')]);
    expect(problemsOf({ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 's' })).toEqual([]);
  });

  it('refuses an https shop that takes every visitor for its proxy [AP-14]', () => {
    const PUBLIC_URL = 'https://shop.example';
    expect(problemsOf({ PUBLIC_URL })).toEqual([expect.stringMatching('^TRUST_PROXY ')]);
    expect(problemsOf({ PUBLIC_URL, TRUST_PROXY: '1' })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL, API_URL: 'https://api.example' })).toEqual([]);
  });

  it('refuses a snapshot that nothing would be restored from', () => {
    expect(problemsOf({ RESTORE_FROM: 'a.tar.gz', DATABASE_URL: 'postgres://db.example/shop' })).toEqual([
      expect.stringMatching('^RESTORE_FROM '),
    ]);
  });

  it.each([
    ['0.0.0.0', 'http://localhost:4000'],
    ['192.168.1.5', 'http://192.168.1.5:4000'],
    ['fd00::1', 'http://[fd00::1]:4000'],
  ])('guesses PUBLIC_URL for HOST=%s', (HOST, publicUrl) => {
    expect(loadConfig({ HOST, PORT: '4000' }).publicUrl).toBe(publicUrl);
  });
});
