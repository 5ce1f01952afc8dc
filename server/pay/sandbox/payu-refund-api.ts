import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { grosze } from '#domain/grosze.ts';
import { payuRefundObject } from './payu-objects.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { findPayment } from './sandbox-payments.ts';
import { listRefunds, makeRefund } from './sandbox-refunds.ts';

const text = z.string().min(1).max(500);

/** The body of a new PayU refund. */
const refundBody = z.object({
  refund: z.object({
    description: text,
    amount: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform((digits) => grosze(Number(digits))),
    currencyCode: z.literal('PLN'),
    extRefundId: text,
  }),
});

type ById = { Params: { orderId: string } };

/** The sandbox's PayU API of refunds (developers.payu.com/europe/docs/payment-flows/refunds). */
export function payuRefundApi(orders: FastifyInstance, { db }: SandboxContext): void {
  const path = '/api/v2_1/orders/:orderId/refunds';

  orders.post<ById>(path, async (request, reply) => {
    const body = refundBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'ERROR_VALUE_INVALID');
    const payment = await findPayment(db, request.params.orderId);
    if (payment?.provider !== 'PAYU') return refuse(reply, 404, 'DATA_NOT_FOUND');
    const { extRefundId: refundId, amount } = body.data.refund;
    const id = String(randomInt(5_000_000_000, 9_999_999_999));
    const made = await makeRefund(db, payment, { id, refundId, amount });
    if (made.kind === 'refused') return refuse(reply, 400, 'ERROR_VALUE_INVALID');
    if (made.scenario.loses === '500') return refuse(reply, 500, 'ERROR_INTERNAL');
    if (made.scenario.loses === 'no response') await once(reply.raw, 'close');
    return {
      orderId: payment.id,
      refund: payuRefundObject(made.refund),
      status: { statusCode: 'SUCCESS', statusDesc: 'Refund queued for processing' },
    };
  });

  orders.get<ById>(path, async (request, reply) => {
    const payment = await findPayment(db, request.params.orderId);
    if (payment?.provider !== 'PAYU') return refuse(reply, 404, 'DATA_NOT_FOUND');
    return (await listRefunds(db, payment.id)).map(payuRefundObject);
  });

  orders.get<ById & { Params: { refundId: string } }>(`${path}/:refundId`, async (request, reply) => {
    const { orderId, refundId } = request.params;
    const refund = (await listRefunds(db, orderId)).find(({ id }) => id === refundId);
    return refund ? payuRefundObject(refund) : refuse(reply, 404, 'DATA_NOT_FOUND');
  });
}

const refuse = (reply: FastifyReply, status: number, statusCode: string) =>
  reply.code(status).send({ status: { statusCode } });
