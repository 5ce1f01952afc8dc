import type { ColumnType, Generated } from 'kysely';
import type { Maybe } from '../tables/desk-tables.ts';
import type { Moment } from '../moments.ts';

/** Entries of the next mail to the owner's mailbox (088_unproven_mail.sql). */
export interface DigestEntryTable {
  id: ColumnType<string, never, never>;
  kind: 'message' | 'withdrawal';
  ref: string;
  at: Moment;
}

/** What proved a withdrawal: the order's own link, a confirmation from the receipt's mail, or a person of the desk. */
export type WithdrawalProof = 'order-link' | 'receipt' | 'person';

/** Withdrawals and their handling. */
interface WithdrawalTables {
  withdrawal: {
    id: Generated<number>;
    name: string | null;
    order_number: string | null;
    email: string | null;
    statement: string | null;
    received_at: Date;
    /** Written as `YYYY-MM-DD` and read as text in queries, because a day has no time zone. */
    due_on: ColumnType<Date, string, never>;
    order_id: number | null;
  };
  /** One for each statement, written by a trigger (091_statement_waits.sql). */
  withdrawal_proof: {
    withdrawal_id: number;
    /** Digest of the token in the receipt's mail; null when none was mailed. */
    token_hash: Maybe<string>;
    /** `before`: a statement of the time when none was needed. */
    proved_by: Maybe<WithdrawalProof | 'before'>;
    proved_at: Maybe<Date>;
    /** The person's name. */
    author: Maybe<string>;
    /** When the mailbox's reader disowned the withdrawal. */
    denied_at: Maybe<Date>;
    /** Digest of the token in the address of the receipt's page (263_receipt_page.sql). */
    page_hash: Maybe<string>;
  };
  withdrawal_dealt: { withdrawal_id: number; at: Moment; author: string };
}

/** What strangers' forms bring, with the limits of the mails that they cause. */
export interface FormTables extends WithdrawalTables {
  unproven_mail: { id: ColumnType<string, never, never>; address_hash: string; kind: string; at: Date };
  hash_key: { one: ColumnType<boolean, never, never>; key: string };
  owner_digest_entry: DigestEntryTable;
  owner_digest: {
    one: ColumnType<boolean, never, never>;
    is_due: boolean;
    sent_at: Maybe<Date>;
  };
}
