import { resolve } from 'node:path';
import { z } from 'zod';
import { contradictions } from './contradictions.ts';
import {
  isLoopback,
  key,
  link,
  mailServer,
  oneOf,
  origin,
  origins,
  removable,
  secretWeb,
  sender,
  web,
  wholeNumber,
  withProtocol,
} from './setting-forms.ts';

/** Every setting, as it stands in the environment (AP-14). */
const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(1, 65_535).default(3000),
  PUBLIC_URL: origin.optional(),
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
  SHOP_LINK: link.default('/sklep'),
  DASHBOARD_URL: web.optional(),
  BRAND_NAME: z.string().default('Kwiat Paproci'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX')
    .optional(),
  NEWSLETTER_SCRIPT_URL: web.optional(),
  RECAPTCHA_SITE_KEY: key(),
  PAGE_CACHE_SECONDS: wholeNumber(0, 600).optional(),
  API_IDEMPOTENCY: oneOf('0', '1').default('0'),

  CONTACT_EMAIL: z.email('must be an e-mail address').default('kontakt@kwiatpaproci.example'),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: sender.default('Kwiat Paproci <kontakt@kwiatpaproci.example>'),

  RECAPTCHA_SECRET: key(),
  RECAPTCHA_VERIFY_URL: secretWeb.default('https://www.google.com/recaptcha/api/siteverify'),

  PAYMENTS: oneOf('sandbox', 'live').default('sandbox'),
  STRIPE_SECRET_KEY: key(/^[rs]k_(live|test)_\w+$/, 'sk_live_…, rk_live_… or sk_test_…, without quotes'),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\S+$/, 'whsec_…, without quotes'),
  STRIPE_API_URL: secretWeb.default('https://api.stripe.com'),
  PAYU_POS_ID: key(),
  PAYU_CLIENT_ID: key(),
  PAYU_CLIENT_SECRET: key(),
  PAYU_SECOND_KEY: key(),
  PAYU_API_URL: secretWeb.default('https://secure.payu.com'),
});

/** The settings as they were given, with their defaults. */
export type Settings = z.infer<typeof Settings>;
export type SettingName = keyof Settings;

/** What an empty string means "taken away" for; anywhere else it means "not set" (AP-14). */
const REMOVABLE = new Set(['BLOG_URL', 'CONTENT_URL', 'SHOP_LINK']);

/** The settings do not allow a start. `message` has a line for each problem. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    const title = problems.length === 1 ? 'a setting is wrong' : `${problems.length} settings are wrong`;
    super([`The server cannot start: ${title}.`, ...problems.map((problem) => `  ${problem}.`)].join('\n'));
  }
}

/** The server's settings, read once at the start. `undefined` means missing. */
export type Config = ReturnType<typeof arrange>;

function arrange(settings: Settings) {
  const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST;
  const reachable = isLoopback(settings.HOST) || /^(0\.0\.0\.0|::)$/.test(settings.HOST) ? 'localhost' : host;
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
    /** A foreign blog's pictures lie with it, unless another host is named. */
    contentUrl: (settings.CONTENT_URL ?? new URL(settings.BLOG_URL || publicUrl).origin) || undefined,
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
 * @throws {ConfigError} naming every wrong setting at once, never its value (it may be a secret).
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([name, value]) => value !== undefined && (value !== '' || REMOVABLE.has(name))),
  );
  const issues = Settings.safeParse(given).error?.issues ?? [];
  const malformed = new Set(issues.map(({ path }) => String(path[0])));
  // What is wrong by itself is left out, so that contradictions among the others are found as well.
  const settings = Settings.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !malformed.has(name))),
  );
  const problems = [
    ...issues.map(({ path, message }) => `${String(path[0])} ${message}`),
    ...contradictions(settings, malformed),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return arrange(settings);
}
