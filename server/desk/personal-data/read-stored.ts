import type { Config } from '#server/config.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import type { Outbox } from '#server/mail/outbox/outbox.ts';
import { erasureOutlook } from '#server/people/erase-person.ts';
import { rowsAbout } from '#server/people/export-person.ts';
import { sha256 } from '#server/sha256.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type PersonalData = DeskSchemas['PersonalData'];

export interface StoredOptions {
  db: Db;
  outbox: Pick<Outbox, 'of'>;
  retention: Config['retention'];
}

/** Counts what is stored about an address, from the very rows that its export takes. */
export async function readStored(
  { db, outbox, retention: { books, backups } }: StoredOptions,
  email: string,
): Promise<PersonalData> {
  const { mailsToSend, ...known } = await readKnown(db, email);
  const mails = mailsToSend + (await outbox.of(email)).length;
  const { orders, inBooks, gifts, messages, withdrawals, newsletter } = known.counts;
  const { unanswered, payable, kept } = known.outlook;
  return {
    version: digestOf(known),
    counts: { ...known.counts, mails },
    // Consents and ratings of orders go with them.
    isErasable:
      orders - inBooks + gifts + messages + withdrawals + newsletter + known.ownConsents + mails > 0,
    unanswered,
    payable,
    kept,
    retention: { books, backups },
  };
}

/** The version of what is stored, in the transaction that erases it. */
export async function versionOf(trx: Trx, email: string): Promise<string> {
  const { mailsToSend: _mails, ...known } = await readKnown(trx, email);
  return digestOf(known);
}

const digestOf = (known: object) => sha256(JSON.stringify(known));

async function readKnown(db: Db | Trx, email: string) {
  const rows = await rowsAbout(db, email);
  const orders = rows.orders as { stripped_at: string | null; rating: unknown; consents: unknown[] | null }[];
  const gifts = rows.gifts as { rating: unknown }[];
  return {
    outlook: await erasureOutlook(db, email),
    counts: {
      orders: orders.length,
      inBooks: orders.filter(({ stripped_at }) => stripped_at !== null).length,
      gifts: gifts.length,
      messages: rows.messages.length,
      withdrawals: rows.withdrawals.length,
      newsletter: rows.newsletter.length,
      consents: orders.reduce(
        (sum, { consents }) => sum + (consents?.length ?? 0),
        rows.newsletterConsents.length,
      ),
      ratings: [...orders, ...gifts].filter(({ rating }) => rating !== null).length,
    },
    ownConsents: rows.newsletterConsents.length,
    mailsToSend: rows.mailsToSend.length,
  };
}
