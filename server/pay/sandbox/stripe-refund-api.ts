import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { grosze } from '#domain/grosze.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { findPayment } from './sandbox-payments.ts';
import { findSandboxRefund, listRefunds, makeRefund } from './sandbox-refunds.ts';
import { intentOf, sessionOf, stripeRefund } from './stripe-objects.ts';

const text = z.string().min(1).max(500);

/** The form fields that the SDK sends for a refund, by Stripe's names. */
const refundForm = z.object({
  payment_intent: text,
  amount: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform((digits) => grosze(Number(digits))),
  'metadata[refundId]': text,
});

type ByIntent = { Querystring: { payment_intent?: string } };

/** The sandbox's Stripe API of refunds: create, read and list /v1/refunds (docs.stripe.com/api/refunds). */
export function stripeRefundApi(app: FastifyInstance, { db }: SandboxContext): void {
  app.post<{ Body: URLSearchParams }>('/v1/refunds', async (request, reply) => {
    const form = refundForm.safeParse(Object.fromEntries(request.body));
    if (!form.success) return refuse(reply, 400, 'parameter_invalid');
    const { payment_intent: intent, amount, 'metadata[refundId]': refundId } = form.data;
    const payment = await findPayment(db, sessionOf(intent));
    if (payment?.provider !== 'STRIPE') return refuse(reply, 404, 'resource_missing');
    const id = `re_test_${randomBytes(12).toString('hex')}`;
    const made = await makeRefund(db, payment, { id, refundId, amount });
    if (made.kind === 'refused') return refuse(reply, 400, 'charge_already_refunded');
    if (made.scenario.loses === '500') return refuse(reply, 500, 'api_error');
    if (made.scenario.loses === 'no response') await once(reply.raw, 'close');
    return stripeRefund(made.refund);
  });

  app.get<ByIntent>('/v1/refunds', async ({ query }) => {
    const refunds = await listRefunds(db, sessionOf(query.payment_intent ?? ''));
    return { object: 'list', data: refunds.map(stripeRefund), has_more: false };
  });

  app.get<{ Params: { id: string } }>('/v1/refunds/:id', async (request, reply) => {
    const refund = await findSandboxRefund(db, request.params.id);
    return refund ? stripeRefund(refund) : refuse(reply, 404, 'resource_missing');
  });

  app.get<ByIntent>('/v1/checkout/sessions', async ({ query }) => {
    const payment = await findPayment(db, sessionOf(query.payment_intent ?? ''));
    const data = payment
      ? [{ id: payment.id, object: 'checkout.session', payment_intent: intentOf(payment) }]
      : [];
    return { object: 'list', data, has_more: false };
  });
}

const refuse = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ error: { type: 'invalid_request_error', code, message: code } });
