import type { ColumnType, Generated } from 'kysely';
import type { Moment, MomentOrNone } from '../moments.ts';
import type { Maybe } from './desk-tables.ts';

type Count = Generated<number>;

/** An address of the newsletter, in lower case. */
export interface SubscriberTable {
  email: string;
  status: Generated<'PENDING' | 'CONFIRMED'>;
  asked_at: Moment;
  confirmed_at: ColumnType<Date | null, Date | undefined, Date | null>;
  stopped_at: Maybe<Date>;
  stopped_by: Maybe<string>;
  missed: Generated<number>;
}

/** A link in a newsletter mail: digest of its token, and its purpose. */
export interface SubscriberTokenTable {
  token_hash: string;
  email: string;
  purpose: 'confirm' | 'unsubscribe';
  expires_at: MomentOrNone;
  created_at: Moment;
  letter_id: Maybe<string>;
}

/** A newsletter issue, with counts of its deliveries by outcome (082_newsletter.sql). */
export interface NewsletterIssueTable {
  id: string;
  subject: Generated<string>;
  preheader: Generated<string>;
  body: Generated<string>;
  link_text: Generated<string>;
  link_url: Generated<string>;
  /** `field_versions` and `version` are set by a trigger. */
  field_versions: ColumnType<Readonly<Record<string, number>>, never, never>;
  version: ColumnType<number, never, never>;
  state: Generated<'DRAFT' | 'SENDING' | 'STOPPED' | 'SENT' | 'CANCELED' | 'REMOVED'>;
  created_at: ColumnType<Date, never, never>;
  started_at: Maybe<Date>;
  ended_at: Maybe<Date>;
  run: Count;
  recipients: Count;
  accepted: Count;
  refused: Count;
  given_up: Count;
  unclear: Count;
  unsubscribed: Count;
  failures: Count;
  waits_until: Maybe<Date>;
  problem: Maybe<'login' | 'letter' | 'silence' | 'refusals'>;
  refused_in_row: Count;
  unclear_in_row: Count;
}

/** An address to which an issue has not been delivered yet. */
export interface NewsletterDeliveryTable {
  letter_id: string;
  email: string;
  attempts: Count;
  due_at: ColumnType<Date, Date, Date>;
  taken_at: Maybe<Date>;
}
