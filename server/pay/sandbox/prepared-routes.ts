import { OwnError } from '#server/own-error.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import { isPreparedAnswer, prepareAnswer } from './prepared-answers.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { SCENARIOS } from './scenarios.ts';

/** The customer of the test scripts. */
const CUSTOMER = {
  firstName: 'Wanda',
  email: 'wanda@example.pl',
  confirmEmail: 'wanda@example.pl',
  birthDay: '15',
  birthMonth: '3',
  birthYear: '1988',
  partnerName: 'Bogdan',
  partnerBirthDay: '2',
  partnerBirthMonth: '11',
  partnerBirthYear: '1985',
};
const BIRTH = {
  name: 'Wanda',
  birthDate: '1988-03-15',
  birthTime: '14:30',
  city: 'Kraków',
  email: CUSTOMER.email,
};

/** Stores the customer in the browser, in the format of the shop's pages. */
const REMEMBER = `localStorage.setItem('customer', ${JSON.stringify(JSON.stringify(CUSTOMER))});
sessionStorage.setItem('birth-horoscope', ${JSON.stringify(JSON.stringify({ values: BIRTH, timeUnknown: false }))});
localStorage.setItem('consent', JSON.stringify({ analytics: false, marketing: false, version: 1, date: new Date().toISOString() }));
location.replace(new URLSearchParams(location.search).get('na') === 'wrozby' ? '/wrozby' : '/tarot');`;
const HASH = createHash('sha256').update(REMEMBER).digest('base64');

/**
 * Registers the sandbox's links that prepare a manual test. `/przygotuj/klientka` stores a customer in the browser.
 * `/przygotuj/zamowienie` places her first tarot order and opens its payment page; with `?przycisk=` and a button's
 * name it opens the page behind that button. `/przygotuj/nic` responds 204.
 * With a desk: `/przygotuj/zaplecze` opens the desk, `/przygotuj/zapytanie` a paid order with three questions there.
 * `?stan=` with a state of `prepared-answers.ts` prepares its answer, too.
 */
export function preparedRoutes(app: FastifyInstance, { desk }: Pick<SandboxContext, 'desk'>): void {
  const headers = plainPageHeaders();
  const policy = `${headers['content-security-policy']}; script-src 'sha256-${HASH}'`;

  app.get('/przygotuj/klientka', async (_request, reply) =>
    reply
      .headers({ ...headers, 'content-security-policy': policy })
      .send(`<!doctype html><html lang="pl"><title>Przygotowanie</title><script>${REMEMBER}</script></html>`),
  );

  // A 204 leaves the browser on its page, like a payment page that does not open.
  app.get('/przygotuj/nic', async (_request, reply) => reply.code(204).send());

  const press = async (page: URL, scenario: string) => {
    const pressed = await app.inject({
      method: 'POST',
      url: page.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ scenario }).toString(),
    });
    return String(pressed.headers.location ?? page.href);
  };

  app.get<{ Querystring: { przycisk?: string } }>('/przygotuj/zamowienie', async (request, reply) => {
    const scenario = request.query.przycisk;
    if (scenario !== undefined && !Object.hasOwn(SCENARIOS, scenario)) return reply.code(400).send();
    const { paymentLink } = await placeOrder(app, 'Tarot', request, reply);
    const page = new URL(paymentLink);
    return reply.redirect(scenario === undefined ? page.href : await press(page, scenario), 303);
  });

  if (!desk) return;
  app.get('/przygotuj/zaplecze', async (_request, reply) => reply.redirect(await desk.entry(), 303));
  app.get<{ Querystring: { stan?: string } }>('/przygotuj/zapytanie', async (request, reply) => {
    const { stan } = request.query;
    if (stan !== undefined && !isPreparedAnswer(stan)) return reply.code(400).send();
    const { paymentLink, orderId } = await placeOrder(app, 'Wrozba', request, reply);
    await press(new URL(paymentLink), 'early');
    if (stan !== undefined) await prepareAnswer(desk, orderId, stan);
    return reply.redirect(`${desk.url}/zamowienia/${orderId}`, 303);
  });
}

/**
 * The customer's address, unique per browser by a cookie. With one address for all, two test visits would count as
 * one person who paid twice.
 */
function emailOf({ headers }: FastifyRequest, reply: FastifyReply): string {
  const known = /(?:^|; )proba=([0-9a-f]{8})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  const who = known ?? randomBytes(4).toString('hex');
  reply.header('set-cookie', `proba=${who}; Path=/sandbox; HttpOnly; SameSite=Lax`);
  return CUSTOMER.email.replace('@', () => `+${who}@`);
}

/** The questions of a prepared order. */
const QUESTIONS = ['Czy zmienić pracę?', 'Kiedy będzie na to dobry czas?', 'Na kogo mogę liczyć?'];

/**
 * Orders the first product of a kind, with as many questions as it permits. Like the browser's own page, it replaces
 * an earlier unpaid order.
 */
async function placeOrder(
  app: FastifyInstance,
  kind: 'Tarot' | 'Wrozba',
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ paymentLink: string; orderId: number }> {
  const fairies = (await app.inject('/api/fairy')).json<
    { products: { id: string; productType: string; questionsCount: number }[] }[]
  >();
  const asked = kind === 'Tarot' ? 0 : QUESTIONS.length;
  const reading = fairies
    .flatMap(({ products }) => products)
    .find(({ productType, questionsCount }) => productType === kind && questionsCount >= asked);
  const placed = await app.inject({
    method: 'POST',
    url: '/api/order',
    headers: { cookie: request.headers.cookie ?? '' },
    payload: {
      fairyProductId: reading?.id,
      questions: QUESTIONS.slice(0, asked).map((content) => ({ content })),
      customer: {
        name: CUSTOMER.firstName,
        email: emailOf(request, reply),
        birthDate: BIRTH.birthDate,
      },
      paymentProvider: 'PAYU',
    },
  });
  if (placed.statusCode !== 201)
    throw new OwnError(`The sandbox could not place an order: ${placed.statusCode}`);
  for (const cookie of [placed.headers['set-cookie'] ?? []].flat()) reply.header('set-cookie', cookie);
  return placed.json<{ paymentLink: string; orderId: number }>();
}
