import { sql } from 'kysely';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import type { Handlers } from '#server/contract.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { createWriteProbe } from '#server/store/write-probe.ts';
import { VERSION } from '#server/version.ts';

/** Handlers of the liveness and readiness probes. A shop that can show pages and take no order is not ready. */
export function systemHandlers(
  db: Db,
  isLeaving: () => boolean = () => false,
  takesWrites = createWriteProbe(db),
): Pick<Handlers, 'healthLive' | 'healthReady'> {
  return {
    healthLive: async () => ({ status: 200, body: { status: 'ok', version: VERSION } }),
    healthReady: async () => {
      if (isLeaving()) throw new ApiError(503, ERROR_CODE.server, 'The process is about to end');
      await sql`select 1 from schema_migration limit 1`.execute(db).catch((error: unknown) => {
        throw new ApiError(503, ERROR_CODE.server, 'The database does not answer', [], { cause: error });
      });
      await takesWrites().catch((error: unknown) => {
        throw new ApiError(503, ERROR_CODE.server, 'The database takes no writes', [], { cause: error });
      });
      return { status: 200, body: { status: 'ok', version: VERSION } };
    },
  };
}
