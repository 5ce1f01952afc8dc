import { join } from 'node:path';
import { ABILITIES, type Ability, type BackendKind } from '#domain/backend.ts';
import type { Config } from './config.ts';

/** What customers and owners know the abilities as. */
const ABILITY_NAME: Readonly<Record<Ability, string>> = {
  withdrawal: 'the withdrawal form (a prefilled mail instead)',
  ownData: '/moje-dane',
  consents: 'stored consents and the early start',
  lunarCalendar: 'the lunar calendar',
  places: 'suggested places',
  unknownHour: 'charts without an hour',
  newsletterLinks: 'the newsletter’s links and the e-book page',
  purchaseReport: 'one purchase event over all devices',
  messageTopics: 'what a message is about',
  guide: '"Pomóż mi wybrać"',
  ratings: 'ratings by buyers and /oceny',
  agreementMail: 'the agreement by mail',
  wallets: 'Apple Pay and Google Pay by name',
  gift: 'gifts',
  answerCalendar: 'the hour of an answer as a calendar file',
  ownSky: 'this repository’s sky',
};

/** What a backend lacks, in the words of the start. */
export const missingWith = (backend: BackendKind): string[] =>
  (Object.keys(ABILITY_NAME) as Ability[])
    .filter((ability) => !ABILITIES[backend][ability])
    .map((ability) => ABILITY_NAME[ability]);

const hostOf = (address: string) => new URL(address).host;

/**
 * What the server prints once it listens: where the shop is, and what of it is real and what only pretends, a line
 * each. What pretends names the setting that makes it real.
 */
export function banner(config: Config): string[] {
  const { publicUrl, apiUrl, dashboardUrl } = config;
  const blog = `  Blog: ${blogOf(config)}`;
  if (apiUrl !== undefined)
    return [
      `The shop runs at ${publicUrl} (API: ${apiUrl})`,
      '  Payments, mail, robot check, data and backups: that API’s, not this server’s',
      `  Not there beside another API: ${missingWith(config.backend).join(', ')}`,
      blog,
      ...(dashboardUrl === undefined ? [] : [`  Desk: that API’s, ${dashboardUrl}`]),
    ];
  return [
    `The shop runs at ${publicUrl}`,
    `  Desk: ${config.desk ? config.deskUrl : 'none (DESK_PORT)'}`,
    `  Payments: ${paymentsOf(config)}`,
    `  Mail: ${mailOf(config)}`,
    `  Robot check: ${robotCheckOf(config)}`,
    `  Answers: ${answersOf(config)}`,
    blog,
    `  Data: ${dataOf(config)}`,
    `  Backups: ${backupsOf(config)}`,
  ];
}

/** Line with the link to the desk of a trial shop. */
export const sampleEntryLine = (link: string): string =>
  `  Way into the desk of this sample shop, works once: ${link}`;

function paymentsOf({ paymentsMode, stripe, payu }: Config): string {
  if (paymentsMode === 'sandbox') return 'sandbox, play money (PAYMENTS)';
  const hosts = `Stripe at ${hostOf(stripe.apiUrl)}, PayU at ${hostOf(payu.apiUrl)}`;
  const isReal = /^[rs]k_live_/.test(stripe.secretKey ?? '');
  return isReal ? `REAL MONEY, ${hosts}` : `a rehearsal without money, ${hosts}`;
}

const mailOf = ({ mail, dataDir }: Config) =>
  mail.smtpUrl === undefined
    ? `none leaves, files in ${join(dataDir, 'outbox')} (SMTP_URL)`
    : `sent over ${hostOf(mail.smtpUrl)} as ${mail.from}`;

const robotCheckOf = ({ recaptcha }: Config) =>
  recaptcha.siteKey === undefined
    ? 'the shop’s own (RECAPTCHA_SITE_KEY)'
    : `asked of ${hostOf(recaptcha.verifyUrl)}`;

const answersOf = ({ answerModel }: Config) =>
  answerModel === undefined
    ? 'written by people (ANSWER_API_URL)'
    : `drafted by ${answerModel.model} at ${hostOf(answerModel.url)}, approved by people`;

function blogOf({ blogUrl, apiUrl, publicUrl }: Config): string {
  if (blogUrl === undefined) return apiUrl === undefined ? 'none' : 'none (BLOG_URL)';
  return blogUrl === `${publicUrl}/blog` ? 'the posts of this database (BLOG_URL)' : blogUrl;
}

const dataOf = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === undefined
    ? `embedded database in ${dataDir}, for trying out (DATABASE_URL)`
    : `PostgreSQL at ${hostOf(databaseUrl) || 'this machine'}`;

const backupsOf = ({ databaseUrl, dataDir, backup }: Config) =>
  databaseUrl === undefined
    ? `every hour in ${join(dataDir, 'snapshots')}, on the same disk`
    : backup.folder === undefined || backup.passphrase === undefined
      ? 'none by the shop: yours of the PostgreSQL (pg_dump)'
      : `none by itself: \`npm run shop -- backup\`, into ${backup.folder}`;
