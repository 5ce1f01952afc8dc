import { sql, type RawBuilder } from 'kysely';
import { LAST_DAY } from '#server/messages/message-terms.ts';
import type { WaitingPage as Page } from '#domain/desk-terms.ts';
import { NEEDS_PERSON } from '#server/withdrawals/needs-person.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { INVOICE_DUE } from '#server/desk/order/order-invoice.ts';
import type { Db } from '#server/store/tables/tables.ts';

type Waiting = DeskSchemas['Waiting'];

/** Days before its last day in which something is due soon. */
const SOON_DAYS = 3;

/** SQL: deadline of each entity that waits on a page; null for one without. */
const DAYS: Readonly<Record<Page, RawBuilder<unknown>>> = {
  messages: sql`select ${LAST_DAY}::date from contact_message where done_at is null`,
  withdrawals: sql`select due_on from withdrawal
    join withdrawal_proof on withdrawal_proof.withdrawal_id = withdrawal.id
    left join shop_order on shop_order.id = withdrawal.order_id
    left join withdrawal_dealt on withdrawal_dealt.withdrawal_id = withdrawal.id
    where ${NEEDS_PERSON}`,
  words: sql`select null::date from rating_words where state = 'waiting'`,
  books: sql`select ${INVOICE_DUE}::date from order_invoice join shop_order on shop_order.id = order_id
    where number is null`,
};

const NOTHING = { open: 0, soon: 0, late: 0, nearest: null };

/** Counts what waits for an owner on each page, by its last day: for the menu, the morning's mail and the shop's state. */
export async function readWaiting(db: Db): Promise<Waiting> {
  const days = Object.entries(DAYS).map(
    ([page, due]) => sql`select ${page}::text, due from (${due}) as waiting (due)`,
  );
  const { rows } = await sql<Waiting[Page] & { page: Page }>`
    select page, count(*)::int as open,
      count(*) filter (where due between shop_today() and shop_today() + ${SOON_DAYS}::int)::int as soon,
      count(*) filter (where due < shop_today())::int as late, min(due)::text as nearest
    from (${sql.join(days, sql` union all `)}) as waiting (page, due) group by page
  `.execute(db);
  const of = (page: Page): Waiting[Page] => {
    const { page: _, ...counts } = rows.find((row) => row.page === page) ?? { page, ...NOTHING };
    return counts;
  };
  return { messages: of('messages'), withdrawals: of('withdrawals'), words: of('words'), books: of('books') };
}

/** Handler of the menu's numbers. */
export const waitingHandlers = (db: Db): Pick<DeskHandlers, 'countWaiting'> => ({
  countWaiting: async () => ({ status: 200, body: await readWaiting(db) }),
});
