import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { bookCsv } from './book-csv.ts';
import { readEntries, readMonth } from './read-books.ts';

/** Handlers of a month of the books, on the screen and as a file. */
export const bookHandlers = (db: Db): Pick<DeskHandlers, 'getBooks' | 'exportBooks'> => ({
  getBooks: async ({ path }) => ({ status: 200, body: await readMonth(db, path.month) }),
  async exportBooks(call) {
    const { month } = call.path;
    const entries = await readEntries(db, month);
    await recordAudit(db, {
      actor: signedIn(call).person,
      action: 'books.exported',
      entity: 'books',
      entityId: month,
      details: { entries: entries.length },
    });
    return bookCsv(month, entries);
  },
});
