import type { DeskRole } from '#domain/desk-terms.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { auditKind, type AuditAction } from '#domain/desk/audit-actions.ts';
import { SECURITY_JOB } from './owners/audit-job-kinds.ts';
import type { Db, Trx } from './tables/tables.ts';

/** Author of a change: a person of the desk, an operator at the command line, the shop itself, or a model. */
export type Actor =
  | { kind: 'person'; id: string; name: string; role: DeskRole }
  | { kind: 'terminal' | 'shop' | 'model'; name: string };

/** A person of the desk. */
export type PersonActor = Extract<Actor, { kind: 'person' }>;

/** An operator who runs a command on the server. */
export const TERMINAL: Actor = { kind: 'terminal', name: 'terminal' };

/** The shop's own programs: jobs and the page server. */
export const SHOP: Actor = { kind: 'shop', name: 'shop' };

/** Somebody whom nobody knows, and who tried to enter. */
export const NOBODY = { kind: 'nobody', name: 'nobody' } as const;

/** What something was done to. */
export type AuditEntity =
  | 'order'
  | 'orders'
  | 'person'
  | 'invitation'
  | 'session'
  | 'passkey'
  | 'fairy'
  | 'price'
  | 'product'
  | 'coupon'
  | 'coupon-batch'
  | 'books'
  | 'text'
  | 'personal-data'
  | 'newsletter'
  | 'letter'
  | 'withdrawal'
  | 'rating'
  | 'operation'
  | 'shop'
  | 'job';

/** One thing that was done. */
export interface AuditEntry {
  actor: Actor | typeof NOBODY;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string | number;
  /** Names of the changed fields; about orders never their values. */
  fields?: readonly string[];
  /** Facts without personal data of customers. */
  details?: Readonly<Record<string, unknown>>;
}

/** Appends to the audit, in the transaction of the change. Owners are notified of urgent actions (audit-actions.ts). */
export async function recordAudit(
  trx: Db | Trx,
  { actor, action, entity, entityId, fields = [], details = {} }: AuditEntry,
): Promise<void> {
  const person = actor.kind === 'person' ? actor : undefined;
  const { id } = await trx
    .insertInto('audit')
    .values({
      actor_kind: actor.kind,
      actor_id: person?.id ?? null,
      actor_name: actor.name,
      actor_role: person?.role ?? null,
      action,
      entity,
      entity_id: String(entityId),
      fields: [...fields],
      details: JSON.stringify(details),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (auditKind(action).isMailed) await enqueue(trx, SECURITY_JOB, { auditId: id });
}
