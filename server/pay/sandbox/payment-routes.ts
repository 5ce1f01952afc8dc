import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PaymentProvider } from '#domain/payment.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import type { SandboxNotice } from './notices.ts';
import { missingPage, paymentPage } from './payment-page.ts';
import { findPayment, isExpired, movePayment, type SandboxPayment } from './sandbox-payments.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { SANDBOX_JOBS } from './sandbox-job-kinds.ts';
import { DELAY_SECONDS, readScenario, type Scenario } from './scenarios.ts';

type ById = { Params: { id: string } };

/** The hosted payment page and its buttons: GET and POST /pay/:id. */
export function paymentRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { db } = context;

  app.get<ById>('/pay/:id', async (request, reply) => {
    const payment = await findPayment(db, request.params.id);
    if (!payment) return sendPage(reply.code(404), missingPage());
    return sendPage(reply, paymentPage(payment), payment);
  });

  app.post<ById & { Body: URLSearchParams }>('/pay/:id', async (request, reply) => {
    const payment = await findPayment(db, request.params.id);
    if (!payment) return sendPage(reply.code(404), missingPage());
    const scenario = readScenario(request.body.get('scenario'), payment.provider);
    if (!scenario) return sendPage(reply.code(400), paymentPage(payment), payment);
    if (payment.status !== 'OPEN' || isExpired(payment)) return reply.redirect(payment.returnUrl, 303);
    const leadsTo = destinationOf(scenario, payment.provider);
    if (leadsTo === 'page') return sendPage(reply, paymentPage(payment, true), payment);
    if (scenario.outcome !== 'OPEN') await applyScenario(context, payment, scenario);
    return reply.redirect(payment[leadsTo], 303);
  });
}

function destinationOf({ leadsTo = 'returnUrl' }: Scenario, provider: PaymentProvider) {
  return typeof leadsTo === 'string' ? leadsTo : leadsTo[provider];
}

/** Applies the first pressed button to the payment and sends its notifications; later presses change nothing. */
async function applyScenario(
  context: SandboxContext,
  payment: SandboxPayment,
  scenario: Scenario,
): Promise<void> {
  const notices = [...scenario.notices];
  const asJob = scenario.when === 'meanwhile' || scenario.when === 'later';
  const delay = scenario.when === 'later' ? DELAY_SECONDS * 1000 : 0;
  const settled = await context.db.transaction().execute(async (trx) => {
    const moved = await movePayment(trx, payment.id, 'OPEN', scenario.outcome);
    if (moved && asJob) {
      const runAt = new Date(Date.now() + delay);
      await enqueue(trx, SANDBOX_JOBS.notify, { sandboxPaymentId: payment.id, notices }, { runAt });
    }
    return moved;
  });
  if (!settled) return;
  if (!asJob && scenario.when === 'before') await deliverNow(context, payment, notices);
}

/** Sends the notifications before the customer is redirected; a job retries what the shop does not accept. */
async function deliverNow(
  context: SandboxContext,
  payment: SandboxPayment,
  notices: SandboxNotice[],
): Promise<void> {
  try {
    await context.notifier.deliver(payment.id, notices);
  } catch {
    await enqueue(context.db, SANDBOX_JOBS.notify, { sandboxPaymentId: payment.id, notices });
  }
}

const sendPage = (reply: FastifyReply, page: string, payment?: SandboxPayment) =>
  reply.headers(plainPageHeaders(payment ? [new URL(payment.returnUrl).origin] : [])).send(page);
