import { sql, type QueryExecutorProvider } from 'kysely';
import { noteDue } from './due-lanes.ts';
import type { JobKind } from './job-kind.ts';

export interface EnqueueOptions {
  /** Earliest time to run; now by default. */
  runAt?: Date;
  /** Unique key: a second job with the same key is not written (`agreement:17:1`). No personal data. */
  onceKey?: string;
}

/**
 * Writes a job inside the caller's transaction: it runs if and only if the transaction commits.
 * @throws {ZodError} for an invalid payload, which fails here and not hours later.
 */
export async function enqueue<Payload>(
  trx: QueryExecutorProvider,
  kind: JobKind<Payload>,
  payload: NoInfer<Payload>,
  { runAt = new Date(), onceKey }: EnqueueOptions = {},
): Promise<void> {
  const validated = JSON.stringify(kind.payload.parse(payload));
  await sql`
    insert into job (kind, payload, run_at, once_key)
    values (${kind.name}, ${validated}::jsonb, ${runAt}, ${onceKey ?? null})
    on conflict (once_key) do nothing
  `.execute(trx);
  if (runAt.getTime() <= Date.now()) noteDue(kind.lane);
}
