import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { DeskRole } from '#domain/desk-terms.ts';
import { allJobs } from '#server/all-jobs.ts';
import { manualAnswers, type AnswerSource } from '#server/answers/answer-port.ts';
import { DeskEvents } from '#server/desk/desk-events.ts';
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
import {
  type AnyRequest,
  type ShopRequest,
  ODD,
  leavesOf,
  replaced,
  withValues,
  titleOf,
  isOwnRefusal,
  refusalOf,
  shopResponseOf,
  responseOf,
  isOfLists,
  MOST,
  cut,
} from './requests.ts';
import { Terse } from './terse.ts';
import { NOW, startFilledShop, type FilledShop } from './filled-shop.ts';
import { TakenLocks } from './taken-locks.ts';

/** Requests of one operation that end in different ways, each to the shop as it was; the first one is sent with odd values, too. */
export type Cases = Readonly<Record<string, (shop: WhatChanges) => AnyRequest | Promise<AnyRequest>>>;

/** An id that a page has made. */
export const NEW_ID = '0b8f7c1e-1111-4111-8111-111111111111';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const DAY = 86_400_000;

/**
 * Tells in text what requests and time change in the filled shop: the response, each lock, row, job and mail, and
 * whether open desks read anew.
 * Afterwards all rows are as before, so that no test depends on another.
 */
export class WhatChanges {
  readonly gateways = fakeGateways();
  /** What drafts answers; nothing until a test says what. */
  source: AnswerSource = manualAnswers;
  /** What else a request has done, such as calls of providers; a call empties it. */
  alsoDone: () => string[] = () => [];
  /** What else is to be put back. */
  onPutBack: () => void = () => undefined;
  readonly #mails: MailContent[] = [];
  /** How the mail server refuses a mail; it takes all until a case says otherwise. */
  refusal: (mail: MailContent) => Error | undefined = () => undefined;
  readonly #runner: JobRunner;

  private constructor(
    readonly filled: FilledShop,
    readonly log: ChangeLog,
    private readonly locks: TakenLocks,
    providers?: Gateways,
  ) {
    const { db } = this;
    const gateways = providers ?? this.gateways;
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
        ledger: createPaymentLedger(db, gateways, () => quiet),
        gateways,
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

  static async start(env: Record<string, string> = {}, providers?: Gateways): Promise<WhatChanges> {
    const locks = new TakenLocks();
    const filled = await startFilledShop(env, providers);
    return new WhatChanges(filled, await ChangeLog.start(filled.desk.store.db), locks, providers);
  }

  close(): Promise<void> {
    this.locks.close();
    return this.filled.close();
  }

  /** Which lane runs a kind of job. */
  laneOf: JobRunner['laneOf'] = (kind) => this.#runner.laneOf(kind);

  /** Puts the shop back to what it was. */
  async putBack(): Promise<void> {
    await this.filled.setNow(NOW);
    this.#mails.length = 0;
    this.source = manualAnswers;
    this.refusal = () => undefined;
    for (const gateway of Object.values(this.gateways)) {
      gateway.refundState = 'pending';
      gateway.down = false;
    }
    this.onPutBack();
    await this.log.putBack();
  }

  ask(request: AnyRequest): Promise<LightMyRequestResponse> {
    if ('to' in request) return this.#askShop(request);
    const { method, path, payload, headers, as = 'owner' } = request;
    return this.filled.desk.call(method, path, {
      ...(as !== 'nobody' && { as: this.filled.people[as] }),
      ...(payload && { payload }),
      ...(headers && { headers }),
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
    this.locks.take();
    const shown = await this.#shown();
    const isOfShop = 'to' in request;
    const told = (response: LightMyRequestResponse, most?: number) =>
      isOfShop
        ? shopResponseOf(response, most)
        : responseOf(response, most === undefined ? request : {}, most);
    const first = await this.ask(request);
    const locks = this.locks.take();
    const changes = [...(await this.#done(request.isSorted)), ...(await this.#toldSince(shown))];
    const lines = [titleOf(request), told(first), ...locks, ...changes];
    const isRead = !isOfShop && isOfLists(request) && changes.length === 0;
    const until = isOfShop ? request.until : undefined;
    if (first.statusCode < 400 && !isRead && until !== 'response') {
      lines.push(...(await this.jobs('its jobs', 0)));
      if (until !== 'jobs') {
        await this.filled.setNow(NOW.getTime());
        const again = told(await this.ask(request), MOST);
        lines.push(...(again === told(first, MOST) ? ['once more: the same'] : ['once more', again]));
        lines.push(...(await this.#done()));
      }
      if (until !== 'jobs' && until !== 'again') lines.push(...(await this.jobs('within two days', 2 * DAY)));
    }
    return withoutChance(`${lines.join('\n')}\n`);
  }

  #done = async (isSorted = false) => [...(await this.log.tell({ isSorted })), ...this.alsoDone()];

  /** What each of the cases changes, and what becomes of odd values in the first one. */
  async tellAll(cases: Cases): Promise<string> {
    const told: string[] = [];
    const terse = new Terse();
    for (const [title, make] of Object.entries(cases)) {
      const text = await this.tell(await make(this));
      told.push(`# ${title}\n${terse.newIn(text)}`);
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
    await this.filled.setNow(NOW.getTime() + after);
    this.locks.take();
    const shown = await this.#shown();
    await this.#runner.runDue();
    // Jobs run beside each other.
    const locks = this.locks.take().toSorted();
    const told = await this.#toldSince(shown);
    await log.unnoted(
      sql`update job set run_at = run_at - interval '50 years' where run_at > now() + interval '40 years'`,
    );
    return this.#ran(title, locks, told);
  }

  /** What open desks compare. */
  #shown = () => new DeskEvents(this.db).state();

  /** A line when desks that were open since then read anew. */
  #toldSince = async (shown: string) => (shown === (await this.#shown()) ? [] : ['  open desks read anew']);

  /** Runs all jobs that are due at a time, also the older ones; resolves with the mails. */
  async passTo(at: Date): Promise<MailContent[]> {
    await this.filled.setNow(at);
    await this.#runner.runDue();
    return this.#mails.splice(0);
  }

  async #ran(title: string, locks: readonly string[], told: readonly string[]): Promise<string[]> {
    const rows = [...locks, ...(await this.#done()), ...told];
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

export const mailOf = ({ to, subject, text }: MailContent) =>
  [`  mail to ${to}: ${subject}`, ...text.split('\n').filter((line) => line.trim() !== '')].join('\n    ');
