import { sql } from 'kysely';
import { countWords, answerDigest } from '#server/answers/answer-text.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { insertMany } from './insert-many.ts';
import { later } from './moments.ts';
import type { DemoAnswer, DemoOrder } from './plan.ts';
import type { Stored } from './year.ts';

type Answered = DemoOrder & { answer: DemoAnswer };
const isAnswered = (order: DemoOrder): order is Answered => order.answer !== undefined;
/** Orders that are moved on at once. */
const MOVED_AT_ONCE = 1_000;

/** Stores agreements, drafts and approvals, and then has the answers leave. */
export async function storeAnswers(
  { trx, terms, writers }: Stored,
  orders: readonly DemoOrder[],
): Promise<void> {
  await insertMany(
    trx,
    'agreement_mail',
    orders.flatMap(({ id, paidAt }) =>
      paidAt
        ? [
            {
              order_id: id,
              number: 1,
              asked_at: paidAt,
              accepted_at: later(paidAt, 4_000),
              terms_version: terms.version,
            },
          ]
        : [],
    ),
  );
  const answered = orders.filter(isAnswered).map((order) => {
    const writer = writers.get(order.offer.fairyId);
    if (!writer) throw new Error(`Nobody answers for ${order.offer.fairyName}`);
    return { ...order, writer };
  });
  await insertMany(
    trx,
    'answer',
    orders.flatMap(({ id, paidAt }) => (paidAt ? [{ order_id: id, revision: 1 }] : [])),
  );
  await insertMany(
    trx,
    'answer_draft',
    answered.map(({ id, answer, writer }) => ({
      order_id: id,
      version: 1,
      author_kind: 'person',
      author_id: writer.id,
      author_name: writer.name,
      autosave: false,
      text: answer.text,
      responses: answer.responses,
      words: countWords(answer.answerText),
      created_at: answer.draftedAt,
    })),
  );
  const approved = answered.flatMap((order) => {
    const { approvedAt } = order.answer;
    return approvedAt ? [{ ...order, approvedAt }] : [];
  });
  await insertMany(
    trx,
    'answer_approval',
    approved.map(({ id, answer, writer, approvedAt }) => ({
      order_id: id,
      draft_version: 1,
      digest: answerDigest(answer.answerText),
      approver_kind: 'person',
      approver_id: writer.id,
      approver_name: writer.name,
      read_seconds: 40 + (id % 200),
      approved_at: approvedAt,
    })),
  );
  await insertMany(
    trx,
    'audit',
    approved.map(({ id, answer, writer, approvedAt }) => ({
      at: approvedAt,
      actor_kind: 'person',
      actor_id: writer.id,
      actor_name: writer.name,
      actor_role: writer.role,
      action: 'answer.approved',
      entity: 'order',
      entity_id: String(id),
      fields: ['status', 'response', 'scheduledFor'],
      details: { version: 1, sendAt: answer.scheduledFor },
    })),
  );
  await moveOn(trx, approved);
}

/** Has the answers leave: those of the past are sent, the others have their time. */
async function moveOn(trx: Trx, orders: readonly Answered[]): Promise<void> {
  const rows = orders.map(({ id, answer }) => ({
    id,
    response: answer.answerText,
    scheduled_for: answer.scheduledFor,
    answered_at: answer.answeredAt ?? null,
    approved_at: answer.approvedAt,
  }));
  for (let at = 0; at < rows.length; at += MOVED_AT_ONCE)
    await sql`
      update shop_order set status = case when moved.answered_at is null then 'SCHEDULED' else 'SENT' end,
        response = moved.response, scheduled_for = moved.scheduled_for, answered_at = moved.answered_at,
        updated_at = coalesce(moved.answered_at, moved.approved_at)
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + MOVED_AT_ONCE))}::jsonb)
        as moved(id integer, response text, scheduled_for timestamptz, answered_at timestamptz, approved_at timestamptz)
      where shop_order.id = moved.id
    `.execute(trx);
}
