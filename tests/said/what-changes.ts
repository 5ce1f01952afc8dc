import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { DeskRole } from '#domain/desk-terms.ts';
import { allJobs } from '#server/all-jobs.ts';
import { manualAnswers } from '#server/answers/answer-port.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { notingSend } from '#server/mail/note-sent.ts';
import { createPaymentLedger } from '#server/orders/create-payment-ledger.ts';
import type { Gateways } from '#server/pay/create-payments.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { ChangeLog, withoutChance } from './change-log.ts';
import { Terse } from './terse.ts';
import { NOW, startFilledShop, type FilledShop } from './filled-shop.ts';

/** A request to the desk. */
export interface DeskRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  payload?: object;
  as?: DeskRole | 'nobody';
}

/** A request to the shop: a call of its API, a form of a page without scripts, or a body as it is. */
export interface ShopRequest {
  to: 'shop';
  method: 'GET' | 'POST';
  path: string;
  payload?: object;
  form?: Readonly<Record<string, string>>;
  raw?: string;
  headers?: Readonly<Record<string, string>>;
  /** How far it is told, where the rest shows nothing new. */
  until?: 'response' | 'jobs' | 'again' | undefined;
  /** Its rows by table and text, where one statement changes many of them. */
  isSorted?: boolean;
}

/** Requests of one operation that end in different ways, each to the shop as it was; the first one is sent with odd values, too. */
export type Cases = Readonly<Record<string, (shop: WhatChanges) => AnyRequest | Promise<AnyRequest>>>;

type AnyRequest = DeskRequest | ShopRequest;

/** An id that a page has made. */
export const NEW_ID = '0b8f7c1e-1111-4111-8111-111111111111';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const DAY = 86_400_000;

/**
 * Tells in text what requests and time change in the filled shop: the response, each row, each job and each mail.
 * Afterwards all rows are as before, so that no test depends on another.
 */
export class WhatChanges {
  readonly gateways = fakeGateways();
  /** What else a request has done, such as calls of providers; a call empties it. */
  alsoDone: () => string[] = () => [];
  /** What a case tells as an earlier one did is left out. */
  isTerse = false;
  /** What else is to be put back. */
  onPutBack: () => void = () => undefined;
  readonly #mails: MailContent[] = [];
  readonly #runner: JobRunner;

