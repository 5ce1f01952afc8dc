import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopClient } from '#api/shop-client.ts';
import { confirmWithdrawal, reviewWithdrawal } from '#api/withdrawal.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import type { ReceiptForm, ReceiptPages, WithdrawalForm, WithdrawalStep } from '#domain/withdrawal.ts';
import { WITHDRAWAL_KEY, WITHDRAWAL_ORDER, WITHDRAWAL_PATH } from '#domain/paths/withdrawal-path.ts';
import type { Config } from '#server/config.ts';
import { askedAbout, ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { slipProblems, validateWithdrawal } from '#src/entry-server.tsx';
import { senderOf } from './plain/comes-from-shop.ts';
import { acceptForms, formOf, type FormFields } from './plain/form-reader.ts';

/** Forms of one IP address per minute: two of them are one statement. */
const FORMS_PER_MINUTE = 10;

interface WithdrawalFormOptions {
  /** Makes a client that calls the API in the name of a request's sender: API and form share one limit. */
  clientOf: (request: FastifyRequest, reply: FastifyReply) => ShopClient;
  config: Pick<Config, 'publicUrl' | 'rateLimit'>;
  /** Missing where another API keeps the statements; then this process keeps what it shows. */
  receipts?: ReceiptPages | undefined;
  /** Renders the page with the form as it is now; never cached. */
  sendForm: (
    request: FastifyRequest,
    reply: FastifyReply,
    form: WithdrawalForm,
    status?: number,
  ) => Promise<unknown>;
  /** Sends the page as it is for everybody. */
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/**
 * Handles the page's forms as a browser without JavaScript sends them, with the API, the schema and the screens of the
 * page itself.
 */
export async function registerWithdrawalForm(
  app: FastifyInstance,
  { clientOf, config, receipts = keptReceipts(), sendForm, sendPage }: WithdrawalFormOptions,
): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope, 8 * 1024);
    // After the body is read, so that a form over the limit comes back with what was typed.
    if (config.rateLimit)
      await scope.register(rateLimit, { max: FORMS_PER_MINUTE, timeWindow: '1 minute', hook: 'preHandler' });
    scope.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status !== 429) throw error;
      return sendForm(request, reply, { ...typedIn(formOf(request)), isFailed: true }, status);
    });

    scope.get<{ Querystring: Record<string, unknown> }>(
      WITHDRAWAL_PATH,
      { config: { rateLimit: false } },
      async (request, reply) => {
        const { [WITHDRAWAL_KEY]: orderKey, [WITHDRAWAL_ORDER]: order } = request.query;
        const receipt = request.query[RECEIPT];
        const received = typeof receipt === 'string' ? await receipts.find(receipt) : undefined;
        if (received) return sendForm(request, reply, received);
        if (typeof orderKey !== 'string' && typeof order !== 'string') return sendPage(request, reply);
        const orderNumber = typeof order === 'string' ? order.slice(0, MAX_LENGTH.orderNumber) : '';
        const key = typeof orderKey === 'string' ? { [WITHDRAWAL_KEY]: orderKey } : {};
        return sendForm(request, reply, typedIn({ orderNumber, ...key }));
      },
    );

    scope.post(WITHDRAWAL_PATH, async (request, reply) => {
      const form = typedIn(formOf(request));
      // Browsers too old to say where a form comes from are let through: no cookie could be abused.
      if (senderOf(request, config.publicUrl) === 'foreign')
        return sendForm(request, reply, { ...form, isFailed: true }, 403);
      const after = await formAfter(clientOf(request, reply), form, formOf(request));
      if (!after.receipt) return sendForm(request, reply, { ...form, ...after });
      // A page of its own address: a reload sends no second statement.
      const id = await receipts.keep({ ...form, ...after, receipt: after.receipt });
      return reply.redirect(`${WITHDRAWAL_PATH}?${RECEIPT}=${id}`, 303);
    });
  });
}

/** Field of an address that names a receipt. */
const RECEIPT = 'potwierdzenie';
/** Receipts that a reload still finds; the mail has each of them for good. */
const KEPT_RECEIPTS = 500;

/** Keeps the latest receipts in memory, under names that nobody can guess. */
function keptReceipts(): ReceiptPages {
  const kept = new Map<string, ReceiptForm>();
  return {
    find: async (id) => kept.get(id),
    async keep(form) {
      const [oldest] = kept.keys();
      if (kept.size >= KEPT_RECEIPTS && oldest !== undefined) kept.delete(oldest);
      const id = randomUUID();
      kept.set(id, form);
      return id;
    },
  };
}

/** What the page shows after this step: what to correct, the statement, or its receipt. */
async function formAfter(
  client: ShopClient,
  { values, orderKey }: Pick<WithdrawalForm, 'values' | 'orderKey'>,
  sent: FormFields,
): Promise<WithdrawalForm> {
  const step = stepOf(sent);
  // Likely typing errors are pointed out in the data step only: nothing delays the confirmation of a statement.
  const asks = step === 'dane' ? slipProblems({ ...values }, sent[ASKED_FIELD] ?? '') : {};
  const problems = { ...asks, ...validateWithdrawal(values) };
  const asked = askedAbout({ ...values });
  if (Object.keys(problems).length > 0) return { values, problems, asked };
  const statement = await reviewWithdrawal(client, values).catch(() => undefined);
  if (statement === undefined) return { values, asked, isFailed: true };
  if (step === 'dane') return { values, statement };
  const receipt = await confirmWithdrawal(client, {
    ...values,
    ...(orderKey !== undefined && { orderKey }),
  }).catch(() => undefined);
  return receipt ? { values, receipt } : { values, statement, isFailed: true };
}

const stepOf = ({ krok }: FormFields): WithdrawalStep =>
  krok === ('potwierdzenie' satisfies WithdrawalStep) ? krok : 'dane';

/** A key that is none is left out, like any field that the page does not know. */
const typedIn = ({ name = '', orderNumber = '', email = '', ...rest }: FormFields) => {
  const orderKey = rest[WITHDRAWAL_KEY];
  return {
    values: { name, orderNumber, email },
    ...(orderKey !== undefined && orderKey.length <= MAX_KEY && { orderKey }),
  };
};

const MAX_KEY = 64;
