import { z } from 'zod';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import {
  about,
  key,
  link,
  oneOf,
  origin,
  origins,
  passkeyOrigin,
  removable,
  secret,
  secretWeb,
  web,
  wholeNumber,
  withPassword,
} from './setting-forms.ts';

/** Where the shop listens, its limits and its log. */
export const addresses = {
  HOST: z.string().default('127.0.0.1').meta(about('Network address that the shop listens on.')),
  PORT: wholeNumber(1, 65_535).default(3000).meta(about('Port that the shop listens on.')),
  PUBLIC_URL: origin
    .optional()
    .meta(
      about(
        'The shop’s address as visitors type it: an origin, without user, path or query.',
        'from `HOST` and `PORT`',
      ),
    ),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .meta(
      about(
        'How many proxies of yours stand before the server; their `X-Forwarded-For` is believed. With an https `PUBLIC_URL` it is at least 1, or all visitors would share one rate limit.',
      ),
    ),
  CORS_ORIGINS: origins
    .default([])
    .meta(about('Origins whose pages may call the embedded API, separated by commas.')),
  STOP_DELAY_SECONDS: wholeNumber(0, 60)
    .default(0)
    .meta(
      about(
        'How long a process that is to end still takes requests, while `/api/health/ready` says 503: as long as the proxy needs to notice. Needed where several processes are restarted in turn. A stop may take twenty seconds more; the service manager has to wait so long.',
      ),
    ),
  RATE_LIMIT: oneOf('on', 'off')
    .default('on')
    .meta(about('`off` is for load and acceptance runs: on a loopback `HOST` only, and never live.')),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent')
    .default('info')
    .meta(about('How much the server logs. A live shop needs `error` or more, for its alarms are errors.')),
};

/** The desk. */
export const desk = {
  DESK_HOST: z.string().default('127.0.0.1').meta(about('Network address that the desk listens on.')),
  DESK_PORT: wholeNumber(0, 65_535)
    .default(3001)
    .meta(about('Port that the desk listens on. `0`: there is no desk.')),
  DASHBOARD_URL: passkeyOrigin
    .optional()
    .meta(
      about(
        'The desk’s address as browsers know it: an https origin, or http on localhost. Passkeys work nowhere else.',
        '`http://localhost:DESK_PORT`',
      ),
    ),
  OWNER_NOTICE_HOURS: wholeNumber(1, ANSWER_WITHIN_HOURS - 1)
    .default(8)
    .meta(about('After how many hours without an approved answer the owners get a mail about an order.')),
};

/** Settings of monitoring. */
export const watching = {
  METRICS_TOKEN: key().meta(
    secret(
      'Who sends it (`Authorization: Bearer …`) may read `/metrics` of the desk’s listener from anywhere.',
      'this machine alone, and not through a proxy',
    ),
  ),
  ALARM_WEBHOOK_URL: secretWeb
    .optional()
    .meta(
      secret(
        'Takes a POST when an alarm begins or ends, so that somebody hears of it when mails do not leave.',
      ),
    ),
  HEARTBEAT_URL: secretWeb
    .optional()
    .meta(
      secret('Gets a POST each minute that the shop has looked after itself. Whoever misses it calls you.'),
    ),
};

/** Settings of data storage. */
export const data = {
  ROOT_DIR: z.string().default('.').meta(about('Folder that holds `dist/client` and `server/seed`.')),
  DATA_DIR: z
    .string()
    .default('.data')
    .meta(about('Folder of the embedded database, the outbox and the snapshots.')),
  RESTORE_FROM: z
    .string()
    .optional()
    .meta(
      about(
        'A snapshot (`DATA_DIR/snapshots/*.tar.gz`) that an empty data folder begins with. Left set afterwards, it is ignored with a warning. Not with `DATABASE_URL`.',
      ),
    ),
  DATABASE_URL: withPassword(['postgres:', 'postgresql:'], 'must be a postgres:// address')
    .optional()
    .meta(
      secret(
        'A PostgreSQL database (`postgres://…`). A live shop’s, if it is on another machine, ends in `?sslmode=verify-full`; `&sslrootcert=/path/ca.pem` names a certificate authority that Node does not know.',
        'the embedded PGlite',
      ),
    ),
};

/** Backups of a PostgreSQL. */
export const backups = {
  BACKUP_DIR: z
    .string()
    .optional()
    .meta(about('Folder that `npm run shop -- backup` writes to, and deletes from what is too old.')),
  BACKUP_PASSPHRASE: z
    .string()
    .min(20, 'must have 20 characters or more: whoever guesses it reads everything')
    .optional()
    .meta(secret('Encrypts backups. Keep it elsewhere too: without it a backup is lost.')),
  BACKUP_COMMAND: z
    .string()
    .optional()
    .meta(
      about(
        'Program that gets the path of each new backup and takes it to another place. It runs without a shell.',
      ),
    ),
};

/** How long personal data are kept. */
export const retention = {
  RETENTION_DRAFTS_DAYS: wholeNumber(1, 3_650).default(7).meta(about('Data of a free birth chart.')),
  RETENTION_UNPAID_DAYS: wholeNumber(2, 3_650)
    .default(30)
    .meta(about('Orders that were cancelled or never paid.')),
  RETENTION_ORDERS_DAYS: wholeNumber(14, 3_650)
    .default(365)
    .meta(
      about(
        'Questions, answer, names, birth data and chart of an answered order. Number, amount, dates and e-mail stay for the tax office.',
      ),
    ),
  RETENTION_UNCONFIRMED_DAYS: wholeNumber(2, 3_650)
    .default(7)
    .meta(
      about(
        'Newsletter addresses that nobody confirmed. An address that leaves the list is deleted at once.',
      ),
    ),
  RETENTION_MESSAGES_DAYS: wholeNumber(1, 3_650).default(365).meta(about('Messages of the contact form.')),
  RETENTION_MAILS_DAYS: wholeNumber(1, 3_650)
    .default(30)
    .meta(about('Files of the outbox, and jobs that failed or are done.')),
  RETENTION_BACKUPS_DAYS: wholeNumber(1, 365)
    .default(30)
    .meta(
      about(
        'Snapshots and the dumps of `npm run shop -- backup`, which still hold what was deleted after them. At most 24 hourly snapshots are kept.',
      ),
    ),
  RETENTION_BOOKS_YEARS: wholeNumber(5, 50)
    .default(5)
    .meta(
      about(
        'Years that the tax office’s part of a paid order is kept, from the end of the year after the one in which its money last moved.',
      ),
    ),
};

/** API, pages and blog. */
export const sources = {
  API_URL: web
    .optional()
    .meta(about('[Another API](another-api.md) that fulfils the contract.', 'the embedded API')),
  API_IDEMPOTENCY: oneOf('0', '1')
    .default('0')
    .meta(about('`1`: send `Idempotency-Key` to another API too.')),
  PAGE_CACHE_SECONDS: wholeNumber(0, 600)
    .optional()
    .meta(about('How long a rendered page is kept.', '`60`; `0` with `API_URL`')),
  BLOG_URL: removable
    .optional()
    .meta(about('Address of the blog. Empty: there is none.', 'the embedded blog; none with `API_URL`')),
  CONTENT_URL: removable.optional().meta(about('The host of the blog’s pictures.', 'the blog’s host')),
  SHOP_LINK: link
    .default('/sklep')
    .meta(about('Where the menu’s “Sklep” leads: a path or an address. Empty: there is no such entry.')),
};
