import type { CheckCode, Connection } from '#domain/desk/connection-checks.ts';
import { runChecks, type NamedResult } from '#server/checks/run-checks.ts';
import { sendTrial } from '#server/checks/sends-trial.ts';
import type { Config } from '#server/config.ts';
import { createMail } from '#server/mail/create-mail.ts';
import type { Store } from '#server/store/store.ts';
import { done, refused, type CommandResult } from '../with-shop-data.ts';
import type { ShopCommand } from './command.ts';

const NAMES: Readonly<Record<Connection, string>> = {
  'shop-address': 'the shop at PUBLIC_URL',
  'desk-proxy': 'the desk’s proxy',
  stripe: 'Stripe’s account',
  'stripe-webhook': 'Stripe’s webhook',
  payu: 'PayU’s token (its POS id and second key show with the first payment)',
  mail: 'the mail server, and a mail to the owners',
  'sender-dns': 'DNS of MAIL_FROM',
  'robot-check': 'the robot check’s secret',
  model: 'the model',
  'alarm-webhook': 'ALARM_WEBHOOK_URL',
  heartbeat: 'HEARTBEAT_URL',
};

const CODES: Readonly<Record<CheckCode, string>> = {
  unreachable: 'cannot be reached',
  certificate: 'shows a certificate that cannot be trusted',
  timeout: 'did not answer in time',
  'refused-key': 'refuses the key',
  'limited-key': 'refuses this with a restricted key: allow it to read accounts and webhook endpoints',
  'not-active': 'may not take payments yet: finish the account',
  'no-webhook': 'has no webhook endpoint for this shop',
  'webhook-off': 'has this shop’s webhook endpoint switched off',
  'webhook-events': 'does not send these events',
  login: 'refuses user or password (SMTP_URL)',
  sender: 'refuses the sender (MAIL_FROM)',
  recipient: 'refuses the owner’s address',
  'no-spf': 'has no SPF record, or several',
  'no-dmarc': 'has no DMARC record',
  'no-domain': 'is no address of a domain',
  'no-forwarded-for': 'passes no X-Forwarded-For on',
  'wrong-host': 'passes another Host on',
  unexpected: 'answered what was not expected',
};

const line = (result: NamedResult): string =>
  result.outcome === 'ok'
    ? `  works  ${NAMES[result.name]}`
    : `  FAILS  ${NAMES[result.name]}: ${CODES[result.code]}${result.detail === '' ? '' : ` (${result.detail})`}`;

async function check({ db }: Store, config: Config): Promise<CommandResult> {
  const { send } = createMail(config);
  const results = await runChecks(db, config, { sendOne: sendTrial(db, send, config) });
  if (results.length === 0) return done('Nothing to try: the settings name no outside service.');
  const text = results.map(line).join('\n');
  return results.every(({ outcome }) => outcome === 'ok') ? done(text) : refused(text);
}

/** `npm run shop -- check`: tries every connection of the settings, and sends the owners one mail. */
export const checkCommand: ShopCommand = {
  run: (store, args, config) => (args.length === 0 ? check(store, config) : undefined),
};
