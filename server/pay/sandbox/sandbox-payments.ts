import { sql, type QueryExecutorProvider } from 'kysely';
import type { Grosze } from '#domain/grosze.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import type { SandboxStatus } from './scenarios.ts';

/** A payment as the sandbox provider stores it. */
export interface SandboxPayment {
  /** The provider's id: `cs_test_…` like Stripe's, or upper-case hex like PayU's. */
  id: string;
  provider: PaymentProvider;
  /** The shop's id of the payment. */
  paymentId: string;
  amount: Grosze;
  productName: string;
  description: string;
  returnUrl: string;
  /** Where the customer returns who leaves the payment page unpaid. */
  cancelUrl: string;
  status: SandboxStatus;
  /** How its refunds go (refund-scenarios.ts). */
  refundScenario: string;
  createdAt: Date;
  expiresAt: Date;
}

/** A payment to be opened, with the idempotency key when one was sent (Stripe). */
export interface NewSandboxPayment extends Omit<SandboxPayment, 'status' | 'refundScenario' | 'createdAt'> {
  idempotencyKey?: string;
  /** Digest of the parameters sent with the key. */
  requestDigest?: string;
}

const columns = sql`
  id, provider, payment_id as "paymentId", amount, product_name as "productName", description,
  return_url as "returnUrl", coalesce(cancel_url, return_url) as "cancelUrl", status,
  refund_scenario as "refundScenario", created_at as "createdAt", expires_at as "expiresAt"
`;

/** Stores a payment unless its idempotency key or PayU's extOrderId is taken; resolves with whether it did. */
export async function openPayment(db: QueryExecutorProvider, payment: NewSandboxPayment): Promise<boolean> {
  const { rows } = await sql`
    insert into sandbox_payment (id, provider, payment_id, amount, product_name, description, return_url,
      cancel_url, expires_at, idempotency_key, request_digest)
    values (${payment.id}, ${payment.provider}, ${payment.paymentId}, ${payment.amount}, ${payment.productName},
      ${payment.description}, ${payment.returnUrl}, ${payment.cancelUrl}, ${payment.expiresAt}, ${payment.idempotencyKey ?? null},
      ${payment.requestDigest ?? null})
    on conflict do nothing
    returning id
  `.execute(db);
  return rows.length > 0;
}

/** Finds a payment by the provider's id. */
export async function findPayment(
  db: QueryExecutorProvider,
  id: string,
): Promise<SandboxPayment | undefined> {
  const { rows } = await sql<SandboxPayment>`select ${columns} from sandbox_payment where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Finds the payment that was opened with an idempotency key, with the digest of its parameters. */
export async function findByKey(
  db: QueryExecutorProvider,
  key: string,
): Promise<(SandboxPayment & { requestDigest: string }) | undefined> {
  const { rows } = await sql<SandboxPayment & { requestDigest: string }>`
    select ${columns}, request_digest as "requestDigest" from sandbox_payment where idempotency_key = ${key}
  `.execute(db);
  return rows[0];
}

/** Changes a payment's status if it is `from`; resolves with whether it was. */
export async function movePayment(
  db: QueryExecutorProvider,
  id: string,
  from: SandboxStatus,
  to: SandboxStatus,
): Promise<boolean> {
  const { rows } = await sql`
    update sandbox_payment set status = ${to} where id = ${id} and status = ${from} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Whether an open payment has expired. */
export const isExpired = (payment: SandboxPayment, now = new Date()) =>
  payment.status === 'OPEN' && payment.expiresAt <= now;
