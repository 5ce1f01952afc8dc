import { sql } from 'kysely';
import { countWords, answerDigest } from '#server/answers/answer-text.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { auditAnswers, readSecondsOf } from './audit-answers.ts';
import { insertMany } from './insert-many.ts';
import { later, MINUTE } from './moments.ts';
import type { DemoAnswer, DemoOrder } from './plan.ts';
import type { DemoPerson, Stored } from './year.ts';

type Answered = DemoOrder & { answer: DemoAnswer };
const isAnswered = (order: DemoOrder): order is Answered => order.answer !== undefined;
/** Orders that are moved on at once. */
const MOVED_AT_ONCE = 1_000;

/** Stores agreements, drafts and approvals, and then has the answers leave. */
export async function storeAnswers(stored: Stored, orders: readonly DemoOrder[]): Promise<void> {
  const { trx, terms, writers } = stored;
  await insertMany(
    trx,
    'agreement_mail',
    orders.flatMap(({ id, paidAt, refusedMail }) => {
      const isAccepted = refusedMail !== 'agreement';
      return paidAt
        ? [
            {
              order_id: id,
              number: 1,
              asked_at: paidAt,
              accepted_at: isAccepted ? later(paidAt, 4_000) : null,
              terms_version: isAccepted ? terms.version : null,
            },
          ]
        : [];
    }),
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
      read_seconds: readSecondsOf(id),
      approved_at: approvedAt,
      mailed_at: answer.answeredAt ?? null,
    })),
  );
  await auditAnswers(trx, answered);
  await review(stored, answered);
  await moveOn(trx, approved);
}

/** What somebody has said of drafts that wait: handed over to an owner, or sent back by her with a word. */
async function review({ trx, owner }: Stored, orders: readonly (Answered & { writer: DemoPerson })[]) {
  const reviews = orders.flatMap(({ id, review: kind, answer, writer }) =>
    kind
      ? [
          {
            order_id: id,
            kind,
            draft_version: 1,
            at: later(answer.draftedAt, 5 * MINUTE),
            person: kind === 'handed-over' ? writer : owner,
            note:
              kind === 'handed-over'
                ? null
                : 'Drugie pytanie zostało bez odpowiedzi. Dopisz dwa zdania, proszę.',
          },
        ]
      : [],
  );
  await insertMany(
    trx,
    'answer_review',
    reviews.map(({ person, ...row }) => ({ ...row, person_name: person.name })),
  );
  await insertMany(
    trx,
    'audit',
    reviews.map(({ order_id, kind, at, person }) => ({
      at,
      actor_kind: 'person',
      actor_id: person.id,
      actor_name: person.name,
      actor_role: person.role,
      action: `answer.${kind}`,
      entity: 'order',
      entity_id: String(order_id),
      fields: [],
      details: { version: 1 },
    })),
  );
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
