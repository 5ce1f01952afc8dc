import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import { afterPath, afterPaymentPage } from './after-payment-page.ts';
import { missingPage } from './payment-page.ts';
import { readRefundScenario } from './refund-scenarios.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { findPayment, type SandboxPayment } from './sandbox-payments.ts';
import { chooseRefunds, makeRefund } from './sandbox-refunds.ts';

type ById = { Params: { id: string } };

/** The page of a paid payment and its buttons: GET and POST /pay/:id/after. */
export function afterPaymentRoutes(app: FastifyInstance, context: SandboxContext): void {
  const headers = plainPageHeaders([]);

  app.get<ById>('/pay/:id/after', async (request, reply) => {
    const payment = await findPayment(context.db, request.params.id);
    if (payment?.status !== 'PAID') return reply.code(404).headers(headers).send(missingPage());
    return reply.headers(headers).send(afterPaymentPage(payment));
  });

  app.post<ById & { Body: URLSearchParams }>('/pay/:id/after', async (request, reply) => {
    const payment = await findPayment(context.db, request.params.id);
    if (payment?.status !== 'PAID') return reply.code(404).headers(headers).send(missingPage());
    const isKnown = await perform(context, payment, request.body);
    if (!isKnown) return reply.code(400).headers(headers).send(afterPaymentPage(payment));
    return reply.redirect(afterPath(payment), 303);
  });
}

/** Does what a button says; resolves with `false` for an unknown one. */
async function perform(
  { db, notifier }: SandboxContext,
  payment: SandboxPayment,
  form: URLSearchParams,
): Promise<boolean> {
  const refunds = form.get('refunds');
  if (refunds !== null) {
    if (!readRefundScenario(refunds)) return false;
    await chooseRefunds(db, payment.id, refunds);
    return true;
  }
  const action = form.get('do');
  if (action === 'refund') {
    const id =
      payment.provider === 'PAYU'
        ? String(randomInt(5_000_000_000, 9_999_999_999))
        : `re_test_${randomUUID()}`;
    await makeRefund(db, payment, { id, refundId: null });
    return true;
  }
  if (payment.provider !== 'STRIPE' || !['dispute', 'won', 'lost'].includes(action ?? '')) return false;
  await notifier.dispute(payment, action === 'won' || action === 'lost' ? action : undefined);
  return true;
}
