import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from 'pgsql-parser';
import pg, { type QueryConfig, type QueryResult } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { readStatement, sqlOf, withRows, withValues, type Change, type Statement } from './sql-changes.ts';

/** How often a change was tried on the tests' data at a place, and whether a result ever differed. */
export interface Tried {
  name: string;
  /** File and line of the product, or `somewhere`. */
  place: string;
  example: string;
  runs: number;
  isNoticed: boolean;
}

/** Times that a process tries a change before it takes it for unnoticed. */
const MOST_RUNS = 200;
/** Sessions of a test may hold what a change would touch. */
const TOO_LONG = "set local lock_timeout = '60ms'";
/** What a second run may answer otherwise: locks of a session, the clock, numbers that are never given back. */
const NOT_REPEATABLE = /advisory|clock_timestamp|pg_sleep|nextval|pg_catalog|information_schema/i;

interface Watch {
  tried: Map<string, Tried>;
  stop: (() => void) | undefined;
}

/** On the global object: page tests begin with modules of their own, and this one is among them. */
const watch = ((globalThis as { __statementWatch?: Watch }).__statementWatch ??= {
  tried: new Map(),
  stop: undefined,
});
const { tried } = watch;
const statements = new Map<string, Statement | undefined>();

function statementOf(sql: string): Statement | undefined {
  if (statements.has(sql)) return statements.get(sql);
  let statement: Statement | undefined;
  try {
    statement = readStatement(sql);
  } catch {
    // What the parser of another version does not know is left out.
  }
  if (statements.size > 2_000) statements.clear();
  statements.set(sql, statement);
  return statement;
}

/** Frames of the product; those of the database itself are on every stack. */
const PRODUCT = /((?:server|tools)\/(?!store\/statements\/|conditions\/).*?:\d+):\d+\)?$/;

const places = new Map<string, string>();

/** Where the product sends a statement, as far as the stack tells: a function that returns the promise is not on it. */
function placeOf(sql: string): string {
  const known = places.get(sql);
  if (known !== undefined) return known;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const frames = (new Error('where').stack ?? '').split('\n').slice(1);
  Error.stackTraceLimit = stackTraceLimit;
  const inTests = frames.findIndex((frame) => frame.includes('/tests/'));
  const place = frames
    .slice(0, inTests < 0 ? undefined : inTests)
    .map((frame) => PRODUCT.exec(frame)?.[1])
    .find((one) => one !== undefined);
  if (place !== undefined) places.set(sql, place);
  return place ?? 'somewhere';
}

interface Open {
  statement: Statement;
  changes: { change: Change; one: Tried }[];
}

/** The changes of a statement that no data have told from it so far at its place; undefined when there are none. */
function openChanges(sql: string): Open | undefined {
  if (!/^\s*(?:with|select|update|delete|insert)\b/i.test(sql) || sql.includes(';')) return undefined;
  const statement = NOT_REPEATABLE.test(sql) ? undefined : statementOf(sql);
  if (!statement?.changes.length) return undefined;
  const place = placeOf(sql);
  const changes = statement.changes.flatMap((change) => {
    const key = `${place} ${change.name}`;
    let one = tried.get(key);
    if (!one) {
      const example = sql.replaceAll(/\s+/g, ' ').slice(0, 400);
      one = { name: change.name, place, example, runs: 0, isNoticed: false };
      tried.set(key, one);
    }
    return one.isNoticed || one.runs >= MOST_RUNS ? [] : [{ change, one }];
  });
  return changes.length > 0 ? { statement, changes } : undefined;
}

type Send = (sql: string) => Promise<QueryResult>;

const valueOf = (value: unknown): string | null => {
  const prepared = prepareValue(value);
  if (Buffer.isBuffer(prepared)) return `\\x${prepared.toString('hex')}`;
  return prepared;
};

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['55P03', '40P01'].includes(String(error.code));

