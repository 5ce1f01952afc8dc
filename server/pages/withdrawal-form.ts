import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopClient } from '#api/shop-client.ts';
import { confirmWithdrawal, reviewWithdrawal } from '#api/withdrawal.ts';
import type { WithdrawalForm, WithdrawalStep, WithdrawalValues } from '#domain/withdrawal.ts';
import { WITHDRAWAL_PATH } from '#domain/withdrawal-path.ts';
import type { Config } from '#server/config.ts';
import { validateWithdrawal } from '#src/entry-server.tsx';
import { senderOf } from './plain/comes-from-shop.ts';
import { acceptForms, formOf, type FormFields } from './plain/form-reader.ts';

/** Forms of one IP address per minute: two of them are one statement. */
const FORMS_PER_MINUTE = 10;

interface WithdrawalFormOptions {
  client: ShopClient;
  config: Pick<Config, 'publicUrl' | 'rateLimit'>;
  /** Renders the page with the form as it is now; never cached. */
  sendForm: (
    request: FastifyRequest,
    reply: FastifyReply,
    form: WithdrawalForm,
    status?: number,
  ) => Promise<unknown>;
}

/**
 * Handles the page's forms as a browser without JavaScript sends them, with the API, the schema and the screens of the
 * page itself.
 */
export async function registerWithdrawalForm(
  app: FastifyInstance,
  { client, config, sendForm }: WithdrawalFormOptions,
): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope, 8 * 1024);
    // After the body is read, so that a form over the limit comes back with what was typed.
    if (config.rateLimit)
      await scope.register(rateLimit, { max: FORMS_PER_MINUTE, timeWindow: '1 minute', hook: 'preHandler' });
    scope.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status !== 429) throw error;
      return sendForm(request, reply, { values: valuesOf(formOf(request)), isFailed: true }, status);
    });

    scope.post(WITHDRAWAL_PATH, async (request, reply) => {
      const values = valuesOf(formOf(request));
      // Browsers too old to say where a form comes from are let through: no cookie could be abused.
      if (senderOf(request, config.publicUrl) === 'foreign')
        return sendForm(request, reply, { values, isFailed: true }, 403);
      const form = await formAfter(client, values, stepOf(formOf(request)));
      return sendForm(request, reply, form);
    });
  });
}

/** What the page shows after this step: what to correct, the statement, or its receipt. */
async function formAfter(
  client: ShopClient,
  values: WithdrawalValues,
  step: WithdrawalStep,
): Promise<WithdrawalForm> {
  const problems = validateWithdrawal(values);
  if (Object.keys(problems).length > 0) return { values, problems };
  const statement = await reviewWithdrawal(client, values).catch(() => undefined);
  if (statement === undefined) return { values, isFailed: true };
  if (step === 'dane') return { values, statement };
  const receipt = await confirmWithdrawal(client, values).catch(() => undefined);
  return receipt ? { values, receipt } : { values, statement, isFailed: true };
}

const stepOf = ({ krok }: FormFields): WithdrawalStep =>
  krok === ('potwierdzenie' satisfies WithdrawalStep) ? krok : 'dane';

const valuesOf = ({ name = '', orderNumber = '', email = '' }: FormFields): WithdrawalValues => ({
  name,
  orderNumber,
  email,
});
