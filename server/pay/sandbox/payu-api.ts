import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { grosze } from '#domain/grosze.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { PAYU_RETURN_ERROR, withError } from '../return-error.ts';
import { abandonPayment } from './abandon-payment.ts';
import { payuOrderObject } from './payu-objects.ts';
import { payuRefundApi } from './payu-refund-api.ts';
import { findPayment, movePayment, openPayment } from './sandbox-payments.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { SANDBOX_JOBS } from './sandbox-job-kinds.ts';
import { hasBearerToken } from './sandbox-secrets.ts';

const text = z.string().min(1).max(2_000);
const numeric = z.string().regex(/^\d{1,9}$/);

/** The body of a new PayU order; amounts are strings. */
const orderBody = z.object({
  merchantPosId: text,
  extOrderId: text,
  notifyUrl: z.url(),
  continueUrl: z.url(),
  // The forms that PayU documents.
  customerIp: z.union([z.ipv4(), z.string().regex(/^([0-9a-f]{4}:){7}[0-9a-f]{4}$/)]),
  description: text,
  currencyCode: z.literal('PLN'),
  totalAmount: numeric,
  validityTime: numeric,
  products: z.array(z.object({ name: text, unitPrice: numeric, quantity: numeric })).min(1),
});

type ById = { Params: { orderId: string } };

/** The sandbox's PayU API: OAuth and orders of REST 2.1 (developers.payu.com/europe/api). */
export function payuApi(app: FastifyInstance, context: SandboxContext): void {
  const { db, secrets, pageUrl } = context;
  const { payu } = secrets;

  app.post<{ Body: URLSearchParams }>('/pl/standard/user/oauth/authorize', async (request, reply) => {
    const { grant_type, client_id, client_secret } = Object.fromEntries(request.body);
    const known = client_id === payu.clientId && hasBearerToken(`Bearer ${client_secret}`, payu.clientSecret);
    if (grant_type !== 'client_credentials' || !known)
      return reply.code(401).send({ error: 'invalid_client' });
    return { access_token: payu.accessToken, token_type: 'bearer', expires_in: 43_199, grant_type };
  });

  app.register(async (orders) => {
    orders.addHook('onRequest', async (request, reply) => {
      if (!hasBearerToken(request.headers.authorization, payu.accessToken))
        return refuse(reply, 401, 'UNAUTHORIZED');
    });

    // A capture is sent as JSON with an empty body.
    const parseJson = orders.getDefaultJsonParser('error', 'error');
    orders.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
      body === '' ? done(null, undefined) : parseJson(request, String(body), done),
    );

    orders.post('/api/v2_1/orders', async (request, reply) => {
      const body = orderBody.safeParse(request.body);
      if (!body.success || body.data.merchantPosId !== payu.posId)
        return refuse(reply, 400, 'ERROR_VALUE_INVALID');
      const order = body.data;
      const orderId = randomBytes(16).toString('hex').toUpperCase();
      const isNew = await openPayment(db, {
        id: orderId,
        provider: 'PAYU',
        paymentId: order.extOrderId,
        amount: grosze(Number(order.totalAmount)),
        productName: order.products[0]?.name ?? order.description,
        description: order.description,
        returnUrl: order.continueUrl,
        cancelUrl: withError(order.continueUrl, PAYU_RETURN_ERROR),
        expiresAt: new Date(Date.now() + Number(order.validityTime) * 1000),
      });
      if (!isNew) return refuse(reply, 400, 'ERROR_ORDER_NOT_UNIQUE');
      const redirectUri = pageUrl(orderId);
      // Like PayU, a redirect with a JSON body; a client that follows the redirect never gets the order's id.
      return reply
        .code(302)
        .header('location', redirectUri)
        .send({ status: { statusCode: 'SUCCESS' }, redirectUri, orderId, extOrderId: order.extOrderId });
    });

    orders.get<ById>('/api/v2_1/orders/:orderId', async (request, reply) => {
      const payment = await findPayment(db, request.params.orderId);
      if (payment?.provider !== 'PAYU') return refuse(reply, 404, 'DATA_NOT_FOUND');
      return { orders: [payuOrderObject(payment, payu.posId)], status: { statusCode: 'SUCCESS' } };
    });

    orders.delete<ById>('/api/v2_1/orders/:orderId', async (request, reply) => {
      const { orderId } = request.params;
      const payment = await findPayment(db, orderId);
      if (payment?.provider !== 'PAYU') return refuse(reply, 404, 'DATA_NOT_FOUND');
      if (!(await abandonPayment(db, orderId, ['OPEN', 'TO_CONFIRM'])))
        return refuse(reply, 403, 'ERROR_ORDER_NOT_CANCELABLE');
      return { orderId, extOrderId: payment.paymentId, status: { statusCode: 'SUCCESS' } };
    });

    orders.post<ById>('/api/v2_1/orders/:orderId/captures', async (request, reply) => {
      const { orderId } = request.params;
      const captured = await db.transaction().execute(async (trx) => {
        const moved = await movePayment(trx, orderId, 'TO_CONFIRM', 'PAID');
        if (moved) await enqueue(trx, SANDBOX_JOBS.notify, { sandboxPaymentId: orderId, notices: ['paid'] });
        return moved;
      });
      // A repeated capture finds the order paid already, which is a success too.
      if (!captured && (await findPayment(db, orderId))?.status !== 'PAID')
        return refuse(reply, 404, 'DATA_NOT_FOUND');
      return { status: { statusCode: 'SUCCESS' } };
    });

    payuRefundApi(orders, context);
  });
}

const refuse = (reply: FastifyReply, status: number, statusCode: string) =>
  reply.code(status).send({ status: { statusCode } });
