import { sql } from 'kysely';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import type { Handlers } from '#server/contract.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { createWriteProbe } from '#server/store/write-probe.ts';

/** Handlers of the liveness and readiness probes. A shop that can show pages and take no order is not ready. */
export function systemHandlers(
  db: Db,
  takesWrites = createWriteProbe(db),
): Pick<Handlers, 'healthLive' | 'healthReady'> {
  return {
    healthLive: async () => ({ status: 200, body: { status: 'ok' } }),
    healthReady: async () => {
      await sql`select 1 from schema_migration limit 1`.execute(db).catch((error: unknown) => {
        throw new ApiError(503, ERROR_CODE.server, 'The database does not answer', [], { cause: error });
      });
      await takesWrites().catch((error: unknown) => {
        throw new ApiError(503, ERROR_CODE.server, 'The database takes no writes', [], { cause: error });
      });
      return { status: 200, body: { status: 'ok' } };
    },
  };
}
