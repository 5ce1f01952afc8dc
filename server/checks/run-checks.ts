import { z } from 'zod';
import { CONNECTIONS, type Connection } from '#domain/desk/connection-checks.ts';
import { completeChat } from '#server/answers/model/chat-completion.ts';
import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/settings/setting-forms.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { call, callFailure, failed, OK, type Answer, type CheckResult } from './check-result.ts';
import { checkMail, checkSenderDns, type Dns } from './mail-checks.ts';
import { webhookCall } from './webhook-call.ts';
import { checkPayu, checkStripe, checkStripeWebhook } from './provider-checks.ts';

export type CheckConfig = Pick<
  Config,
  | 'alarms'
  | 'answerModel'
  | 'brandName'
  | 'deskUrl'
  | 'mail'
  | 'paymentsMode'
  | 'payu'
  | 'publicUrl'
  | 'recaptcha'
  | 'stripe'
  | 'trustProxy'
>;

/** What a trial needs beside the settings. */
export interface CheckMeans {
  /** Sends the mail on trial to the owners. */
  sendOne: () => Promise<void>;
  /** Headers of the request that asked, as they came through the desk's proxy; none at the terminal. */
  headers?: Readonly<Record<string, unknown>> | undefined;
  dns?: Dns | undefined;
}

/** Requests the shop at its public address, through DNS, certificate and proxy. */
async function checkAddress({ publicUrl, paymentsMode }: CheckConfig): Promise<CheckResult | undefined> {
  if (paymentsMode !== 'live') return undefined;
  const { status, body } = await call(`${publicUrl}/api/health/live`);
  const isOurs = z.object({ status: z.literal('ok') }).safeParse(body).success;
  return status === 200 && isOurs ? OK : failed('unexpected', String(status));
}

/** Looks at how a request came through the desk's proxy. */
function checkProxy(
  { deskUrl, trustProxy }: CheckConfig,
  headers: CheckMeans['headers'],
): CheckResult | undefined {
  if (!headers || trustProxy === 0) return undefined;
  if (headers['host'] !== new URL(deskUrl).host) return failed('wrong-host', String(headers['host'] ?? ''));
  // A desk behind an SSH tunnel has no proxy, and nobody to be told apart by address.
  if (isLoopback(new URL(deskUrl).hostname)) return OK;
  return headers['x-forwarded-for'] === undefined ? failed('no-forwarded-for') : OK;
}

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });

/** Tries the robot check's secret: a made-up token is refused in one way, a wrong secret in another. */
async function checkRobotSecret({ recaptcha }: CheckConfig): Promise<CheckResult | undefined> {
  if (recaptcha.secret === undefined) return undefined;
  const body = new URLSearchParams({ secret: recaptcha.secret, response: 'none' });
  const verdict = Verdict.safeParse((await call(recaptcha.verifyUrl, { method: 'POST', body })).body);
  if (!verdict.success) return failed('unexpected');
  const codes = verdict.data['error-codes'] ?? [];
  if (codes.some((code) => code.endsWith('-input-secret'))) return failed('refused-key', codes.join(', '));
  return OK;
}

async function checkModel({ answerModel }: CheckConfig): Promise<CheckResult | undefined> {
  if (!answerModel) return undefined;
  const { url, model, key } = answerModel;
  const said = await completeChat({ url, model, key, timeout: 20_000 }, [
    { role: 'user', content: 'Odpowiedz jednym słowem: tak.' },
  ]);
  return 'text' in said ? OK : failed('unexpected', said.declined);
}

/** Sends the alarms' webhook a test message, marked as a test. */
async function checkAlarms({ alarms, brandName }: CheckConfig): Promise<CheckResult | undefined> {
  if (alarms.webhookUrl === undefined) return undefined;
  const text = `${brandName}: próba połączenia. Nic się nie dzieje.`;
  return accepted(
    await call(alarms.webhookUrl, webhookCall({ text, alarm: 'Trial', state: 'trial', severity: 'look' })),
  );
}

/** Sends one more sign of life, as each minute does. */
async function checkHeartbeat({ alarms }: CheckConfig): Promise<CheckResult | undefined> {
  if (alarms.heartbeatUrl === undefined) return undefined;
  return accepted(await call(alarms.heartbeatUrl, { method: 'POST' }));
}

const accepted = ({ status }: Answer) => (status < 400 ? OK : failed('unexpected', String(status)));

const CHECKS: Readonly<
  Record<Connection, (config: CheckConfig, means: CheckMeans) => Promise<CheckResult | undefined>>
> = {
  'shop-address': checkAddress,
  'desk-proxy': async (config, { headers }) => checkProxy(config, headers),
  stripe: checkStripe,
  'stripe-webhook': checkStripeWebhook,
  payu: checkPayu,
  mail: (config, { sendOne }) => checkMail(config, sendOne),
  'sender-dns': (config, { dns }) => checkSenderDns(config, dns),
  'robot-check': checkRobotSecret,
  model: checkModel,
  'alarm-webhook': checkAlarms,
  heartbeat: checkHeartbeat,
};

export type NamedResult = CheckResult & { name: Connection };

/**
 * Tests all configured connections at once and stores the results; results of connections no longer configured are
 * deleted. Nothing is bought, and one mail is sent. Never rejects because of the other side.
 */
export async function runChecks(db: Db, config: CheckConfig, means: CheckMeans): Promise<NamedResult[]> {
  const results = await Promise.all(
    CONNECTIONS.map(async (name) => {
      const result = await CHECKS[name](config, means).catch(callFailure);
      return result && { ...result, name };
    }),
  );
  const done = results.filter((result) => result !== undefined);
  // The command line does not test the desk's proxy, so that result stays.
  const unnamed = CONNECTIONS.filter(
    (name) => !done.some((one) => one.name === name) && (name !== 'desk-proxy' || config.trustProxy === 0),
  );
  if (unnamed.length > 0) await db.deleteFrom('connection_check').where('name', 'in', unnamed).execute();
  const at = new Date();
  for (const { name, ...result } of done) {
    const { code, detail } = result.outcome === 'failed' ? result : { code: '', detail: '' };
    const row = { at, outcome: result.outcome, code, detail };
    await db
      .insertInto('connection_check')
      .values({ name, ...row })
      .onConflict((on) => on.column('name').doUpdateSet(row))
      .execute();
  }
  return done;
}
