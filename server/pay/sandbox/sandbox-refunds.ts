import { sql, type QueryExecutorProvider } from 'kysely';
import { minus, NOTHING, plus, type Grosze } from '#domain/grosze.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { readRefundScenario, type RefundScenario, type SandboxRefundStatus } from './refund-scenarios.ts';
import { SANDBOX_JOBS } from './sandbox-job-kinds.ts';
import type { SandboxPayment } from './sandbox-payments.ts';

/** A refund as the sandbox provider stores it. */
export interface SandboxRefund {
  id: string;
  sandboxPaymentId: string;
  /** The shop's id; null when it was made by hand. */
  refundId: string | null;
  amount: Grosze;
  status: SandboxRefundStatus;
  createdAt: Date;
}

/** Request of a refund to the sandbox; without an amount the rest of the payment. */
export interface NewSandboxRefund {
  id: string;
  refundId: string | null;
  amount?: Grosze;
}

/** The result of making a refund. */
export type MadeRefund =
  | { kind: 'made'; refund: SandboxRefund; scenario: RefundScenario }
  /** The payment is not paid, or has less left. */
  | { kind: 'refused' };

const columns = sql`
  id, sandbox_payment_id as "sandboxPaymentId", refund_id as "refundId", amount, status, created_at as "createdAt"
`;

/** Lists a payment's refunds, the oldest first. */
export async function listRefunds(db: QueryExecutorProvider, paymentId: string): Promise<SandboxRefund[]> {
  const { rows } = await sql<SandboxRefund>`
    select ${columns} from sandbox_refund where sandbox_payment_id = ${paymentId} order by created_at
  `.execute(db);
  return rows;
}

/** Finds a refund by the provider's id. */
export async function findSandboxRefund(
  db: QueryExecutorProvider,
  id: string,
): Promise<SandboxRefund | undefined> {
  const { rows } = await sql<SandboxRefund>`select ${columns} from sandbox_refund where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/**
 * Makes a refund of a paid payment as its scenario says; one with a known `refundId` is the one that was made before, as
 * at both providers. A job takes its steps.
 */
export async function makeRefund(
  db: Db,
  { id: paymentId }: SandboxPayment,
  { id, refundId, amount }: NewSandboxRefund,
): Promise<MadeRefund> {
  return db.transaction().execute(async (trx): Promise<MadeRefund> => {
    const { rows } = await sql<{ amount: Grosze; status: string; refund_scenario: string }>`
      select amount, status, refund_scenario from sandbox_payment where id = ${paymentId} for update
    `.execute(trx);
    const [payment] = rows;
    const scenario = readRefundScenario(payment?.refund_scenario ?? null);
    if (payment?.status !== 'PAID' || !scenario) return { kind: 'refused' };
    const refunds = await listRefunds(trx, paymentId);
    const before = refunds.find((one) => refundId !== null && one.refundId === refundId);
    if (before) return { kind: 'made', refund: before, scenario };
    const given = refunds
      .filter(({ status }) => status !== 'FAILED')
      .reduce((sum, one) => plus(sum, one.amount), NOTHING);
    const left = minus(payment.amount, given);
    if (left <= 0 || (amount ?? left) > left) return { kind: 'refused' };
    await sql`
      insert into sandbox_refund (id, sandbox_payment_id, refund_id, amount, status)
      values (${id}, ${paymentId}, ${refundId}, ${amount ?? left}, 'PENDING')
    `.execute(trx);
    await enqueueStep(trx, id, scenario, 0);
    const refund = await findSandboxRefund(trx, id);
    return refund ? { kind: 'made', refund, scenario } : { kind: 'refused' };
  });
}

/** Performs one step: stores the status and enqueues the next step. Resolves to the notifications for the shop. */
export async function takeStep(
  db: Db,
  refund: SandboxRefund,
  step: number,
): Promise<readonly SandboxRefundStatus[]> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ refund_scenario: string }>`
      select refund_scenario from sandbox_payment where id = ${refund.sandboxPaymentId}
    `.execute(trx);
    const scenario = readRefundScenario(rows[0]?.refund_scenario ?? null);
    const taken = scenario?.steps[step];
    if (!scenario || !taken) return [];
    await sql`update sandbox_refund set status = ${taken.status} where id = ${refund.id}`.execute(trx);
    await enqueueStep(trx, refund.id, scenario, step + 1);
    return taken.notices;
  });
}

async function enqueueStep(
  trx: QueryExecutorProvider,
  sandboxRefundId: string,
  scenario: RefundScenario,
  step: number,
): Promise<void> {
  const next = scenario.steps[step];
  if (!next) return;
  const runAt = new Date(Date.now() + next.after * 1000);
  const onceKey = `sandbox-refund:${sandboxRefundId}:${step}`;
  await enqueue(trx, SANDBOX_JOBS.refund, { sandboxRefundId, step }, { runAt, onceKey });
}

/** Chooses how a payment's refunds shall go. */
export async function chooseRefunds(
  db: QueryExecutorProvider,
  paymentId: string,
  name: string,
): Promise<void> {
  await sql`update sandbox_payment set refund_scenario = ${name} where id = ${paymentId}`.execute(db);
}