/**
 * Runs a statement's changes before the statement itself, each in a savepoint that is rolled back, and keeps which of
 * them gave the same rows.
 */
async function tryChanges(
  send: Send,
  isInTransaction: boolean,
  { statement, changes }: Open,
  values: readonly unknown[],
): Promise<void> {
  const given = values.map(valueOf);
  /** The rows as text; undefined when another session was in the way. */
  const rowsOf = async (tree: Statement['tree']): Promise<string | undefined> => {
    await send('savepoint one_change');
    try {
      const { rows, rowCount } = await send(sqlOf(withRows(withValues(tree, given))));
      const lines = rows.map((row) => JSON.stringify(row));
      return [...(statement.isOrdered ? lines : lines.sort()), rowCount].join('\n');
    } catch (error) {
      return isBusy(error) ? undefined : `error ${String(error)}`;
    } finally {
      await send('rollback to savepoint one_change');
    }
  };
  await send(isInTransaction ? 'savepoint changes' : 'begin');
  try {
    await send(TOO_LONG);
    const rows = await rowsOf(statement.tree);
    if (rows === undefined || rows.startsWith('error ') || rows !== (await rowsOf(statement.tree))) return;
    for (const { change, one } of changes) {
      const changed = await rowsOf(change.make());
      if (changed === undefined) continue;
      one.runs += 1;
      // A change that the database refuses is noticed as well: each use of it would fail.
      one.isNoticed = changed !== rows;
    }
  } finally {
    await send(isInTransaction ? 'rollback to savepoint changes' : 'rollback');
  }
}

/** What a session is at: whether in a transaction, and the end of the last statement. */
interface Session {
  isInTransaction: boolean;
  last?: Promise<unknown>;
}

/**
 * Has every session that node-postgres opens in this process from now on try the changes of each statement before it.
 *
 * @returns what ends it
 */
export async function watchStatements(): Promise<() => void> {
  if (watch.stop) return watch.stop;
  await loadModule();
  const sessions = new WeakMap<pg.Client, Session>();
  const { prototype } = pg.Client;
  const query = prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  const watched = function watched(this: pg.Client, ...args: unknown[]): unknown {
    const [config, values] = args as [string | QueryConfig, unknown[] | undefined];
    const sql = typeof config === 'string' ? config : config.text;
    const isPlain =
      typeof sql === 'string' &&
      !args.some((arg) => typeof arg === 'function') &&
      !Reflect.has(Object(config), 'submit');
    if (!isPlain) return query.apply(this, args);
    const session = sessions.get(this) ?? { isInTransaction: false };
    sessions.set(this, session);
    const send = () => {
      if (/^\s*(?:begin|start transaction)/i.test(sql)) session.isInTransaction = true;
      if (/^\s*(?:commit|rollback)\s*;?\s*$/i.test(sql)) session.isInTransaction = false;
      return query.apply(this, args);
    };
    const open = openChanges(sql);
    if (!open && !session.last) return send();
    const own: Send = (text) => query.call(this, text) as Promise<QueryResult>;
    const given = values ?? (typeof config === 'string' ? [] : (config.values ?? []));
    const answer = (session.last ?? Promise.resolve())
      .then(() => (open ? tryChanges(own, session.isInTransaction, open, given) : undefined))
      // A session that has failed takes no savepoint: the statement itself says so.
      .catch(() => undefined)
      .then(send);
    const last = answer
      .catch(() => undefined)
      .finally(() => {
        if (session.last === last) delete session.last;
      });
    session.last = last;
    return answer;
  };
  Object.assign(prototype, { query: watched });
  const stop = () => {
    Object.assign(prototype, { query });
    watch.stop = undefined;
  };
  watch.stop = stop;
  return stop;
}

/** All changes that this process has tried. */
export const triedChanges = (): Tried[] => [...tried.values()];

/** Writes the changes that this process has tried into a folder, as a file of its own. */
export function saveChanges(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `changes-${process.pid}.json`), JSON.stringify(triedChanges()));
}
