import { PassThrough, type Readable } from 'node:stream';
import { sql } from 'kysely';
import { AGREEMENT_STATE } from '#server/answers/agreement-mails.ts';
import { ANSWER_JOBS } from '#server/answers/answer-job-kinds.ts';
import { sha256 } from '#server/sha256.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** How often (ms) the open orders are looked at while somebody listens. */
const POLL_EVERY = 1_000;
/** Every so many looks each stream gets a sign of life, and its session is looked up. */
const SIGN_EVERY = 15;
/** How soon (ms) a browser connects again. */
const RETRY = 2_000;
/** Streams of one session: the desk opens one per browser. Beyond these, the oldest gives way to the newest. */
const STREAMS_PER_SESSION = 4;
/** How soon (ms) a stream that gave way connects again: soon enough to notice, too late to drive out another at once. */
const RETRY_AFTER_GIVING_WAY = 30_000;

/** Whose stream it is: the browser's cookie may have become another person's since a tab was opened. */
interface Reader {
  session: string;
  person: string;
  isSignedIn: () => Promise<boolean>;
}

interface Listener extends Reader {
  stream: PassThrough;
}

/**
 * Tells open desks that orders, prices or texts have changed, over server-sent events. What is compared is a digest of what
 * any process may have changed; writing orders costs nothing for it, and nothing is read while nobody listens.
 */
export class DeskEvents {
  readonly #db: Db;
  readonly #pollEvery: number;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #seen: string | undefined;
  #polls = 0;

  constructor(db: Db, pollEvery = POLL_EVERY) {
    this.#db = db;
    this.#pollEvery = pollEvery;
  }

  /** What is compared, no newer than now. */
  state = async (): Promise<string> => this.#seen ?? fingerprint(this.#db);