  private constructor(
    readonly filled: FilledShop,
    readonly log: ChangeLog,
    providers?: Gateways,
  ) {
    const { db } = this;
    const gateways = providers ?? this.gateways;
    const config = filled.desk.config;
    const send = notingSend(db, async (_id, mail) => void this.#mails.push(mail));
    this.#runner = new JobRunner({
      db,
      log: quiet,
      handlers: allJobs({
        config,
        db,
        mail: { send, jobs: mailJobs(send, config, () => readMailWords(db)) },
        ledger: createPaymentLedger(db, gateways, () => quiet),
        gateways,
        source: manualAnswers,
        log: quiet,
      }),
    });
  }

  get db(): Db {
    return this.filled.desk.store.db;
  }

  static async start(providers?: Gateways): Promise<WhatChanges> {
    const filled = await startFilledShop(providers);
    return new WhatChanges(filled, await ChangeLog.start(filled.desk.store.db), providers);
  }

  close = () => this.filled.close();

  /** Which lane runs a kind of job. */
  laneOf: JobRunner['laneOf'] = (kind) => this.#runner.laneOf(kind);

  /** Puts the shop back to what it was. */
  async putBack(): Promise<void> {
    vi.setSystemTime(NOW);
    this.#mails.length = 0;
    this.onPutBack();
    await this.log.putBack();
  }

  ask(request: AnyRequest): Promise<LightMyRequestResponse> {
    if ('to' in request) return this.#askShop(request);
    const { method, path, payload, as = 'owner' } = request;
    return this.filled.desk.call(method, path, {
      ...(as !== 'nobody' && { as: this.filled.people[as] }),
      ...(payload && { payload }),
    });
  }

  #askShop({ method, path: url, payload, form, raw, headers }: ShopRequest): Promise<LightMyRequestResponse> {
    return this.filled.shop.app.inject({
      method,
      url,
      headers: {
        ...(method === 'POST' && {
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          ...(form && { 'sec-fetch-site': 'same-origin' }),
        }),
        ...headers,
      },
      ...(method === 'POST' && {
        payload: form ? new URLSearchParams(form).toString() : (raw ?? payload ?? {}),
      }),
    });
  }

  /** What the desk shows. */
  async read<T>(path: string, as: DeskRole = 'owner'): Promise<T> {
    return (await this.ask({ method: 'GET', path, as })).json();
  }

  /** The one row that a query finds. @throws if it finds none */
  async find<T>(query: ReturnType<typeof sql<T>>): Promise<T> {
    const { rows } = await query.execute(this.db);
    const [found] = rows;
    if (!found) throw new Error('the filled shop has none');
    return found;
  }

  /** What a request changes at once; its jobs now and, of what waits, within two days; and the same request once more. */
  async tell(request: AnyRequest): Promise<string> {
    // What only reading changes, as the hour of a session's last request.
    await this.log.unheard(async () => undefined);
    this.alsoDone();
    const isOfShop = 'to' in request;
    const told = (response: LightMyRequestResponse, long?: number) =>
      isOfShop ? shopResponseOf(response, long) : responseOf(response, long);
    const first = await this.ask(request);
    const lines = [titleOf(request), told(first), ...(await this.#done(isOfShop && request.isSorted))];
    const until = isOfShop ? request.until : undefined;
    if (first.statusCode < 400 && until !== 'response') lines.push(...(await this.jobs('its jobs', 0)));
    if (first.statusCode < 400 && until !== 'response' && until !== 'jobs') {
      vi.setSystemTime(NOW.getTime());
      const again = await this.ask(request);
      const isSame = isOfShop && told(again) === told(first);
      lines.push(
        ...(isSame ? ['once more the same'] : ['once more', told(again, 120)]),
        ...(await this.#done()),
      );
      if (until !== 'again') lines.push(...(await this.jobs('within two days', 2 * DAY)));
    }
    return `${withoutChance(lines.join('\n'))}\n`;
  }

  #done = async (isSorted = false) => [...(await this.log.tell({ isSorted })), ...this.alsoDone()];

  /** What each of the cases changes, and what becomes of odd values in the first one. */
  async tellAll(cases: Cases): Promise<string> {
    const told: string[] = [];
    const terse = this.isTerse ? new Terse() : undefined;
    for (const [title, make] of Object.entries(cases)) {
      const text = await this.tell(await make(this));
      told.push(`# ${title}\n${terse?.newIn(text) ?? text}`);
      await this.putBack();
      if (told.length === 1) {
        const request = await make(this);
        if (request.payload || ('form' in request && request.form)) told.push(await this.tellOdd(request));
        await this.putBack();
      }
    }
    return told.join('\n');
  }

  /** What becomes of a request with each of its values missing, empty or odd: a line for those alike. */
  async tellOdd(request: AnyRequest): Promise<string> {
    const { payload = ('form' in request && request.form) || {} } = request;
    const told = new Map<string, string[]>();
    for (const path of leavesOf(payload))
      for (const odd of ODD) {
        const { statusCode, body } = await this.ask(withValues(request, replaced(payload, path, odd)));
        await this.log.putBack();
        this.alsoDone();
        // What the contract forbids never comes to the shop's own rules.
        if (statusCode === 400 && !('to' in request && isOwnRefusal(body))) continue;
        const value = odd === undefined ? 'missing' : cut(JSON.stringify(odd), 12);
        const became = `${statusCode}${statusCode < 400 ? '' : ` ${refusalOf(body)}`}`;
        told.set(became, [...(told.get(became) ?? []), `${path.join('.')}: ${value}`]);
      }
    if (told.size === 0) return '';
    const lines = [...told].map(([became, odd]) => `→ ${became}\n  ${odd.join('\n  ')}`);
    return `${withoutChance(['with odd values', ...lines].join('\n'))}\n`;
  }

  /** Runs the jobs that were written since the start of the test, those that are due by then. */
  async jobs(title: string, after: number): Promise<string[]> {
    const { db } = this;
    await this.log.unheard(() =>
      sql`update job set run_at = run_at + interval '9 years' where done_at is null and run_at < now() + interval '8 years'
        and id not in (select (after->>'id')::uuid from kept.change where "table" = 'job' and before is null)`.execute(
        db,
      ),
    );
    vi.setSystemTime(NOW.getTime() + after);
    await this.#runner.runDue();
    return this.#ran(title);
  }

  /** Runs all jobs that are due at a time, also the older ones; resolves with the mails. */
  async passTo(at: Date): Promise<MailContent[]> {
    vi.setSystemTime(at);
    await this.#runner.runDue();
    return this.#mails.splice(0);
  }

  async #ran(title: string): Promise<string[]> {
    const rows = await this.#done();
    // In an order that no token decides.
    const mails = this.#mails
      .splice(0)
      .map(mailOf)
      .map((mail) => ({ mail, sorted: withoutChance(mail) }))
      .toSorted((one, other) => (one.sorted < other.sorted ? -1 : Number(one.sorted > other.sorted)))
      .map(({ mail }) => mail);
    return rows.length + mails.length === 0 ? [] : [title, ...rows, ...mails];
  }
}

const ODD = [undefined, null, '', ' ', '?', 'x'.repeat(101), 'x '.repeat(3_000), -1, 0, 1e9, []];

/** Paths of all values in a body. */
const leavesOf = (value: unknown, above: readonly string[] = []): string[][] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...above, name]))
    : [[...above]];

