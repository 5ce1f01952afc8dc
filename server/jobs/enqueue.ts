import { sql, type QueryExecutorProvider } from 'kysely';
import { JOB_PAYLOADS, type JobKind, type JobPayload } from './job-kinds.ts';

export interface EnqueueOptions {
  /** Not before; at once when left out. */
  runAt?: Date;
  /** A second job with the same key is not written, now or ever (`order-confirmed:17`). No personal data. */
  onceKey?: string;
}

/**
 * Writes a job inside the caller's transaction: it runs if and only if the transaction commits. The payload is
 * checked, so that a wrong one fails here and not hours later; throws ZodError.
 */
export async function enqueue<Kind extends JobKind>(
  trx: QueryExecutorProvider,
  kind: Kind,
  payload: JobPayload<Kind>,
  { runAt = new Date(), onceKey }: EnqueueOptions = {},
): Promise<void> {
  const checked = JSON.stringify(JOB_PAYLOADS[kind].parse(payload));
  await sql`
    insert into job (kind, payload, run_at, once_key)
    values (${kind}, ${checked}::jsonb, ${runAt}, ${onceKey ?? null})
    on conflict (once_key) do nothing
  `.execute(trx);
}
