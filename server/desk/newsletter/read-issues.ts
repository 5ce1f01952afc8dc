import { sql } from 'kysely';
import { pageOf } from '#server/desk/page-of.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import {
  issueRows as rows,
  NEWSLETTER_COLUMN,
  textsOf,
  type IssueRow,
} from '#server/newsletter/issue-texts.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** Reads an issue for a change: others wait. */
export const lockIssue = (trx: Trx, id: string): Promise<IssueRow | undefined> =>
  rows(trx).where('id', '=', id).forUpdate().executeTakeFirst();

const STATE = {
  DRAFT: 'draft',
  SENDING: 'sending',
  STOPPED: 'stopped',
  SENT: 'sent',
  CANCELED: 'canceled',
  REMOVED: 'canceled',
} as const;

function toIssue(row: IssueRow, waiting: number, stoppedAddresses: number): DeskSchemas['NewsletterIssue'] {
  const { recipients, accepted, refused, given_up: givenUp, unclear } = row;
  return {
    id: row.id,
    state: STATE[row.state],
    version: row.version,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    waitsUntil: row.state === 'SENDING' ? (row.waits_until?.toISOString() ?? null) : null,
    problem: row.problem,
    stoppedAddresses,
    counts: {
      recipients,
      accepted,
      refused,
      givenUp,
      unclear,
      waiting,
      // Gone by themselves before their turn; a canceled issue does not tell them from those it was ended for.
      left: row.state === 'CANCELED' ? 0 : recipients - accepted - refused - givenUp - unclear - waiting,
      unsubscribed: row.unsubscribed,
    },
    fields: textsOf(row),
    versions: Object.fromEntries(
      Object.entries(NEWSLETTER_COLUMN).map(([field, column]) => [field, row.field_versions[column] ?? 1]),
    ) as DeskSchemas['NewsletterIssue']['versions'],
  };
}

/** Addresses that still wait for an issue, and that its sending stopped. */
const countsOf = async (db: Db | Trx, { id, state }: IssueRow): Promise<[number, number]> => {
  if (state === 'DRAFT') return [0, 0];
  const { rows: found } = await sql<{ waiting: number; stopped: number }>`
    select (select count(*) from newsletter_delivery where letter_id = ${id})::int as waiting,
      (select count(*) from subscriber where stopped_by = ${id} and stopped_at is not null)::int as stopped
  `.execute(db);
  return [found[0]?.waiting ?? 0, found[0]?.stopped ?? 0];
};

/** One issue with its counts; `undefined` for an unknown or removed one. */
export async function readIssue(
  db: Db | Trx,
  id: string,
): Promise<DeskSchemas['NewsletterIssue'] | undefined> {
  const row = await rows(db).where('id', '=', id).executeTakeFirst();
  return row && toIssue(row, ...(await countsOf(db, row)));
}

/** How many addresses there are: an issue would go to those that are confirmed. */
export async function countAddresses(db: Db): Promise<DeskSchemas['Newsletters']['addresses']> {
  const { rows: found } = await sql<DeskSchemas['Newsletters']['addresses']>`
    select count(*) filter (where status = 'CONFIRMED' and stopped_at is null)::int as confirmed,
      count(*) filter (where status = 'PENDING')::int as unconfirmed,
      count(*) filter (where status = 'CONFIRMED' and stopped_at is not null)::int as stopped
    from subscriber
  `.execute(db);
  return found[0] ?? { confirmed: 0, unconfirmed: 0, stopped: 0 };
}

/** Issues of one page of the list. */
const PAGE = 50;

/** A page of issues, newest first, and how many addresses there are. */
export async function readIssues(db: Db, after: string | undefined): Promise<DeskSchemas['Newsletters']> {
  const read = await rows(db)
    .$if(after !== undefined, (list) =>
      list.where(
        sql<boolean>`(created_at, id) < (select created_at, id from newsletter_letter where id = ${after}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { rows: issues, next } = pageOf(read, PAGE, ({ id }) => id);
  const counts = await Promise.all(issues.map((row) => countsOf(db, row)));
  return {
    addresses: await countAddresses(db),
    next,
    issues: issues.map((row, at) => toIssue(row, ...(counts[at] ?? [0, 0]))),
  };
}
