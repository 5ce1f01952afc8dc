import { sql } from 'kysely';
import type { Db } from './tables/tables.ts';

/** How long (ms) an answer is kept: however many ask, a process writes no oftener. */
export const PROBE_EVERY = 10_000;

/** Width of a probe's row: nearly a page of the database. */
const FILLING = 7_000;

/** Creates a check that resolves when the database takes writes, and rejects with its error when it does not. */
export function createWriteProbe(db: Db, now: () => number = Date.now): () => Promise<void> {
  let last: { at: number; verdict: Promise<void> } | undefined;
  return () => {
    if (last && now() - last.at < PROBE_EVERY) return last.verdict;
    last = { at: now(), verdict: write(db) };
    return last.verdict;
  };
}

/** Writes a row and deletes the earlier ones, in one statement. */
async function write(db: Db): Promise<void> {
  await sql`
    with written as (insert into write_probe (filling) values (repeat('x', ${FILLING})) returning id)
    delete from write_probe where id < (select id from written)
  `.execute(db);
}