/** A body with another value in one place. */
function replaced(body: unknown, [name, ...rest]: readonly string[], value: unknown): object {
  const copy = Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) };
  const inner =
    name !== undefined && rest.length > 0 ? replaced(Reflect.get(copy, name), rest, value) : value;
  if (name !== undefined) Reflect.set(copy, name, inner);
  return copy;
}

/** A request with other values in its body or form. */
function withValues(request: AnyRequest, values: object): AnyRequest {
  if (!('to' in request) || !request.form) return { ...request, payload: values };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...request, form: Object.fromEntries(given.map(([name, value]) => [name, String(value)])) };
}

function titleOf(request: AnyRequest): string {
  const { method, path, payload } = request;
  if (!('to' in request)) {
    const { as = 'owner' } = request;
    return `${method} ${path} by ${as}${payload ? ` ${cut(JSON.stringify(payload), 300)}` : ''}`;
  }
  const { form, raw, headers } = request;
  const sent = raw ?? (payload || form ? JSON.stringify(payload ?? form) : '');
  const named = Object.entries(headers ?? {}).map(([name, value]) => `  ${name}: ${value}`);
  return [`${method} ${path} ${form ? 'form ' : ''}${cut(sent, 300)}`.trim(), ...named].join('\n');
}

const isOwnRefusal = (body: string) =>
  !body.startsWith('{') || !String(Reflect.get(JSON.parse(body), 'message')).startsWith(BROKEN_CONTRACT);
const BROKEN_CONTRACT = 'The request does not fit the contract';

/** What a refusal says: of a page its alerts. */
function refusalOf(body: string): string {
  if (!body.startsWith('{'))
    return [...body.matchAll(/role="alert"[^>]*>(.*?)<\/(?:p|div)>/gs)]
      .map(([, said = '']) => textOf(said))
      .join(' | ');
  const { requestId: _id, current: _current, ...refusal } = JSON.parse(body);
  return cut(JSON.stringify(refusal), 400);
}

/** The words of a page's main part. */
const textOf = (page: string) =>
  (/<main.*<\/main>/s.exec(page)?.[0] ?? page)
    .replaceAll(/<(style|script|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const mailOf = ({ to, subject, text }: MailContent) =>
  [`  mail to ${to}: ${subject}`, ...text.split('\n').filter((line) => line.trim() !== '')].join('\n    ');

const cut = (text: string, long: number) =>
  text.length > long ? `${text.slice(0, long)}…(${text.length})` : text;

/** A response of the shop: without its number, and of a page more words. */
const shopResponseOf = (response: LightMyRequestResponse, long?: number) =>
  responseOf(response, String(response.headers['content-type']).includes('html') ? (long ?? 700) : long)
    .split('\n')
    .filter((line) => !line.startsWith('  requestId: '))
    .join('\n');

/** Status, and each part of the body on a line. */
export function responseOf({ statusCode, body, headers }: LightMyRequestResponse, long = 250): string {
  const lines = [`→ ${statusCode}`];
  if (headers['location']) lines.push(`  leads to ${String(headers['location'])}`);
  if (headers['set-cookie']) lines.push(`  cookie ${String(headers['set-cookie'])}`);
  if (!String(headers['content-type']).includes('json'))
    lines.push(...(body === '' ? [] : [`  ${cut(body.startsWith('<!') ? textOf(body) : body, long)}`]));
  else {
    const parsed: unknown = JSON.parse(body);
    const parts =
      Array.isArray(parsed) || parsed === null || typeof parsed !== 'object' ? { '': parsed } : parsed;
    for (const [name, part] of Object.entries(parts))
      lines.push(`  ${name}: ${cut(JSON.stringify(part), long)}`);
  }
  return lines.join('\n');
}
