import { sql, type Selectable } from 'kysely';
import type { PlacedCard } from '#domain/answer/tarot.ts';
import { AGREEMENT_STATE, untilAccepted } from '#server/answers/agreement-mails.ts';
import { composeAnswer, composeText, unansweredQuestions } from '#server/answers/answer-text.ts';
import { isBeingDrafted } from '#server/answers/ask-draft.ts';
import { delicateTopics } from '#server/answers/delicate-topics.ts';
import { draftFlags } from '#server/answers/draft-flags.ts';
import { ANSWER_MAIL_STATE } from '#server/answers/answer-mails.ts';
import type { Clock } from '#server/clock.ts';
import type { AnswerDraftTable, AnswerTable } from '#server/store/tables/answer-tables.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { pageOf } from '#server/desk/page-of.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { answerState, ordersWithAnswers } from '#server/desk/order/open-orders.ts';
import { readQuestions } from '#server/answers/read-questions.ts';

type Answer = DeskSchemas['Answer'];
type Draft = DeskSchemas['Draft'];

/** Reads the answer of an order as a person of the desk sees it. The caller has seen that the order is hers to see. */
export async function readAnswer(db: Db, orderId: number, personId: string, clock: Clock): Promise<Answer> {
  const now = clock.now();
  const row = await ordersWithAnswers(db)
    .leftJoin('answer_correction as correction', (join) =>
      join.onRef('correction.order_id', '=', 'shop_order.id').on('ended_at', 'is', null),
    )
    .select([
      answerState.as('state'),
      AGREEMENT_STATE.as('agreement'),
      'shop_order.status',
      'fairy_product.fairy_id as fairyId',
      'scheduled_for as sendAt',
      'answered_at as sentAt',
      'answer.revision',
      ANSWER_MAIL_STATE.as('mail'),
      'correction.reason as correctionReason',
      'correction.person_name as corrector',
      'correction.begun_at as correctionBegun',
      'answer_key',
      'answer_closed_at',
      'writer_id',
      'writer_name',
      'writer_until',
      'suggestion',
      'suggestion_why',
      'suggestion_at',
      'review.kind as reviewKind',
      'review.person_name as reviewer',
      'review.at as reviewedAt',
      'review.note',
      'approver_id',
      'approver_name',
      'approved_at',
      'approval.draft_version as approvedVersion',
      'read_seconds',
    ])
    .where('shop_order.id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw unknown();
  const draft = await latest(db, orderId);
  const questions = await readQuestions(db, orderId);
  const { writer_id: writer, writer_name: name, writer_until: until } = row;
  const isOpen =
    row.status === 'GENERATING_RESPONSE' || row.status === 'SCHEDULED' || row.correctionReason !== null;
  const isLocked = isOpen && writer !== null && name !== null && until !== null && until > now;
  const isApproved = row.status === 'SCHEDULED' || row.status === 'SENT';
  return {
    revision: row.revision ?? 0,
    state: row.state,
    ...untilAccepted(row.agreement),
    draft: draft ? toDraft(draft, personId) : null,
    holder: isLocked ? { name, isMe: writer === personId, until: until.toISOString() } : null,
    ...suggestionOf(row, draft, now),
    ...(draft && { topics: delicateTopics(composeAnswer(draft, questions)) }),
    ...(draft && (await flagsOf(db, orderId, composeAnswer(draft, questions)))),
    ...(row.answer_key !== null
      ? { page: 'open' as const }
      : row.answer_closed_at !== null && { page: 'closed' as const }),
    unanswered: draft ? unansweredQuestions(draft, questions) : questions.map((one) => one.sequenceNumber),
    // What was said of a draft before it was sent is not said of its correction.
    ...(row.status !== 'SENT' &&
      row.reviewKind !== null &&
      row.reviewer !== null &&
      row.reviewedAt !== null && {
        review: {
          kind: row.reviewKind,
          by: row.reviewer,
          at: row.reviewedAt.toISOString(),
          ...(row.note !== null && { note: row.note }),
        },
      }),
    ...(row.correctionReason !== null &&
      row.corrector !== null &&
      row.correctionBegun !== null && {
        correction: {
          reason: row.correctionReason,
          by: row.corrector,
          at: row.correctionBegun.toISOString(),
        },
      }),
    approval:
      isApproved && row.approver_name !== null && row.approved_at !== null && row.sendAt !== null
        ? {
            by: row.approver_name,
            isMine: row.approver_id === personId,
            at: row.approved_at.toISOString(),
            draftVersion: row.approvedVersion ?? 0,
            ...(row.read_seconds !== null && { readSeconds: row.read_seconds }),
            sendAt: row.sendAt.toISOString(),
            ...(row.sentAt !== null && { sentAt: row.sentAt.toISOString() }),
            mail: row.mail ?? (row.status === 'SENT' ? 'accepted' : 'waiting'),
          }
        : null,
    usualWords: await usualWords(db, row.fairyId),
    now: now.toISOString(),
  };
}

type Suggested = Pick<Selectable<AnswerTable>, 'suggestion' | 'suggestion_why' | 'suggestion_at'>;

/** State of the model's draft; undefined once a later draft was saved. */
function suggestionOf(
  row: { [Column in keyof Suggested]: Suggested[Column] | null },
  draft: DraftRow | undefined,
  now: Date,
): Pick<Answer, 'suggestion'> {
  const { suggestion, suggestion_why: why, suggestion_at: at } = row;
  if (isBeingDrafted({ suggestion, suggestion_at: at }, now)) return { suggestion: { state: 'asked' } };
  const isLatest = at !== null && (draft === undefined || draft.created_at < at);
  return why !== null && isLatest ? { suggestion: { state: 'declined', why } } : {};
}

/** What a draft should be looked at for; of one that a model had a hand in also whether it says the instructions. */
async function flagsOf(db: Db, orderId: number, answerText: string): Promise<Pick<Answer, 'flags'>> {
  const order = await db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .innerJoin('product', 'product.id', 'product_id')
    .select([
      'base_prompt as basePrompt',
      'customer_name',
      'partner_name',
      'fairy_name',
      sql<boolean>`exists (
        select from answer_draft where order_id = shop_order.id and author_kind = 'model'
      )`.as('isModels'),
    ])
    .where('shop_order.id', '=', orderId)
    .executeTakeFirst();
  if (!order) return {};
  const { basePrompt, customer_name, partner_name, fairy_name, isModels } = order;
  const names = [customer_name, partner_name, fairy_name];
  return { flags: draftFlags(answerText, { names, ...(isModels && { basePrompt }) }) };
}

const drafts = (db: Db, orderId: number) =>
  db.selectFrom('answer_draft').selectAll().where('order_id', '=', orderId).orderBy('version', 'desc');

const latest = (db: Db, orderId: number) => drafts(db, orderId).limit(1).executeTakeFirst();

/** How many versions a page shows, and how many of the latest may be autosaves. */
const PAGE = 100;
const AUTOSAVES = 50;

/**
 * The versions of a draft, the latest first: those that somebody saved, and the autosaves among the latest. All stay
 * stored; one text that a person typed for hours is thousands of them.
 */
export const readDrafts = async (
  db: Db,
  orderId: number,
  { personId, after }: { personId: string; after: number | undefined },
): Promise<DeskSchemas['Drafts']> => {
  const found = await drafts(db, orderId)
    .where(
      sql<boolean>`(not autosave or version > (
        select max(version) from answer_draft where order_id = ${orderId}) - ${AUTOSAVES})`,
    )
    .$if(after !== undefined, (list) => list.where('version', '<', after ?? 0))
    .limit(PAGE + 1)
    .execute();
  const { rows, next } = pageOf(found, PAGE, ({ version }) => version);
  return { drafts: rows.map((draft) => toDraft(draft, personId)), next };
};

/** Text of a draft's version as it would be sent, with its heading; `undefined` for an unknown version. */
export async function readAnswerText(
  db: Db,
  orderId: number,
  version: number,
): Promise<{ body: string; asked: string | undefined; cards: readonly PlacedCard[] } | undefined> {
  const draft = await drafts(db, orderId).where('version', '=', version).executeTakeFirst();
  if (!draft) return undefined;
  const questions = await readQuestions(db, orderId);
  const asked = questions.length === 1 ? questions[0]?.content : undefined;
  return { body: composeText(draft, questions), asked, cards: draft.cards };
}

type DraftRow = Selectable<AnswerDraftTable>;

function toDraft(row: DraftRow, personId: string): Draft {
  return {
    version: row.version,
    author: { kind: row.author_kind, name: row.author_name, isMe: row.author_id === personId },
    savedAt: row.created_at.toISOString(),
    autosave: row.autosave,
    words: row.words,
    text: row.text,
    responses: row.responses,
    cards: row.cards,
  };
}

/** Usual length of this specialist's answers; `null` for fewer than five. */
async function usualWords(db: Db, fairyId: string): Promise<Answer['usualWords']> {
  const { rows } = await sql<{ count: number; from: number; to: number }>`
    select count(*)::int as count,
      round(percentile_cont(0.1) within group (order by words))::int as from,
      round(percentile_cont(0.9) within group (order by words))::int as to
    from (
      select words
      from shop_order
      join fairy_product on fairy_product.id = fairy_product_id and fairy_product.fairy_id = ${fairyId}
      join answer_approval on answer_approval.order_id = shop_order.id and voided_at is null
      join answer_draft on answer_draft.order_id = shop_order.id and version = draft_version
      where answered_at is not null
      order by answered_at desc limit 100
    ) as sent
  `.execute(db);
  const [usual] = rows;
  return usual && usual.count >= 5 ? { from: usual.from, to: usual.to } : null;
}
