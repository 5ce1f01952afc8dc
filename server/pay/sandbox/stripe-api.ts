import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { grosze, toPln } from '#domain/grosze.ts';
import { MINIMUM_AMOUNT } from '#domain/payment.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { abandonPayment } from './abandon-payment.ts';
import { findByKey, findPayment, openPayment, type NewSandboxPayment } from './sandbox-payments.ts';
import { hasBearerToken } from './sandbox-secrets.ts';
import { stripeSession } from './stripe-objects.ts';
import { stripeRefundApi } from './stripe-refund-api.ts';

const HALF_HOUR = 30 * 60;

const text = z.string().min(1).max(2_000);
const amount = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform((digits) => grosze(Number(digits)));

/** The form fields that the SDK sends for a session, by Stripe's names. */
const sessionForm = z.object({
  mode: z.literal('payment'),
  client_reference_id: text,
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: z.string().regex(/^\d+$/).transform(Number),
  'line_items[0][quantity]': z.literal('1'),
  'line_items[0][price_data][currency]': z.literal('pln'),
  'line_items[0][price_data][unit_amount]': amount,
  'line_items[0][price_data][product_data][name]': text,
  'line_items[0][price_data][product_data][description]': text,
});

/** The sandbox's Stripe API: create, read and expire /v1/checkout/sessions (docs.stripe.com/api/checkout/sessions). */
export function stripeApi(app: FastifyInstance, context: SandboxContext): void {
  const { db, secrets, pageUrl } = context;
  app.addHook('onRequest', async (request, reply) => {
    if (hasBearerToken(request.headers.authorization, secrets.stripe.secretKey)) return;
    return refuse(reply, 401, 'invalid_request_error', 'Invalid API Key provided');
  });

  app.post<{ Body: URLSearchParams }>('/v1/checkout/sessions', async (request, reply) => {
    const form = sessionForm.safeParse(Object.fromEntries(request.body));
    if (!form.success) return refuse(reply, 400, 'invalid_request_error', 'Invalid parameters');
    const fields = form.data;
    if (fields.expires_at < Date.now() / 1000 + HALF_HOUR) {
      return refuse(reply, 400, 'invalid_request_error', 'expires_at must be at least 30 minutes from now');
    }
    if (fields['line_items[0][price_data][unit_amount]'] < MINIMUM_AMOUNT.STRIPE) {
      const message = `The Checkout Session's total amount due must add up to at least ${toPln(MINIMUM_AMOUNT.STRIPE)} zł`;
      return refuse(reply, 400, 'invalid_request_error', message, 'amount_too_small');
    }
    const key = request.headers['idempotency-key'];
    const payment: NewSandboxPayment = {
      id: `cs_test_${randomBytes(24).toString('hex')}`,
      provider: 'STRIPE',
      paymentId: fields.client_reference_id,
      amount: fields['line_items[0][price_data][unit_amount]'],
      productName: fields['line_items[0][price_data][product_data][name]'],
      description: fields['line_items[0][price_data][product_data][description]'],
      returnUrl: fields.success_url,
      cancelUrl: fields.cancel_url,
      expiresAt: new Date(fields.expires_at * 1000),
      ...(typeof key === 'string' && { idempotencyKey: key, requestDigest: digest(request.body) }),
    };
    const isNew = await openPayment(db, payment);
    const before = isNew || typeof key !== 'string' ? undefined : await findByKey(db, key);
    if (before && before.requestDigest !== payment.requestDigest) {
      return refuse(reply, 400, 'idempotency_error', 'Same key, other parameters');
    }
    const stored = before ?? (await findPayment(db, payment.id));
    return stored && stripeSession(stored, pageUrl(stored.id));
  });

  app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async (request, reply) => {
    const payment = await findPayment(db, request.params.id);
    if (payment?.provider !== 'STRIPE') return refuse(reply, 404, 'invalid_request_error', 'No such session');
    return stripeSession(payment, pageUrl(payment.id));
  });

  app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async (request, reply) => {
    const payment = await findPayment(db, request.params.id);
    if (payment?.provider !== 'STRIPE') return refuse(reply, 404, 'invalid_request_error', 'No such session');
    if (!(await abandonPayment(db, payment.id, ['OPEN'])))
      return refuse(reply, 400, 'invalid_request_error', 'Only open sessions can be expired');
    return stripeSession({ ...payment, status: 'ABANDONED' }, pageUrl(payment.id));
  });

  stripeRefundApi(app, context);
}

const digest = (form: URLSearchParams) => createHash('sha256').update(form.toString()).digest('hex');

const refuse = (reply: FastifyReply, status: number, type: string, message: string, code?: string) =>
  reply.code(status).send({ error: { type, message, code } });
