import { sql } from 'kysely';
import { ApiError } from '#server/api-error.ts';
import { NOBODY, recordAudit, type AuditEntry, type PersonActor } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { deviceName } from './device-name.ts';

/** The ways to show who one is. */
export type Way = 'passkey' | 'code' | 'link';

/** Refused tries of people whom nobody knows that are noted within an hour: the audit is kept for ever, a flood is not. */
export const NOTED_AN_HOUR = 60;

/** How long (minutes) one person's refusals of one thing are one entry. */
const SAME_REFUSAL = 10;

interface Try {
  way: Way;
  /** The signed-in person; undefined before signing in. */
  actor?: PersonActor;
  call: { headers: { 'user-agent'?: string | undefined } };
}

/** Runs a try to show who one is, and notes in the audit that it was refused. */
export async function notingRefusals<Result>(
  db: Db,
  { way, actor, call }: Try,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error))
      await note(db, {
        actor: actor ?? NOBODY,
        action: 'sign-in.refused',
        entity: 'session',
        entityId: way,
        details: { way, device: deviceName(call.headers['user-agent']) },
      });
    throw error;
  }
}

/** Whether a try was refused, and not broken off by a database that is away. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.statusCode < 500;

/** Notes that somebody signed in asked for what her role may not. */
export async function noteForbidden(db: Db, actor: PersonActor, operation: string): Promise<void> {
  const same = await db
    .selectFrom('audit')
    .select('id')
    .where('actor_id', '=', actor.id)
    .where('action', '=', 'access.refused')
    .where('entity_id', '=', operation)
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${SAME_REFUSAL})`)
    .executeTakeFirst();
  if (same) return;
  await recordAudit(db, {
    actor,
    action: 'access.refused',
    entity: 'operation',
    entityId: operation,
  });
}

async function note(db: Db, entry: AuditEntry): Promise<void> {
  const { count } = await db
    .selectFrom('audit')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('action', '=', entry.action)
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (count >= NOTED_AN_HOUR) return;
  const isLast = count === NOTED_AN_HOUR - 1;
  await recordAudit(db, { ...entry, details: { ...entry.details, ...(isLast && { isLast }) } });
}
