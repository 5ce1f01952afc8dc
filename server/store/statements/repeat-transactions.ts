import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type TransactionBuilder } from 'kysely';
import { isNameTrouble, sqlState } from './named-statements.ts';
import type { Tables } from '../tables/tables.ts';

/** Times that a transaction is done at most. */
const MOST_TIMES = 12;
/** Milliseconds before it is done again, at most; the second of two that met must not meet the first again. */
const PAUSE = 40;

/** Deadlock, and a failure to serialise: PostgreSQL has undone everything, and the same work may succeed now. */
const isConflict = (error: unknown): boolean => ['40P01', '40001'].includes(sqlState(error) ?? '');

/**
 * The shop's database. A transaction that PostgreSQL ended for another one's sake is done again from its beginning, so
 * its callback must change nothing outside of the database before it ends.
 */
export class ShopDatabase extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = async (work) => {
      for (let time = 1; ; time += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (time === MOST_TIMES || !(isConflict(error) || isNameTrouble(error))) throw error;
          if (isConflict(error)) await pause(Math.random() * PAUSE * time);
        }
      }
    };
    return builder;
  }
}
