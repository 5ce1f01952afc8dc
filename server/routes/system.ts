import { sql } from 'kysely';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import type { Handlers } from '#server/contract.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Handlers of the liveness and readiness probes. */
export function systemHandlers(db: Db): Pick<Handlers, 'healthLive' | 'healthReady'> {
  return {
    healthLive: async () => ({ status: 200, body: { status: 'ok' } }),
    healthReady: async () => {
      await sql`select 1 from schema_migration limit 1`.execute(db).catch((error: unknown) => {
        throw new ApiError(503, ERROR_CODE.server, 'The database does not answer', [], { cause: error });
      });
      return { status: 200, body: { status: 'ok' } };
    },
  };
}
