import type { Persona } from '#domain/catalogue.ts';
import type { HousekeepingStepTable } from '../housekeeping/step-table.ts';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { SpecializationIcon } from '#domain/catalogue.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { OrderStatus } from '#domain/payment.ts';
import type { GuideLength, GuideManner } from '#domain/guide/guide-table.ts';
import type { ProductType, ServiceKind } from '#domain/product-type.ts';
import type { RatingRule, RatingWordsState } from '#domain/ratings.ts';
import type {
  NewsletterDeliveryTable,
  NewsletterIssueTable,
  SubscriberTable,
  SubscriberTokenTable,
} from './newsletter-tables.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import type { ZodiacSign } from '#domain/zodiac.ts';
import type { ClockChoice } from '#domain/birth-chart.ts';
import type { FormTables } from '../strangers/form-tables.ts';
import type { ConnectionCheckTable, ShopOpeningTable } from './catalogue-tables.ts';
import type {
  CouponBatchTable,
  CouponTable,
  FairyShareTable,
  OrderInvoiceTable,
  PaymentTables,
} from './money-tables.ts';
import type { Moment, MomentOrNone } from '../moments.ts';
import type {
  PersonTables,
  AuditTable,
  ContactMessageTable,
  DeskInvitationTable,
  DeskPasskeyTable,
  DeskPersonTable,
  DeskSessionTable,
  MessageReplyTable,
  OrderMailTable,
  OrderNoteTable,
  ProductPromptTable,
  Maybe,
  TransitionCountTable,
  PictureTable,
  RestoreDrillTable,
  TextTables,
  ServerErrorTable,
} from './desk-tables.ts';
import type {
  AnswerApprovalTable,
  AnswerDraftTable,
  AnswerCorrectionTable,
  AnswerReviewTable,
  AnswerTable,
} from './answer-tables.ts';

