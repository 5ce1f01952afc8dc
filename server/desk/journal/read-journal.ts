import { sql, type ExpressionBuilder } from 'kysely';
import { auditActions, auditKind, isAuditAction, type AuditAction } from '#domain/desk/audit-actions.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { pageOf } from '#server/desk/page-of.ts';
import type { Db, Tables } from '#server/store/tables/tables.ts';

/** Entries of one page of the journal. */
const PAGE = 50;

/** What the journal is filtered by. */
export interface JournalQuery {
  after?: string | undefined;
  person?: string | undefined;
  group?: DeskSchemas['JournalGroup'] | undefined;
  /** `YYYY-MM-DD`, in Warsaw. */
  day?: string | undefined;
  refused?: boolean | undefined;
}

type Entry = DeskSchemas['JournalEntry'];

const actionsWhere = (test: (action: AuditAction) => boolean): AuditAction[] => auditActions.filter(test);

/** Reads a page of the audit, the latest first. Of customers it contains order numbers only. */
export async function readJournal(db: Db, { after, person, group, day, refused }: JournalQuery) {
  const isOnDay = ({ eb }: ExpressionBuilder<Tables, 'audit'>) =>
    eb.and([
      eb('at', '>=', sql<Date>`(${day}::date)::timestamp at time zone ${SHOP_TIME_ZONE}`),
      eb('at', '<', sql<Date>`(${day}::date + 1)::timestamp at time zone ${SHOP_TIME_ZONE}`),
    ]);
  const rows = await db
    .selectFrom('audit')
    .select([
      'id',
      'at',
      'actor_kind',
      'actor_name',
      'actor_role',
      'action',
      'entity',
      'entity_id',
      'details',
    ])
    .select(
      sql<string | null>`case entity
        when 'person' then (select name from desk_person where id::text = entity_id)
        else details ->> 'name'
      end`.as('subject'),
    )
    .$if(after !== undefined, (list) => list.where('id', '<', after ?? ''))
    .$if(person !== undefined, (list) => list.where('actor_id', '=', person ?? ''))
    .$if(group !== undefined, (list) =>
      list.where(
        'action',
        'in',
        actionsWhere((action) => auditKind(action).group === group),
      ),
    )
    .$if(day !== undefined, (list) => list.where(isOnDay))
    .$if(refused === true, (list) =>
      list.where(
        'action',
        'in',
        actionsWhere((action) => auditKind(action).isRefusal === true),
      ),
    )
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { rows: shown, next } = pageOf(rows, PAGE, ({ id }) => id);
  return { entries: shown.map(toEntry), next };
}

interface Row {
  id: string;
  at: Date;
  actor_kind: Entry['actor']['kind'];
  actor_name: string;
  actor_role: string | null;
  action: string;
  entity: string;
  entity_id: string;
  details: Record<string, unknown>;
  subject: string | null;
}

/** An entry as the desk shows it: of the details only what has words. */
function toEntry({ id, at, action, entity, entity_id: entityId, details, subject, ...actor }: Row): Entry {
  const isPerson = actor.actor_kind === 'person';
  const { actor_role: role } = actor;
  const { device, way, isLast } = details;
  const page = entity === 'operation' ? pageNeeding(entityId) : undefined;
  return {
    id,
    at: at.toISOString(),
    actor: {
      kind: actor.actor_kind,
      ...(isPerson && { name: actor.actor_name }),
      ...((role === 'owner' || role === 'specialist') && { role }),
    },
    ...(isAuditAction(action) && { action }),
    isRefused: isAuditAction(action) && auditKind(action).isRefusal === true,
    ...(entity === 'order' && { orderId: Number(entityId) }),
    // What somebody did to herself is said by who did it.
    ...(subject !== null && subject !== actor.actor_name && { subject }),
    ...(typeof device === 'string' && { device }),
    ...((way === 'passkey' || way === 'code' || way === 'link') && { way }),
    ...(page !== undefined && { page }),
    ...(isLast === true && { isLast }),
  };
}

/** The page of the desk that an operation opens. */
const pageNeeding = (operation: string): string | undefined =>
  Object.values(DESK_PAGES).find(
    (page): page is Extract<typeof page, { may: string; title: string }> =>
      'may' in page && 'title' in page && page.may === operation,
  )?.title;
