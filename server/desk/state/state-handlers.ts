import { noteAllDue } from '#server/jobs/due-lanes.ts';
import { sql } from 'kysely';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { runChecks, type CheckConfig } from '#server/checks/run-checks.ts';
import { readState, type StateConfig } from './read-state.ts';

/** Handlers of how the shop is, and of the retry of what failed. */
export const stateHandlers = (
  db: Db,
  config: StateConfig & CheckConfig,
  sendOne: () => Promise<void>,
): Pick<DeskHandlers, 'getShopState' | 'retryJob' | 'retryFailedJobs' | 'tryConnections'> => ({
  getShopState: async () => ({ status: 200, body: await readState(db, config) }),
  async tryConnections({ headers }) {
    await runChecks(db, config, { sendOne, headers });
    return { status: 200, body: await readState(db, config) };
  },
  /**
   * Runs a job again now, with all its attempts. The handler of each kind looks first what is done already, so that a
   * retry of what has happened meanwhile, or was called off, does nothing; one that a process is working on stays.
   */
  async retryJob(call) {
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ kind: string }>`
        update job set run_at = now(), attempts = 0, failed_at = null, leased_until = null
        where id = ${call.path.jobId} and done_at is null and (leased_until is null or leased_until <= now())
          and (failed_at is not null or attempts > 0)
        returning kind
      `.execute(trx);
      const [job] = rows;
      if (!job) throw unknown();
      await recordAudit(trx, {
        actor: signedIn(call).person,
        action: 'job.retried',
        entity: 'job',
        entityId: call.path.jobId,
        details: { kind: job.kind },
      });
    });
    noteAllDue();
    return { status: 200, body: await readState(db, config) };
  },
  /** As `retryJob`, of all jobs that were given up. */
  async retryFailedJobs(call) {
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ kind: string }>`
        update job set run_at = now(), attempts = 0, failed_at = null, leased_until = null
        where failed_at is not null and done_at is null
        returning kind
      `.execute(trx);
      if (rows.length > 0)
        await recordAudit(trx, {
          actor: signedIn(call).person,
          action: 'job.all-retried',
          entity: 'job',
          entityId: 'all',
          details: { count: rows.length },
        });
    });
    noteAllDue();
    return { status: 200, body: await readState(db, config) };
  },
});
