import { OwnError } from '#server/own-error.ts';
import { createHash } from 'node:crypto';
import type { PoolClient, QueryConfig } from 'pg';
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { NO_ANSWER, sendAheadOn, type Sent } from './send-ahead.ts';

/** How often a text must be sent before it gets a name: lists of variable length make texts that never come back. */
const USES_BEFORE_NAME = 5;
/** Named texts of a process. Each connection keeps a plan of each, some 50 kB of PostgreSQL's memory. */
const MOST_NAMES = 200;
/**
 * Matches a range comparison or a pattern with a parameter. The number of rows depends on its value, so such a
 * statement is planned each time. PostgreSQL would otherwise use one plan for all values after five uses; one such
 * plan read 22 million rows to list thirty days of 100,000 orders.
 */
const RANGE = /(?<![-=<>])[<>]=?\s*\(*\$\d|\b(?:like|between)\s*\(*\$\d/i;
/** Says in a statement that few rows are ever in its range, so that one plan fits every value. */
const ONE_PLAN = '/* one plan */';
/** Lifts the database's time limit, for a session or a transaction: what follows may take as long as it does. */
const LIFTS_LIMIT = /^set (local )?statement_timeout = 0$/;
/** Time limit (ms) of the driver for what may take as long as it does: the longest that a timer has. */
const NO_LIMIT = 2_147_483_647;
/** Texts whose uses are counted at a time. */
const MOST_COUNTED = 2_000;

/** PostgreSQL's code of an error. The embedded database's errors have it too, but no class in common. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** A plan that a session kept no longer fits a table: a migration ran meanwhile. */
const isPlanOutdated = (error: unknown): boolean =>
  sqlState(error) === '0A000' && error instanceof Error && error.message.includes('cached plan');

/** The session has no such statement, or another one's: a pooler gives each transaction another session. */
const isSessionShared = (error: unknown): boolean => ['26000', '42P05'].includes(sqlState(error) ?? '');

/** Whether a transaction failed by a name alone. It ends well when it is done again. */
export const isNameTrouble = (error: unknown): boolean => isPlanOutdated(error) || isSessionShared(error);

/**
 * Names of the statements of one process. PostgreSQL parses and plans a named statement once for each connection, which
 * takes a poll's processor time to a quarter.
 */
export class StatementNames {
  #uses = new Map<string, number>();
  #names = new Map<string, string>();
  #generation = 0;
  #isOff = false;

  /** The name of a text; `undefined` for one that is sent without. */
  of(text: string): string | undefined {
    if (this.#isOff || (RANGE.test(text) && !text.includes(ONE_PLAN))) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MOST_NAMES) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < USES_BEFORE_NAME) {
      if (this.#uses.size >= MOST_COUNTED) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const made = `s${this.#generation}-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    this.#names.set(text, made);
    return made;
  }

  /** Learns from an error: outdated plans get new names, behind a pooler of sessions there are none. */
  learn(error: unknown): void {
    if (isSessionShared(error)) this.#isOff = true;
    if (!isPlanOutdated(error)) return;
    this.#generation += 1;
    this.#names.clear();
  }
}

/**
 * A connection that names its statements. A statement that failed by its name alone is sent again, unless a transaction
 * has failed with it, which is done again as a whole (`repeatTransactions`).
 *
 * `begin`, and a statement of a transaction that says `NO_ANSWER`, leaves with the next one (send-ahead.ts).
 */
export function nameStatements(client: PoolClient, names: StatementNames): PostgresPoolClient {
  let isInTransaction = false;
  // The pool learns a moment too late that the driver has destroyed such a connection.
  let isSilent = false;
  let isUnlimited: 'session' | 'transaction' | undefined;
  const { sendAhead, answer } = sendAheadOn(client);
  // Kysely's types ask more of a result than node-postgres says, though it is the same object.
  const sendAny = client.query.bind(client) as (query: QueryConfig & { query_timeout?: number }) => Sent;
  async function send(query: QueryConfig): Sent {
    try {
      return await sendAny(isUnlimited ? { ...query, query_timeout: NO_LIMIT } : query);
    } catch (error) {
      isSilent ||= error instanceof Error && error.message === 'Query read timeout';
      throw error;
    }
  }
  async function sendNamed(name: string, text: string, values: unknown[]): Sent {
    try {
      return await send({ name, text, values });
    } catch (error) {
      names.learn(error);
      if (isInTransaction || !isNameTrouble(error)) throw error;
      return send({ text, values });
    }
  }
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new OwnError('Rows are read at once here, never by a cursor');
    const isBegin = /^(?:begin|start transaction)/.test(text);
    const goesAhead = isBegin || (isInTransaction && text.includes(NO_ANSWER));
    if (isBegin) isInTransaction = true;
    const lifted = LIFTS_LIMIT.exec(text);
    if (lifted) isUnlimited = lifted[1] === undefined ? 'session' : 'transaction';
    if (text === 'reset statement_timeout') isUnlimited = undefined;
    if (/^(?:commit|rollback)$/.test(text)) {
      isInTransaction = false;
      if (isUnlimited === 'transaction') isUnlimited = undefined;
    }
    const name = values.length > 0 ? names.of(text) : undefined;
    const sent = () =>
      name === undefined ? send({ text, values: [...values] }) : sendNamed(name, text, [...values]);
    return goesAhead ? sendAhead(sent) : answer(sent, text === 'rollback');
  }
  return { query, release: () => client.release(isSilent) };
}
