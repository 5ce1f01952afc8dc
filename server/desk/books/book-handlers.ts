import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { bookCsv } from './book-csv.ts';
import { payoutCsv, readPayouts, setShare } from './payouts.ts';
import { readMovements, readMonth } from './read-books.ts';
import { readSums } from './read-sums.ts';

type Names = 'getBooks' | 'exportBooks' | 'getSums' | 'getPayouts' | 'exportPayouts' | 'setShare';

/** Handlers of the books: a month, its sums beside other years, and what specialists get, on the screen and as files. */
export const bookHandlers = (db: Db): Pick<DeskHandlers, Names> => ({
  getBooks: async ({ path }) => ({ status: 200, body: await readMonth(db, path.month) }),
  async exportBooks(call) {
    const { month } = call.path;
    const movements = await readMovements(db, month);
    await recordAudit(db, {
      actor: signedIn(call).person,
      action: 'books.exported',
      entity: 'books',
      entityId: month,
      details: { entries: movements.length },
    });
    return bookCsv(month, movements);
  },
  getSums: async ({ query }) => ({
    status: 200,
    body: await readSums(db, { period: query.period, by: query.by, after: query.after }),
  }),
  getPayouts: async ({ path }) => ({ status: 200, body: await readPayouts(db, path.month) }),
  async setShare(call) {
    await setShare(db, signedIn(call).person, call.path, call.body);
    return { status: 200, body: await readPayouts(db, call.path.month) };
  },
  async exportPayouts(call) {
    const payouts = await readPayouts(db, call.path.month);
    await recordAudit(db, {
      actor: signedIn(call).person,
      action: 'payouts.exported',
      entity: 'books',
      entityId: payouts.month,
      details: { specialists: payouts.rows.length },
    });
    return payoutCsv(payouts);
  },
});
