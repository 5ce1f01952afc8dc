import { resolve } from 'node:path';
import { z } from 'zod';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const withProtocol = (protocols: readonly string[], problem: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), problem)
    .transform((text) => text.replace(/\/+$/, ''));

/** An absolute http(s) address, kept without its trailing slashes. */
const web = withProtocol(['http:', 'https:'], 'must be an http(s) address');
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(web.refine((text) => new URL(text).origin === text, 'must list origins, without paths')));
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number >= min && number <= max, `must lie between ${min} and ${max}`);
const oneOf = <const T extends readonly string[]>(...words: T) =>
  z.enum(words, `must be one of: ${words.join(', ')}`);
/** A public address that may be taken away: unset is the embedded default, the empty string is missing (AP-14). */
const removable = z.union([z.literal(''), web], 'must be an http(s) address');

/** Every setting, as it stands in the environment (AP-14). */
const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(1, 65_535).default(3000),
  PUBLIC_URL: web.optional(),
  /** How many proxies of ours stand before the server; their X-Forwarded-For is believed. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  CORS_ORIGINS: origins.default([]),
  RATE_LIMIT: oneOf('on', 'off').default('on'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),

  /** Where server/seed/sample and dist/client stand: the repository, unless moved. */
  ROOT_DIR: z.string().default('.'),
  DATA_DIR: z.string().default('.data'),
  /** A snapshot (DATA_DIR/snapshots/*.tar.gz) that an empty data folder begins with. */
  RESTORE_FROM: z.string().optional(),
  DATABASE_URL: withProtocol(['postgres:', 'postgresql:'], 'must be a postgres:// address').optional(),

  API_URL: web.optional(),
  BLOG_URL: removable.optional(),
  CONTENT_URL: removable.optional(),
  SHOP_LINK: z.string().default('/sklep'),
  DASHBOARD_URL: web.optional(),
  BRAND_NAME: z.string().default('Kwiat Paproci'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX')
    .optional(),
  NEWSLETTER_SCRIPT_URL: web.optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  PAGE_CACHE_SECONDS: wholeNumber(0, 600).optional(),
  API_IDEMPOTENCY: oneOf('0', '1').default('0'),

  CONTACT_EMAIL: z.email('must be an e-mail address').default('kontakt@kwiatpaproci.example'),
  SMTP_URL: withProtocol(['smtp:', 'smtps:'], 'must be an smtp:// address').optional(),
  MAIL_FROM: z.string().default('Kwiat Paproci <kontakt@kwiatpaproci.example>'),

  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: web.default('https://www.google.com/recaptcha/api/siteverify'),

  PAYMENTS: oneOf('sandbox', 'live').default('sandbox'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: web.default('https://api.stripe.com'),
  PAYU_POS_ID: z.string().optional(),
  PAYU_CLIENT_ID: z.string().optional(),
  PAYU_CLIENT_SECRET: z.string().optional(),
  PAYU_SECOND_KEY: z.string().optional(),
  PAYU_API_URL: web.default('https://secure.payu.com'),
});

type Settings = z.infer<typeof Settings>;

/** What an empty string means "taken away" for; anywhere else it means "not set" (AP-14). */
const REMOVABLE = new Set(['BLOG_URL', 'CONTENT_URL', 'SHOP_LINK']);

const PAYMENT_KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYU_POS_ID',
  'PAYU_CLIENT_ID',
  'PAYU_CLIENT_SECRET',
  'PAYU_SECOND_KEY',
] as const;

/** Settings that are right one by one and wrong together. */
function contradictions(settings: Settings): string[] {
  const problems: string[] = [];
  const live = settings.PAYMENTS === 'live';
  const liveKey = /^(sk|rk)_live_/.test(settings.STRIPE_SECRET_KEY ?? '');
  if (settings.RATE_LIMIT === 'off' && !LOOPBACK.has(settings.HOST)) {
    problems.push('RATE_LIMIT=off is allowed only when HOST is this machine (127.0.0.1, ::1, localhost)');
  }
  if ((live || liveKey) && !settings.DATABASE_URL && !settings.API_URL) {
    problems.push(
      'DATABASE_URL is required with live payments: the embedded database never takes real money',
    );
  }
  if (live) {
    for (const key of PAYMENT_KEYS)
      if (!settings[key]) problems.push(`${key} is required with PAYMENTS=live`);
    if (!settings.PUBLIC_URL) problems.push('PUBLIC_URL is required with PAYMENTS=live');
  }
  if (settings.RECAPTCHA_SITE_KEY && !settings.RECAPTCHA_SECRET && !settings.API_URL) {
    problems.push('RECAPTCHA_SECRET is required with RECAPTCHA_SITE_KEY');
  }
  return problems;
}

/** The settings do not allow a start. `message` is one sentence that names each wrong one. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The server cannot start, wrong settings: ${problems.join('; ')}.`);
  }
}

/** The server's settings, read once at the start. `undefined` means missing. */
export type Config = ReturnType<typeof arrange>;

function arrange(settings: Settings) {
  const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST;
  const reachable =
    LOOPBACK.has(settings.HOST) || /^(0\.0\.0\.0|::)$/.test(settings.HOST) ? 'localhost' : host;
  const publicUrl = settings.PUBLIC_URL ?? `http://${reachable}:${settings.PORT}`;
  return {
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    rateLimit: settings.RATE_LIMIT === 'on',
    logLevel: settings.LOG_LEVEL,
    rootDir: resolve(settings.ROOT_DIR),
    dataDir: settings.DATA_DIR,
    restoreFrom: settings.RESTORE_FROM,
    databaseUrl: settings.DATABASE_URL,
    apiUrl: settings.API_URL,
    blogUrl: (settings.BLOG_URL ?? `${publicUrl}/blog`) || undefined,
    contentUrl: (settings.CONTENT_URL ?? publicUrl) || undefined,
    shopLink: settings.SHOP_LINK || undefined,
    dashboardUrl: settings.DASHBOARD_URL,
    brandName: settings.BRAND_NAME,
    gtmId: settings.GTM_ID,
    newsletterScriptUrl: settings.NEWSLETTER_SCRIPT_URL,
    /** With a foreign API changes cannot be seen, so that nothing is kept unless asked for. */
    pageCacheSeconds: settings.PAGE_CACHE_SECONDS ?? (settings.API_URL ? 0 : 60),
    apiIdempotency: settings.API_IDEMPOTENCY === '1',
    contactEmail: settings.CONTACT_EMAIL,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    recaptcha: {
      siteKey: settings.RECAPTCHA_SITE_KEY,
      secret: settings.RECAPTCHA_SECRET,
      verifyUrl: settings.RECAPTCHA_VERIFY_URL,
    },
    paymentsMode: settings.PAYMENTS,
    stripe: {
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      apiUrl: settings.STRIPE_API_URL,
    },
    payu: {
      posId: settings.PAYU_POS_ID,
      clientId: settings.PAYU_CLIENT_ID,
      clientSecret: settings.PAYU_CLIENT_SECRET,
      secondKey: settings.PAYU_SECOND_KEY,
      apiUrl: settings.PAYU_API_URL,
    },
  };
}

/**
 * Reads the settings from an environment; pure. Unset means the embedded default.
 * @throws {ConfigError} naming every wrong setting, never its value (it may be a secret).
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([name, value]) => value !== undefined && (value !== '' || REMOVABLE.has(name))),
  );
  const read = Settings.safeParse(given);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  }
  const problems = contradictions(read.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return arrange(read.data);
}
