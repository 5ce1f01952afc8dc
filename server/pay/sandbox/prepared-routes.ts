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

/** What the browser remembers of her afterwards, written as the shop's own pages write it. */
const REMEMBER = `localStorage.setItem('customer', ${JSON.stringify(JSON.stringify(CUSTOMER))});
sessionStorage.setItem('birth-horoscope', ${JSON.stringify(JSON.stringify({ values: BIRTH, timeUnknown: false }))});
localStorage.setItem('consent', JSON.stringify({ analytics: false, marketing: false, version: 1, date: new Date().toISOString() }));
location.replace(new URLSearchParams(location.search).get('na') === 'wrozby' ? '/wrozby' : '/tarot');`;
const HASH = createHash('sha256').update(REMEMBER).digest('base64');

/**
 * Links by which a test script finds its visit prepared, in the sandbox alone. `/przygotuj/klientka` makes the browser
 * remember a customer. `/przygotuj/zamowienie` places her order of the first tarot reading and leads to its payment page,
 * or, with `?przycisk=pay` or another button's name, to where that button leads. `/przygotuj/nic` opens nothing. In a shop that is only for trying out,
 * `/przygotuj/zaplecze` leads into the desk, and `/przygotuj/zapytanie` to a paid order with three questions there,
 * or, with `?stan=` and a word of `prepared-answers.ts`, to one whose answer is begun, waits for a look, or was sent.
 */
export function preparedRoutes(app: FastifyInstance, { desk }: Pick<SandboxContext, 'desk'>): void {
  const headers = plainPageHeaders();
  const policy = `${headers['content-security-policy']}; script-src 'sha256-${HASH}'`;

  app.get('/przygotuj/klientka', async (_request, reply) =>
    reply
      .headers({ ...headers, 'content-security-policy': policy })
      .send(`<!doctype html><html lang="pl"><title>Przygotowanie</title><script>${REMEMBER}</script></html>`),
  );

  // A browser that is sent here stays where it is, as before a payment page that does not open.
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
 * The customer's address: one for each browser, kept in a cookie. Otherwise two visits would look like one person who has
 * paid twice.
 */
function emailOf({ headers }: FastifyRequest, reply: FastifyReply): string {
  const known = /(?:^|; )proba=([0-9a-f]{8})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  const who = known ?? randomBytes(4).toString('hex');
  reply.header('set-cookie', `proba=${who}; Path=/sandbox; HttpOnly; SameSite=Lax`);
  return CUSTOMER.email.replace('@', () => `+${who}@`);
}

/** What an order with questions asks. */
const QUESTIONS = ['Czy zmienić pracę?', 'Kiedy będzie na to dobry czas?', 'Na kogo mogę liczyć?'];

/**
 * Orders the first reading of a kind on offer, with as many questions as can be asked, as the browser's own page would:
 * an earlier one that it has not paid for is replaced.
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
