import type { ColumnType, Generated } from 'kysely';
import type { ContactKind } from '#domain/typed/contact-kind.ts';
import type { DeskRole, DrillProblem, OrderMails, SessionEntry } from '#domain/desk-terms.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import type { Moment } from '../moments.ts';

/**
 * What people of the desk have of their own: browsers on which they are notified, with the shop's keys for it
 * (222_push.sql), and phrases (256_phrase.sql).
 */
export interface PersonTables {
  phrase: {
    id: string;
    person_id: string;
    body: string;
    version: Generated<number>;
    made_at: Moment;
  };
  push_key: { public_key: string; private_key: string };
  push_subscription: {
    id: Generated<string>;
    person_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    device: string;
    created_at: ColumnType<Date, never, never>;
    failing_since: Date | null;
  };
}

/** A column that an insert may leave out. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type Json<T> = ColumnType<T, string, never>;
export type Fixed<T> = ColumnType<T, T, never>;

/** Append-only (031_desk_audit.sql). */
export interface AuditTable {
  id: ColumnType<string, never, never>;
  at: ColumnType<Date, Date | undefined, never>;
  actor_kind: Fixed<'person' | 'terminal' | 'shop' | 'model' | 'nobody'>;
  actor_id: ColumnType<string | null, string | null, never>;
  actor_name: Fixed<string>;
  actor_role: ColumnType<string | null, string | null, never>;
  action: Fixed<string>;
  entity: Fixed<string>;
  entity_id: Fixed<string>;
  fields: ColumnType<string[], string[], never>;
  details: Json<Record<string, unknown>>;
}

export interface DeskPersonTable {
  id: string;
  role: DeskRole;
  name: string;
  email: string;
  fairy_id: string | null;
  version: Generated<number>;
  order_mails: Generated<OrderMails>;
  created_at: ColumnType<Date, Date | undefined, never>;
  removed_at: Maybe<Date>;
}

export interface DeskInvitationTable {
  id: Generated<string>;
  token_hash: string;
  person_id: string;
  role: DeskRole;
  name: string;
  email: string;
  fairy_id: string | null;
  invited_by: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
  expires_at: Date;
  used_at: Maybe<Date>;
  withdrawn_at: Maybe<Date>;
}

export interface DeskPasskeyTable {
  id: string;
  person_id: string;
  public_key: Buffer;
  /** A bigint, read as text. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  device: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  last_used_at: Maybe<Date>;
}

export interface DeskSessionTable {
  id: Generated<string>;
  token_hash: string;
  person_id: string;
  entry: SessionEntry;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  fresh_at: Maybe<Date>;
  ended_at: Maybe<Date>;
  /** Digest of the token before the last proof, and until when it still reaches the session. */
  earlier_hash: Maybe<string>;
  earlier_until: Maybe<Date>;
}

/** Every base prompt that a service had; written by a trigger alone (067_service.sql). */
export interface ProductPromptTable {
  product_id: ColumnType<string, never, never>;
  version: ColumnType<number, never, never>;
  base_prompt: ColumnType<string, never, never>;
  since: ColumnType<Date, never, never>;
}

/** What visitors did, for the desk to draw: sums by day in Warsaw. */
export interface TransitionCountTable {
  day: ColumnType<string, string, never>;
  machine: string;
  from_state: string;
  event: string;
  to_state: string;
  /** A bigint, read as text. */
  count: ColumnType<string, number, number>;
}

/** A picture that an owner has uploaded, by the path that it is served at. */
export interface PictureTable {
  path: string;
  bytes: Uint8Array;
  unused_since: Maybe<Date>;
}

/** Drills that were made (087_restore_drill.sql). */
export interface RestoreDrillTable {
  id: ColumnType<string, never, never>;
  at: ColumnType<Date, Date | undefined, never>;
  source: 'snapshot' | 'database';
  backup_at: Date | null;
  seconds: number;
  orders: number | null;
  problem: DrillProblem | null;
}

/** Where a text's draft can be looked at (079_text_preview.sql). */
interface TextPreviewTable {
  text: TextId;
  token_hash: string;
  until: Date;
}

/** Every text as it ever was (078_text_version.sql); append-only. */
export interface TextVersionTable {
  text: Fixed<string>;
  number: Fixed<number>;
  kind: Fixed<'draft' | 'published' | 'discarded' | 'outside'>;
  content: Json<Readonly<Record<string, string>>>;
  at: ColumnType<Date, Date | undefined, never>;
  author: ColumnType<string | null, string | null, never>;
  restored: ColumnType<number | null, number | null | undefined, never>;
}

/** The shop's texts at the desk. */
export interface TextTables {
  text_version: TextVersionTable;
  text_preview: TextPreviewTable;
}

/** A letter of the contact form. */
export interface ContactMessageTable {
  id: Generated<string>;
  first_name: string;
  last_name: string;
  email: string;
  message: string;
  received_at: Moment;
  kind: Generated<ContactKind>;
  is_sorted: Generated<boolean>;
  done_at: Maybe<Date>;
  /** The day from which its last day counts, where that is not the day it came. */
  waits_since: Maybe<string>;
  version: ColumnType<number, never, never>;
  /** Digest of the address, set by a trigger (210_customer_key.sql). */
  customer_key: ColumnType<string, never, never>;
  /** In the address that replies come in by (246_mail_in.sql). */
  reply_key: ColumnType<string, never, never>;
}

/** A reply of the desk to a letter of the contact form (080_letter.sql). */
export interface MessageReplyTable {
  id: string;
  letter_id: string;
  body: string;
  author: string;
  /** Whether the customer wrote it; it was pasted by a person, or came by mail. */
  from_customer: Generated<boolean>;
  /** The day on which pasted words came. */
  received_on: Maybe<string>;
  /** Digest of the Message-ID, for text that came by mail. */
  mail_digest: Generated<string | null>;
  from_other_address: Generated<boolean>;
  attachment_names: Generated<string[]>;
  is_cut: Generated<boolean>;
  written_at: Moment;
  send_at: Maybe<Date>;
  accepted_at: Maybe<Date>;
  refused_at: Maybe<Date>;
}

/** What a person of the desk wrote about an order to its customer. */
export interface OrderMailTable extends Omit<
  MessageReplyTable,
  | 'letter_id'
  | 'from_customer'
  | 'received_on'
  | 'mail_digest'
  | 'from_other_address'
  | 'attachment_names'
  | 'is_cut'
> {
  order_id: number;
}

/** A note at an order between owners and its specialist (247_order_note.sql). */
export interface OrderNoteTable {
  id: string;
  order_id: number;
  person_id: string | null;
  author: string;
  body: string;
  written_at: Moment;
}

/** The newest responses of 500 and above (076_server_error.sql). */
export interface ServerErrorTable {
  request_id: string;
  at: ColumnType<Date, never, never>;
  method: string;
  route: string;
  status: number;
  type: string;
  message: string;
}
