import { z } from 'zod';
import {
  key,
  link,
  mailServer,
  nip,
  oneOf,
  origin,
  origins,
  passkeyOrigin,
  phone,
  policyHosts,
  removable,
  secretWeb,
  sender,
  web,
  wholeNumber,
  withProtocol,
} from './setting-forms.ts';

/** Every setting, as it stands in the environment (AP-14). */
export const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(1, 65_535).default(3000),
  PUBLIC_URL: origin.optional(),
  /** Where the desk listens, and what browsers call it. 0: there is no desk. */
  DESK_HOST: z.string().default('127.0.0.1'),
  DESK_PORT: wholeNumber(0, 65_535).default(3001),
  DASHBOARD_URL: passkeyOrigin.optional(),
  /** After how many hours without an approved answer the owners are told by mail. */
  OWNER_NOTICE_HOURS: wholeNumber(1, 11).default(8),
  /** How many letters of the newsletter leave in a minute. */
  NEWSLETTER_PER_MINUTE: wholeNumber(1, 6_000).default(60),
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

  /** For how many days personal data are kept; the privacy page says the same numbers. */
  RETENTION_DRAFTS_DAYS: wholeNumber(1, 3_650).default(7),
  RETENTION_UNPAID_DAYS: wholeNumber(2, 3_650).default(30),
  RETENTION_ORDERS_DAYS: wholeNumber(14, 3_650).default(365),
  RETENTION_UNCONFIRMED_DAYS: wholeNumber(2, 3_650).default(7),
  RETENTION_MESSAGES_DAYS: wholeNumber(1, 3_650).default(365),
  RETENTION_MAILS_DAYS: wholeNumber(1, 3_650).default(30),
  /** How long a snapshot holds what has been deleted since. */
  RETENTION_BACKUPS_DAYS: wholeNumber(1, 365).default(30),
  /** How long the books keep what is left of a paid order, counted from the end of the year after it. */
  RETENTION_BOOKS_YEARS: wholeNumber(5, 50).default(5),

  API_URL: web.optional(),
  BLOG_URL: removable.optional(),
  CONTENT_URL: removable.optional(),
  SHOP_LINK: link.default('/sklep'),
  BRAND_NAME: z.string().default('Kwiat Paproci'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX')
    .optional(),
  /** 0: the tag manager waits until statistics or marketing are agreed to. */
  TAG_MANAGER_BEFORE_CONSENT: oneOf('0', '1').default('1'),
  NEWSLETTER_SCRIPT_URL: web.optional(),
  /** What the tag manager and the newsletter script load in their turn. */
  SCRIPT_HOSTS: policyHosts.default([]),
  STYLE_HOSTS: policyHosts.default([]),
  FONT_HOSTS: policyHosts.default([]),
  RECAPTCHA_SITE_KEY: key(),
  PAGE_CACHE_SECONDS: wholeNumber(0, 600).optional(),
  API_IDEMPOTENCY: oneOf('0', '1').default('0'),

  /** Who sells: stands in every agreement. Samples, marked as such, unless set. */
  SELLER_NAME: z.string().max(200).optional(),
  SELLER_ADDRESS: z.string().max(300).optional(),
  SELLER_NIP: nip.optional(),
  SELLER_PHONE: phone.optional(),
  SELLER_REGISTER: z.string().max(300).optional(),
  SELLER_VAT: oneOf('included', 'exempt').optional(),

  CONTACT_EMAIL: z.email('must be an e-mail address').default('kontakt@kwiatpaproci.example'),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: sender.default('Kwiat Paproci <kontakt@kwiatpaproci.example>'),

  RECAPTCHA_SECRET: key(),
  RECAPTCHA_VERIFY_URL: secretWeb.default('https://www.google.com/recaptcha/api/siteverify'),

  /** A model that drafts answers: `POST ANSWER_API_URL/chat/completions`. A person approves each of them. */
  ANSWER_API_URL: secretWeb.optional(),
  ANSWER_MODEL: key(/^[^\s"'`]+$/, 'a model’s name: no blanks, no quotes'),
  ANSWER_API_KEY: key(),
  /** Whether a paid order gets a draft by itself, or only when somebody asks for one. */
  ANSWER_DRAFT_ON_PAYMENT: oneOf('0', '1').default('0'),

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
