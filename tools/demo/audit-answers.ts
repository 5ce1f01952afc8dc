import type { AuditAction } from '#domain/desk/audit-actions.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { insertMany } from './insert-many.ts';
import type { DemoAnswer, DemoOrder } from './plan.ts';
import { doneBy, type DemoPerson } from './year.ts';

type Written = DemoOrder & { answer: DemoAnswer; writer: DemoPerson };

/** How long an answer was read before it was approved. */
export const readSecondsOf = (orderId: number) => 40 + (orderId % 200);

/** Notes what the shop notes of an answer: its draft, its approval, and the mail that took it away. */
export async function auditAnswers(trx: Trx, orders: readonly Written[]): Promise<void> {
  const noted = orders.flatMap(({ id, answer, writer }) => {
    const { draftedAt, approvedAt, answeredAt } = answer;
    const of = (at: Date, action: AuditAction, fields: string[], details: object, by?: DemoPerson) => ({
      at,
      ...doneBy(by),
      action,
      entity: 'order',
      entity_id: String(id),
      fields,
      details,
    });
    const approval = { version: 1, sendAt: answer.scheduledFor, readSeconds: readSecondsOf(id) };
    return [
      of(draftedAt, 'draft.saved', ['draft'], { version: 1 }, writer),
      ...(approvedAt
        ? [of(approvedAt, 'answer.approved', ['status', 'response', 'scheduledFor'], approval, writer)]
        : []),
      ...(answeredAt ? [of(answeredAt, 'answer.sent', ['status'], {})] : []),
    ];
  });
  await insertMany(
    trx,
    'audit',
    noted.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  );
}
