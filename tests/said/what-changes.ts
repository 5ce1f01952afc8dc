import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { DeskRole } from '#domain/desk-terms.ts';
import { allJobs } from '#server/all-jobs.ts';
import { manualAnswers, type AnswerSource } from '#server/answers/answer-port.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { notingSend } from '#server/mail/note-sent.ts';
import { createPaymentLedger } from '#server/orders/create-payment-ledger.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { briefly } from './briefly.ts';
import { ChangeLog, withoutChance } from './change-log.ts';
import { NOW, startFilledShop, type FilledShop } from './filled-shop.ts';

/** A request to the desk. */
export interface DeskRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  payload?: object;
  as?: DeskRole | 'nobody';
  /** Characters told of each part of the response; lists are then told row by row. */
  long?: number;
  /** Characters told of each row, where they are others than of a part. */
  rows?: number;
  /** The one thing that is told of each row, where they are told by it. */
  pick?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Requests of one operation that end in different ways, each to the shop as it was; the first one is sent with odd values, too. */
export type Cases = Readonly<Record<string, (shop: WhatChanges) => DeskRequest | Promise<DeskRequest>>>;

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
  /** What drafts answers; nothing until a test says what. */
  source: AnswerSource = manualAnswers;
  /** Whether what is alike in many requests is left out. */
  isBrief = false;
  readonly #toldMails = new Set<string>();
  readonly #mails: MailContent[] = [];
  /** How the mail server refuses a mail; it takes all until a case says otherwise. */
  refusal: (mail: MailContent) => Error | undefined = () => undefined;
  readonly #runner: JobRunner;

  private constructor(
    readonly filled: FilledShop,
    readonly log: ChangeLog,
  ) {
    const { db } = this;
    const config = filled.desk.config;
    const send = notingSend(db, async (_id, mail) => {
      const refusal = this.refusal(mail);
      if (refusal) throw refusal;
      this.#mails.push(mail);
    });
    const source = () => this.source;
    this.#runner = new JobRunner({
      db,
      log: quiet,
      handlers: allJobs({
        config,
        db,
        mail: { send, jobs: mailJobs(send, config, () => readMailWords(db)) },
        ledger: createPaymentLedger(db, this.gateways, () => quiet),
        gateways: this.gateways,
        source: {
          name: 'model-testowy',
          get onlyWhenAsked() {
            return source().onlyWhenAsked ?? false;
          },
          write: (request) => source().write(request),
        },
        log: quiet,
      }),
    });
  }

  get db(): Db {
    return this.filled.desk.store.db;
  }

  static async start(env: Record<string, string> = {}): Promise<WhatChanges> {
    const filled = await startFilledShop(env);
    return new WhatChanges(filled, await ChangeLog.start(filled.desk.store.db));
  }

  close = () => this.filled.close();

  /** Puts the shop back to what it was. */
  async putBack(): Promise<void> {
    vi.setSystemTime(NOW);
    this.#mails.length = 0;
    this.source = manualAnswers;
    this.refusal = () => undefined;
    for (const gateway of Object.values(this.gateways)) {
      gateway.refundState = 'pending';
      gateway.down = false;
    }
    await this.log.putBack();
  }

  ask({ method, path, payload, headers, as = 'owner' }: DeskRequest): Promise<LightMyRequestResponse> {
    return this.filled.desk.call(method, path, {
      ...(as !== 'nobody' && { as: this.filled.people[as] }),
      ...(payload && { payload }),
      ...(headers && { headers }),
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
  async tell(request: DeskRequest): Promise<string> {
    // What only reading changes, as the hour of a session's last request.
    await this.log.unheard(async () => undefined);
    const first = await this.ask(request);
    const changes = await this.log.tell();
    const most = this.isBrief ? 100 : 250;
    const lines = [titleOf(request), responseOf(first, request, request.long ?? most), ...changes];
    const isRead = (request.long ?? request.rows ?? request.pick) !== undefined && changes.length === 0;
    if (first.statusCode < 400 && !isRead) {
      lines.push(...(await this.jobs('its jobs', 0)));
      vi.setSystemTime(NOW.getTime());
      const again = await this.ask(request);
      lines.push(
        ...(this.isBrief
          ? othersThan(responseOf(first, {}, most), responseOf(again, {}, most))
          : ['once more', responseOf(again, {}, 120)]),
      );
      lines.push(...(await this.log.tell()));
      lines.push(...(await this.jobs('within two days', 2 * DAY)));
    }
    const text = `${lines.join('\n')}\n`;
    return withoutChance(this.isBrief ? briefly(text, this.#toldMails) : text);
  }

  /** What each of the cases changes, and what becomes of odd values in the first one. */
  async tellAll(cases: Cases): Promise<string> {
    const told: string[] = [];
    this.#toldMails.clear();
    for (const [title, make] of Object.entries(cases)) {
      told.push(`# ${title}\n${await this.tell(await make(this))}`);
      await this.putBack();
      if (told.length === 1) {
        const request = await make(this);
        if (request.payload) told.push(await this.tellOdd(request));
        await this.putBack();
      }
    }
    return told.join('\n');
  }

  /** What becomes of a request with each of its values missing, empty or odd: a line for those alike. */
  async tellOdd(request: DeskRequest): Promise<string> {
    const { payload = {} } = request;
    const told = new Map<string, string[]>();
    for (const path of leavesOf(payload))
      for (const odd of ODD) {
        const { statusCode, body } = await this.ask({ ...request, payload: replaced(payload, path, odd) });
        // What the contract forbids never comes to the shop's own rules.
        if (statusCode === 400) continue;
        await this.log.putBack();
        const value = odd === undefined ? 'missing' : cut(JSON.stringify(odd), 12);
        const { requestId: _id, current: _current, ...refusal } = statusCode < 400 ? {} : JSON.parse(body);
        const became = `${statusCode}${statusCode < 400 ? '' : ` ${cut(JSON.stringify(refusal), 400)}`}`;
        told.set(became, [...(told.get(became) ?? []), `${path.join('.')}: ${value}`]);
      }
    if (told.size === 0) return '';
    const lines = [...told].map(([became, odd]) => `→ ${became}\n  ${odd.join('\n  ')}`);
    return `${withoutChance(['with odd values', ...lines].join('\n'))}\n`;
  }

  /** Puts off the jobs that were not written by a test, past what any test waits for. */
  postponeJobs(): Promise<unknown> {
    return sql`update job set run_at = run_at + interval '9 years' where done_at is null and run_at < now() + interval '8 years'
      and id not in (select (after->>'id')::uuid from kept.change where "table" = 'job' and before is null)`.execute(
      this.db,
    );
  }

  /** Runs the jobs that were written since the start of the test, those that are due by then. */
  async jobs(title: string, after: number): Promise<string[]> {
    const { log } = this;
    if (!(await log.hasChanged('job'))) return [];
    // Those of before wait meanwhile.
    await log.unnoted(
      sql`update job set run_at = run_at + interval '50 years' where done_at is null and run_at < now() + interval '8 years'
        and id not in (select (after->>'id')::uuid from kept.change where "table" = 'job' and before is null)`,
    );
    vi.setSystemTime(NOW.getTime() + after);
    await this.#runner.runDue();
    await log.unnoted(
      sql`update job set run_at = run_at - interval '50 years' where run_at > now() + interval '40 years'`,
    );
    const rows = await log.tell();
    const mails = this.#mails.splice(0).map(mailOf).toSorted();
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

const titleOf = ({ method, path, payload, headers, as = 'owner' }: DeskRequest) =>
  [
    `${method} ${path} by ${as}`,
    ...[headers, payload].filter(Boolean).map((part) => cut(JSON.stringify(part), 300)),
  ].join(' ');

const mailOf = ({ to, subject, text }: MailContent) =>
  [`  mail to ${to}: ${subject}`, ...text.split('\n').filter((line) => line.trim() !== '')].join('\n    ');

const cut = (text: string, long: number) =>
  text.length > long ? `${text.slice(0, long)}…(${text.length})` : text;

/** Status, and each part of the body on a line; with `long`, each row of a list and each line of a file too. */
export function responseOf(
  { statusCode, body, headers }: LightMyRequestResponse,
  { long, pick, rows = pick ? undefined : long }: Pick<DeskRequest, 'long' | 'rows' | 'pick'>,
  most = long ?? 250,
): string {
  const lines = [`→ ${statusCode}`];
  if (headers['set-cookie']) lines.push(`  cookie ${String(headers['set-cookie'])}`);
  if (!String(headers['content-type']).includes('json'))
    lines.push(...(body === '' ? [] : partsOf(body, rows).map((line) => `  ${cut(line, rows ?? most)}`)));
  else {
    const parsed: unknown = JSON.parse(body);
    const parts =
      Array.isArray(parsed) || parsed === null || typeof parsed !== 'object' ? { '': parsed } : parsed;
    for (const [name, part] of Object.entries(parts))
      if (pick && Array.isArray(part) && part.some((row) => Object.hasOwn(Object(row), pick)))
        lines.push(
          `  ${name}: ${part.length}, ${part.map((row) => String(Reflect.get(Object(row), pick))).join(' ')}`,
        );
      else if (rows !== undefined && Array.isArray(part) && part.length > 0)
        lines.push(
          `  ${name}: ${part.length}`,
          ...part.map((row) => `    ${cut(JSON.stringify(row), rows)}`),
        );
      else lines.push(`  ${name}: ${cut(JSON.stringify(part), most)}`);
  }
  return lines.join('\n');
}

/** What a repeated request is answered with, where that is another line than at first. */
function othersThan(first: string, again: string): string[] {
  const known = new Set(first.split('\n'));
  const others = again.split('\n').filter((line, at) => at === 0 || !known.has(line));
  return first === again ? ['once more: the same'] : ['once more', ...others];
}

const partsOf = (body: string, rows: number | undefined) =>
  rows === undefined ? [body] : body.split(/\r?\n/).filter((line) => line.trim() !== '');
