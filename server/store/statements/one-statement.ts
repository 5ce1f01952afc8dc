import { sql, type OperationNodeSource, type RawBuilder } from 'kysely';

/**
 * Several changes as one statement, which costs the database one way there and back. Each sees the tables as they were
 * before it, so none may read what another one writes; foreign keys are checked at its end.
 */
export const inOneStatement = (changes: readonly OperationNodeSource[]): RawBuilder<unknown> =>
  sql`with ${sql.join(changes.map((change, at) => sql`${sql.ref(`change_${at}`)} as (${change})`))} select 1`;
