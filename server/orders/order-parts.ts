import { sql } from 'kysely';
import { insertJobs } from '#server/jobs/enqueue.ts';
import { insertConsents } from '#server/store/consents.ts';
import { keptStatement, type Given, type Places } from '#server/store/statements/kept-statement.ts';
import { inOneStatement } from '#server/store/statements/one-statement.ts';
import { NO_ANSWER } from '#server/store/statements/send-ahead.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import { saveKey } from './idempotency.ts';

/** What is stored with an order's row. Lists are JSON, so that the statement is the same for each length. */
interface OrderParts {
  orderId: number;
  /** By `agreedJson`. */
  agreed: string;
  agreedAt: Date;
  /** Texts, in their order. */
  questions: string;
  payment: NewPayment;
  /** By `jobsJson`. */
  jobs: string;
  requestId: string | null;
  /** The claimed idempotency key. */
  key: string | null;
}

/** A payment's row before it is opened at its provider. */
export interface NewPayment {
  id: string;
  order_id: number;
  provider: PaymentProvider;
  amount: Grosze;
  payment_link: string | null;
  opening_until: Date;
  expires_at: Date;
}

/** Stores what belongs to an order's row: consents, questions, payment, its jobs, the claimed key's order. */
export const storeParts = keptStatement((db, at: Places<OrderParts>) => {
  const parts = inOneStatement([
    insertConsents(at.agreed, { order_id: at.orderId }, at.agreedAt),
    insertQuestions(at.orderId, at.questions),
    db.insertInto('payment').values(at.payment),
    insertJobs(at.jobs, at.requestId),
    saveKey(db, at.key, at.orderId),
  ]);
  return sql`${parts} ${sql.raw(NO_ANSWER)}`;
});

const insertQuestions = (orderId: Given<number>, questions: Given<string>) => sql`
  insert into order_question (order_id, sequence_number, content)
  select ${orderId}, number, content
  from jsonb_array_elements_text(${questions}::jsonb) with ordinality as question (content, number)
`;