  /** A stream of events, until its reader leaves, the session ends, or `stop`. */
  async listen(reader: Reader): Promise<Readable> {
    // Before the page loads: what changes afterwards is seen as a change.
    this.#seen ??= await fingerprint(this.#db);
    const stream = new PassThrough();
    const listener: Listener = { ...reader, stream };
    this.#makeRoom(reader.session);
    stream.once('close', () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.#seen = undefined;
    });
    // The first event has the current state, since something may have changed since the page loaded.
    stream.write(`retry: ${RETRY}\n${this.#message('change', listener)}`);
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.#poll(), this.#pollEvery).unref();
    return stream;
  }

  /** Ends all streams, so that the server can stop. */
  async stop(): Promise<void> {
    for (const { stream } of this.#listeners) stream.end();
    clearInterval(this.#timer);
    await this.#polling;
  }

  #makeRoom(session: string): void {
    const own = [...this.#listeners].filter((one) => one.session === session);
    for (const listener of own.slice(0, Math.max(0, own.length + 1 - STREAMS_PER_SESSION)))
      this.#end(listener, `retry: ${RETRY_AFTER_GIVING_WAY}\n\n`);
  }

  #end(listener: Listener, lastWord: string): void {
    // At once: writing to an ended stream would throw.
    this.#listeners.delete(listener);
    listener.stream.end(lastWord);
  }

  #message(event: 'change' | 'here', { person }: Listener): string {
    return `event: ${event}\ndata: ${JSON.stringify({ person, state: this.#seen })}\n\n`;
  }

  #poll(): void {
    this.#polling ??= this.#look()
      // The database is unreachable: the next look tries again.
      .catch(() => undefined)
      .finally(() => {
        this.#polling = undefined;
      });
  }

  async #look(): Promise<void> {
    this.#polls += 1;
    if (this.#polls % SIGN_EVERY === 0) await this.#signOfLife();
    const seen = await fingerprint(this.#db);
    const before = this.#seen;
    this.#seen = seen;
    if (before === seen) return;
    for (const listener of this.#listeners) listener.stream.write(this.#message('change', listener));
  }

  async #signOfLife(): Promise<void> {
    for (const listener of this.#listeners) {
      const isSignedIn = await listener.isSignedIn();
      if (!this.#listeners.has(listener)) continue;
      if (isSignedIn) listener.stream.write(this.#message('here', listener));
      else this.#end(listener, 'event: signed-out\ndata: {}\n\n');
    }
  }
}

/**
 * Digest of everything that open pages of the desk show: orders and corrections with their mails, notes, money,
 * messages, withdrawals, comments, invoices, the newsletter, the catalogue, people with access and their invitations,
 * and the day (absences begin with it). Finished refunds and repeated mails are part of it, since one may begin and end
 * between two polls. A test checks for every table whether it belongs here.
 */
async function fingerprint(db: Db): Promise<string> {
  const { rows } = await sql<{ seen: string }>`
    select coalesce(sum(hashtextextended(
      concat_ws(':', shop_order.id, status, scheduled_for, mailed_by, revision,
        case when writer_until > now() then writer_id end, ${AGREEMENT_STATE}), 0
    ))::text, '') || ':' || (
      select coalesce(sum(hashtextextended(concat_ws(':', id, state, settled_at), 0))::text, '') from refund
    ) || ':' || (
      select count(*) from payment_difference where decided_at is null
    ) || ':' || (
      select count(*) from money_doubt where settled_at is null
    ) || ':' || (
      select count(*) from payment_dispute where closed_at is null
    ) || ':' || (
      select coalesce(sum(hashtextextended(concat_ws(':', id, last_error), 0))::text, '') from job
      where done_at is null and failed_at is null and kind = ${ANSWER_JOBS.mail.name}
    ) || ':' || (
      select coalesce(sum(hashtextextended(concat_ws(':', id, last_error, done_at, failed_at), 0))::text, '') from job
      where kind = 'mail.answer-again'
    ) || ':' || (
      select count(*) || ' ' || coalesce(sum(version), 0) from contact_message
    ) || ':' || (
      select count(*) || ' ' || count(accepted_at) || ' ' || count(refused_at) from letter_reply
    ) || ':' || (
      select coalesce(sum(hashtextextended(concat_ws(':', id, state, version, accepted, refused, given_up, unclear,
        unsubscribed, waits_until), 0))::text, '') from newsletter_letter
    ) || ':' || (
      select version || ' ' || shop_today() from catalogue_version
    ) || ':' || (
      select count(*) from text_version
    ) || ':' || (
      select count(*) || ' ' || count(ended_at) from answer_correction
    ) || ':' || (
      select coalesce(sum(hashtextextended(concat_ws(':', order_mail.id, accepted_at, refused_at), 0))::text, '')
      from order_mail
    ) || ':' || (
      select count(*) || ' ' || coalesce(max(written_at)::text, '') from order_note
    ) || ':' || (
      select count(*) || ' ' || count(proved_at) || ' ' || count(denied_at) from withdrawal_proof
    ) || ':' || (
      select count(*) from withdrawal_dealt
    ) || ':' || (
      select count(*) filter (where state = 'waiting') || ' ' || count(*) || ' ' || coalesce(max(rating_id), 0)
      from rating_words where state in ('waiting', 'refused')
    ) || ':' || (
      select count(*) || ' ' || coalesce(sum(version), 0) from order_invoice where number is null
    ) || ':' || (
      select count(*) || ' ' || coalesce(sum(version), 0) from desk_person
    ) || ':' || (
      select coalesce(sum(hashtextextended(id::text, 0))::text, '') from desk_invitation
      where used_at is null and withdrawn_at is null
    ) as seen
    from shop_order left join answer on answer.order_id = shop_order.id
    where deleted = false and (
      status in ('GENERATING_RESPONSE', 'SCHEDULED')
      or shop_order.id in (select order_id from answer_correction where ended_at is null)
    )
  `.execute(db);
  return sha256(rows[0]?.seen ?? '');
}