/** Kysely's types of the tables in server/migrations. */
export interface Tables extends TextTables, PersonTables, PaymentTables, FormTables {
  product: {
    id: string;
    title: string;
    description: string;
    image_src: string;
    product_type: ProductType;
    base_prompt: string;
    /** Names of the positions of a tarot service's spread; empty: the number of cards names them. */
    spread: Generated<string[]>;
    questions_count: number;
    position: number;
    /** Set by a trigger (067_service.sql). */
    field_versions: ColumnType<Readonly<Record<string, number>>, never, never>;
    archived_at: MomentOrNone;
  };
  product_prompt: ProductPromptTable;
  fairy: {
    id: string;
    name: string;
    seo_title: string;
    seo_description: string;
    image_src: string;
    is_available: boolean;
    /** A multirange as text: "{[2026-11-24,2026-11-27)}", each end the day after (084_absence.sql). */
    absences: Generated<string>;
    /** Typed in once; shown for the sample's specialists alone. */
    response_time: Generated<string>;
    /** As measured (212_usual_minutes.sql). */
    usual_minutes: Maybe<number>;
    /** Typed in; shown for the sample's specialists alone. */
    rating: number | null;
    description: string;
    zodiac_sign: ZodiacSign;
    voice: Generated<string>;
    persona: Generated<Persona>;
    position: number;
    version: Generated<number>;
    field_versions: Generated<Readonly<Record<string, number>>>;
    /** When the specialist was archived; null while she is in the shop. */
    archived_at: Maybe<Date>;
  };
  guide_table: {
    one: Generated<boolean>;
    version: Generated<number>;
    lengths: ColumnType<Readonly<Record<string, GuideLength>>, string, string>;
    manners: ColumnType<Readonly<Record<string, GuideManner>>, string, string>;
  };
  sample_answer: {
    fairy_id: string;
    service: ServiceKind;
    question: string;
    answer: string;
    version: Generated<number>;
  };
  picture: PictureTable;
  specialization: {
    id: string;
    fairy_id: string;
    content: string;
    icon: SpecializationIcon;
    position: number;
  };
  fairy_product: {
    id: string;
    fairy_id: string;
    product_id: string;
    price: Grosze;
    on_sale: Generated<boolean>;
    /** Goes back on sale when its service returns to the shop. */
    sold_before_archive: Generated<boolean>;
    /** Both are set by a trigger (056_price.sql). */
    price_version: ColumnType<number, never, never>;
    price_since: ColumnType<Date, never, never>;
  };
  price_history: {
    id: ColumnType<string, never, never>;
    fairy_product_id: string;
    price: Grosze;
    valid_from: Date;
    valid_until: Date;
  };
  coupon: CouponTable;
  coupon_batch: CouponBatchTable;
  rating: {
    id: ColumnType<string, never, never>;
    order_id: ColumnType<number | null, number, null>;
    fairy_id: ColumnType<string, string, never>;
    stars: ColumnType<number, number, never>;
    at: ColumnType<Date, never, never>;
  };
  rating_words: {
    rating_id: ColumnType<string, string, never>;
    words: ColumnType<string, string, never>;
    first_name: ColumnType<string, string, never>;
    written_at: ColumnType<Date, never, never>;
    state: ColumnType<RatingWordsState, never, RatingWordsState>;
    rule: ColumnType<RatingRule | null, never, RatingRule | null>;
    decided_by: ColumnType<string | null, never, string>;
    decided_at: ColumnType<Date | null, never, Date>;
  };
  transition_count: TransitionCountTable;
  server_error: ServerErrorTable;
  restore_drill: RestoreDrillTable;
  housekeeping_step: HousekeepingStepTable;
  catalogue_version: { one: boolean; version: number };
  shop_opening: ShopOpeningTable;
  connection_check: ConnectionCheckTable;
  robot_refusal: { day: Generated<Date>; why: 'refused' | 'silent'; count: Generated<number> };
  page_content: { page: TextId; type: string; content: string; position: number };
  post: {
    id: number;
    slug: string;
    published_at: ColumnType<Date, string, string>;
    title_html: string;
    seo_title: string;
    seo_description: string;
    thumbnail: string;
    excerpt: string;
    body: string[];
  };
  shop_order: {
    id: Generated<number>;
    customer_id: Generated<string>;
    status: Generated<OrderStatus>;
    fairy_product_id: string | null;
    product_name: string | null;
    product_type: ProductType | null;
    fairy_name: string | null;
    full_price: Grosze | null;
    total_price: Grosze | null;
    customer_name: string | null;
    email: string;
    /** Written as `YYYY-MM-DD` and read as text in queries, because a birth date has no time zone. */
    birth_date: ColumnType<Date | null, string, string | null>;
    birth_time: string | null;
    city: string | null;
    partner_name: string | null;
    partner_birth_date: ColumnType<Date | null, string | null, string | null>;
    paid_at: MomentOrNone;
    prompt: string | null;
    response: string | null;
    scheduled_for: MomentOrNone;
    deleted: Generated<boolean>;
    stripped_at: MomentOrNone;
    mailed_by: ColumnType<string | null, never, string | null>;
    /** Opens the page where the customer rates her answer; null once the order's data are deleted. */
    rating_key: ColumnType<string | null, never, null>;
    /** Opens the answer's page; set by a trigger (110_answer_page.sql). */
    answer_key: ColumnType<string | null, never, null>;
    /** Somebody has closed the answer's page. */
    answer_closed_at: MomentOrNone;
    answered_at: MomentOrNone;
    purchase_claim: string | null;
    device_digest: Generated<string | null>;
    /** Names of the positions that it was sold with, set by a trigger (240_order_spread.sql). */
    spread: ColumnType<string[], never, never>;
    /** Whom the answer goes to, where the order is a gift. */
    gift_email: Generated<string | null>;
    /** When a gift's answer may be sent at the earliest. */
    gift_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
    chart_handle: string | null;
    /** Digest of the address, set by a trigger (210_customer_key.sql); null once the order's data are deleted. */
    customer_key: ColumnType<string | null, never, never>;
    clock_choice: ClockChoice | null;
    created_at: Moment;
    updated_at: Moment;
  };
  consent_text: { version: string; content: string };
  alarm: { name: string; since: Date; notified_at: Date | null };
  write_probe: { id: Generated<string>; filling: string };
  consent: {
    id: Generated<number>;
    kind: 'terms' | 'early-start' | 'newsletter';
    is_given: boolean;
    version: string | null;
    at: Date;
    order_id: number | null;
    who: string | null;
  };
  order_question: {
    order_id: number;
    sequence_number: number;
    content: string;
    response: string | null;
    ignore_response: Generated<boolean>;
  };
  coupon_use: {
    order_id: number;
    coupon_code: string;
    released_at: ColumnType<Date | null, Date | undefined, Date | null>;
    /** Digest of the address that an unpaid order came from (coupon-holds.ts). */
    held_by: string | null;
  };
  idempotency: { key: string; body_hash: string; order_id: number | null; created_at: Moment };
  contact_message: ContactMessageTable;
  letter_reply: MessageReplyTable;
  order_mail: OrderMailTable;
  order_note: OrderNoteTable;
  order_invoice: OrderInvoiceTable;
  fairy_share: FairyShareTable;
  agreement_mail: {
    order_id: number;
    number: number;
    asked_at: Date;
    accepted_at: Generated<Date | null>;
    terms_version: Generated<string | null>;
  };
  subscriber: SubscriberTable;
  newsletter_letter: NewsletterIssueTable;
  newsletter_delivery: NewsletterDeliveryTable;
  subscriber_token: SubscriberTokenTable;
  data_link: {
    token_hash: string;
    email: string | null;
    created_at: Date;
    expires_at: Date;
    claim_hash: Maybe<string>;
  };
  audit: AuditTable;
  answer: AnswerTable;
  answer_draft: AnswerDraftTable;
  answer_correction: AnswerCorrectionTable;
  answer_review: AnswerReviewTable;
  answer_approval: AnswerApprovalTable;
  desk_person: DeskPersonTable;
  desk_invitation: DeskInvitationTable;
  desk_passkey: DeskPasskeyTable;
  desk_recovery_code: { code_hash: string; person_id: string; used_at: Maybe<Date> };
  desk_challenge: {
    id: Generated<string>;
    purpose: 'sign-in' | 'invitation' | 'fresh' | 'passkey';
    challenge: string;
    person_id: string | null;
    expires_at: Date;
  };
  desk_session: DeskSessionTable;
  desk_wrong_try: { id: Generated<string>; address_hash: string; at: Date; way: 'code' | 'link' };
  desk_sample_entry: { token_hash: string; used_at: Maybe<Date> };
}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
