import { AUDIT_NAMES } from '#domain/desk/audit-names.ts';
import { isAuditAction } from '#domain/desk/audit-actions.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Data of an audit entry for a mail about access. */
export interface SecurityEntry {
  what: string;
  /** The person's name; missing for an operator at the terminal and for the shop. */
  who: string | undefined;
  /** A customer did it by herself, as on the page of her data. */
  isCustomer: boolean;
  /** Whom it concerns, where that is somebody else. */
  whom: string | undefined;
  device: string | undefined;
  at: Date;
}

/** Reads an entry for the mail to the owners; `undefined` for one that this program has no words for. */
export async function readSecurityEntry(db: Db, auditId: string): Promise<SecurityEntry | undefined> {
  const row = await db
    .selectFrom('audit')
    .select(['at', 'action', 'actor_kind', 'actor_name', 'details'])
    .where('id', '=', auditId)
    .executeTakeFirst();
  if (!row || !isAuditAction(row.action)) return undefined;
  const { device, name } = row.details;
  return {
    what: AUDIT_NAMES[row.action],
    who: row.actor_kind === 'person' ? row.actor_name : undefined,
    isCustomer: row.actor_kind === 'shop' && row.actor_name === 'customer',
    whom: typeof name === 'string' ? name : undefined,
    device: typeof device === 'string' ? device : undefined,
    at: row.at,
  };
}
