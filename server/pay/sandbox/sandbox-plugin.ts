import type { FastifyInstance } from 'fastify';
import { paymentRoutes } from './payment-routes.ts';
import { afterPaymentRoutes } from './after-payment-routes.ts';
import { preparedRoutes } from './prepared-routes.ts';
import { payuApi } from './payu-api.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { stripeApi } from './stripe-api.ts';

/** Path of the sandbox on the shop's own server. */
export const SANDBOX_PREFIX = '/sandbox';

const FORM = 'application/x-www-form-urlencoded';

/**
 * Fake payment provider on the same server (EM-3): Stripe's API under `/sandbox/stripe`, PayU's under
 * `/sandbox/payu`, the hosted payment pages under `/sandbox/pay/:id`, prepared visits under `/sandbox/przygotuj`. To be registered without `fastify-plugin`, so
 * that its body parsers stay encapsulated; without a rate limit, because the shop calls it for every customer.
 */
export async function sandboxPlugin(app: FastifyInstance, context: SandboxContext): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, rateLimit: false };
  });
  app.removeContentTypeParser(FORM);
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  // Without a form, or with JSON in its place, a handler finds an empty form; PayU's orders alone are JSON.
  app.addHook('preValidation', async (request) => {
    const { url = '' } = request.routeOptions;
    if (!url.includes('/orders') && !(request.body instanceof URLSearchParams))
      request.body = new URLSearchParams();
  });
  await app.register(async (scope) => paymentRoutes(scope, context), { prefix: SANDBOX_PREFIX });
  await app.register(async (scope) => afterPaymentRoutes(scope, context), { prefix: SANDBOX_PREFIX });
  await app.register(async (scope) => preparedRoutes(scope, context), { prefix: SANDBOX_PREFIX });
  await app.register(async (scope) => stripeApi(scope, context), { prefix: `${SANDBOX_PREFIX}/stripe` });
  await app.register(async (scope) => payuApi(scope, context), { prefix: `${SANDBOX_PREFIX}/payu` });
}
