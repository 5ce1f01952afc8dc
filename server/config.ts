import { OwnError } from '#server/own-error.ts';
import { resolve } from 'node:path';
import { contradictions } from './settings/contradictions.ts';
import type { BackendKind } from '#domain/backend.ts';
import { isLoopback } from './settings/setting-forms.ts';
import { placeholdersIn, withSecretFiles } from './settings/secret-files.ts';
import { Settings } from './settings/settings.schema.ts';

/** Settings whose empty string means "taken away"; for any other setting it means "not set" (AP-14). */
const REMOVABLE = new Set(['BLOG_URL', 'CONTENT_URL', 'SHOP_LINK']);

/** The settings do not allow a start. `message` has a line for each problem. */
export class ConfigError extends OwnError {
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
    /** In milliseconds. */
    stopDelay: settings.STOP_DELAY_SECONDS * 1_000,
    metricsToken: settings.METRICS_TOKEN,
    alarms: { webhookUrl: settings.ALARM_WEBHOOK_URL, heartbeatUrl: settings.HEARTBEAT_URL },
    rootDir: resolve(settings.ROOT_DIR),
    dataDir: settings.DATA_DIR,
    restoreFrom: settings.RESTORE_FROM,
    databaseUrl: settings.DATABASE_URL,
    backup: {
      folder: settings.BACKUP_DIR,
      passphrase: settings.BACKUP_PASSPHRASE,
      command: settings.BACKUP_COMMAND,
    },
    /** In days; `books` in years. */
    retention: {
      drafts: settings.RETENTION_DRAFTS_DAYS,
      unpaid: settings.RETENTION_UNPAID_DAYS,
      orders: settings.RETENTION_ORDERS_DAYS,
      unconfirmed: settings.RETENTION_UNCONFIRMED_DAYS,
      messages: settings.RETENTION_MESSAGES_DAYS,
      mails: settings.RETENTION_MAILS_DAYS,
      backups: settings.RETENTION_BACKUPS_DAYS,
      books: settings.RETENTION_BOOKS_YEARS,
    },
    apiUrl: settings.API_URL,
    backend: (settings.API_URL === undefined ? 'own' : 'foreign') satisfies BackendKind as BackendKind,
    /** The shop's own blog needs its own API. */
    blogUrl: (settings.BLOG_URL ?? (settings.API_URL === undefined ? `${publicUrl}/blog` : '')) || undefined,
    /** A foreign blog's pictures are on its host, unless another one is named. */
    contentUrl: (settings.CONTENT_URL ?? new URL(settings.BLOG_URL || publicUrl).origin) || undefined,
    shopLink:
      settings.API_URL !== undefined && settings.SHOP_LINK === '/sklep'
        ? undefined
        : settings.SHOP_LINK || undefined,
    dashboardUrl: settings.DASHBOARD_URL,
    deskUrl: settings.DASHBOARD_URL ?? `http://localhost:${settings.DESK_PORT}`,
    ownerNoticeHours: settings.OWNER_NOTICE_HOURS,
    newsletterPerMinute: settings.NEWSLETTER_PER_MINUTE,
    /** Where the desk listens; missing with DESK_PORT=0, and with a foreign API, which keeps the orders. */
    desk:
      settings.DESK_PORT === 0 || settings.API_URL !== undefined
        ? undefined
        : { host: settings.DESK_HOST, port: settings.DESK_PORT },
    brandName: settings.BRAND_NAME,
    gtmId: settings.GTM_ID,
    tagManagerWaits: settings.TAG_MANAGER_BEFORE_CONSENT === '0',
    newsletterScriptUrl: settings.NEWSLETTER_SCRIPT_URL,
    policyHosts: {
      scripts: settings.SCRIPT_HOSTS,
      styles: settings.STYLE_HOSTS,
      fonts: settings.FONT_HOSTS,
    },
    /** With a foreign API changes cannot be seen, so that nothing is kept unless asked for. */
    pageCacheSeconds: settings.PAGE_CACHE_SECONDS ?? (settings.API_URL ? 0 : 60),
    apiIdempotency: settings.API_IDEMPOTENCY === '1',
    contactEmail: settings.CONTACT_EMAIL,
    /** The seller's data; a trial shop has made-up data, marked as such. */
    seller: {
      name: settings.SELLER_NAME ?? 'Przykładowa Firma sp. z o.o.',
      address: settings.SELLER_ADDRESS ?? 'ul. Przykładowa 1, 00-000 Przykładowo',
      nip: settings.SELLER_NIP ?? '0000000000',
      phone: settings.SELLER_PHONE ?? '+48 000 000 000',
      /** Where the firm is registered, such as its KRS number with the court. */
      register: settings.SELLER_REGISTER,
      vat: settings.SELLER_VAT ?? 'included',
      isSample: [
        settings.SELLER_NAME,
        settings.SELLER_ADDRESS,
        settings.SELLER_NIP,
        settings.SELLER_PHONE,
      ].includes(undefined),
    },
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, replyAddress: settings.REPLY_ADDRESS },
    /** An order needs the request to begin at once. */
    earlyStartRequired: settings.EARLY_START === 'required',
    /** Sentence on out-of-court resolution in replies to complaints. */
    outOfCourt: settings.OUT_OF_COURT,
    asksToRemember: settings.REMEMBER_CUSTOMER === 'ask',
    recaptcha: {
      siteKey: settings.RECAPTCHA_SITE_KEY,
      secret: settings.RECAPTCHA_SECRET,
      verifyUrl: settings.RECAPTCHA_VERIFY_URL,
      /** Hosts that may show the contact form. */
      hosts: [publicUrl, ...settings.CORS_ORIGINS].map((origin) => new URL(origin).hostname),
    },
    /** The model that drafts answers; missing where people alone write. */
    answerModel:
      settings.ANSWER_API_URL !== undefined && settings.ANSWER_MODEL !== undefined
        ? {
            url: settings.ANSWER_API_URL,
            model: settings.ANSWER_MODEL,
            key: settings.ANSWER_API_KEY,
            draftsOnPayment: settings.ANSWER_DRAFT_ON_PAYMENT === '1',
          }
        : undefined,
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
 * Reads the settings from an environment, and secrets also from the files that it names. Unset means the embedded default.
 * @throws {ConfigError} naming every wrong setting at once, never its value (it may be a secret).
 */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const { env, problems: unread } = withSecretFiles(environment);
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([name, value]) => value !== undefined && (value !== '' || REMOVABLE.has(name))),
  );
  const unfilled = placeholdersIn(given);
  const issues = (Settings.safeParse(given).error?.issues ?? []).filter(
    ({ path }) => !unfilled.includes(String(path[0])),
  );
  const malformed = new Set([
    ...unfilled,
    ...issues.map(({ path }) => String(path[0])),
    ...unread.map((problem) => problem.slice(0, problem.indexOf('_FILE'))),
  ]);
  // What is wrong by itself is left out, so that contradictions among the others are found as well.
  const settings = Settings.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !malformed.has(name))),
  );
  const problems = [
    ...unread,
    ...unfilled.map((name) => `${name} still has the place that the guide leaves for yours`),
    ...issues.map(({ path, message }) => `${String(path[0])} ${message}`),
    ...contradictions(settings, malformed),
    // Node's own switch, for all connections of the process.
    ...(settings.PAYMENTS === 'live' && given['NODE_TLS_REJECT_UNAUTHORIZED'] === '0'
      ? ['NODE_TLS_REJECT_UNAUTHORIZED must not be 0 with PAYMENTS=live: nobody would look at a certificate']
      : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return arrange(settings);
}
