import { OwnError } from '#server/own-error.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { plainPageHeaders } from '#server/plain-pages/plain-page.ts';
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
 * or, with `?przycisk=pay` or another button's name, to where that button leads.
 */
export function preparedRoutes(app: FastifyInstance): void {
  const headers = plainPageHeaders();
  const policy = `${headers['content-security-policy']}; script-src 'sha256-${HASH}'`;

  app.get('/przygotuj/klientka', async (_request, reply) =>
    reply
      .headers({ ...headers, 'content-security-policy': policy })
      .send(`<!doctype html><html lang="pl"><title>Przygotowanie</title><script>${REMEMBER}</script></html>`),
  );

  app.get<{ Querystring: { przycisk?: string } }>('/przygotuj/zamowienie', async ({ query }, reply) => {
    const scenario = query.przycisk;
    if (scenario !== undefined && !Object.hasOwn(SCENARIOS, scenario)) return reply.code(400).send();
    const page = new URL(await placeOrder(app));
    if (scenario === undefined) return reply.redirect(page.href, 303);
    const pressed = await app.inject({
      method: 'POST',
      url: page.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ scenario }).toString(),
    });
    return reply.redirect(String(pressed.headers.location ?? page.href), 303);
  });
}

/** Orders the first tarot reading on offer, as a shop's page would. @returns the address of its payment page */
async function placeOrder(app: FastifyInstance): Promise<string> {
  const fairies = (await app.inject('/api/fairy')).json<
    { products: { id: string; productType: string }[] }[]
  >();
  const reading = fairies
    .flatMap(({ products }) => products)
    .find(({ productType }) => productType === 'Tarot');
  const placed = await app.inject({
    method: 'POST',
    url: '/api/order',
    payload: {
      fairyProductId: reading?.id,
      questions: [],
      customer: { name: CUSTOMER.firstName, email: CUSTOMER.email, birthDate: BIRTH.birthDate },
      paymentProvider: 'PAYU',
    },
  });
  if (placed.statusCode !== 201)
    throw new OwnError(`The sandbox could not place an order: ${placed.statusCode}`);
  return placed.json<{ paymentLink: string }>().paymentLink;
}
