import { beforeEach, describe, expect, it, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { calculateBirthChart } from '#api/birth-horoscope.ts';
import { suggestPlaces } from '#api/places.ts';
import { getSiteTexts, listFairies, listProducts } from '#api/catalogue.ts';
import { sendContactMessage } from '#api/contact.ts';
import { getLunarCalendar } from '#api/lunar-calendar.ts';
import { getMoon } from '#api/moon.ts';
import { confirmNewsletter, leaveNewsletter, signUpForNewsletter } from '#api/newsletter.ts';
import { applyCoupon, createOrder } from '#api/order.ts';
import { getPaymentStatus } from '#api/payment-status.ts';
import { createShopClient, type ShopClient } from '#api/shop-client.ts';
import { failureOf, shopResponding, stubShop } from './stub-shop.ts';

const id = '20989f46-c65a-44ac-9c56-0a65b11368ae';
const message = { firstName: 'Hanna', lastName: 'Lis', email: 'hanna@przyklad.pl', message: 'Dzień dobry' };

/** Every call of the contract that the browser makes. */
const CALLS: Readonly<Record<string, (client: ShopClient) => Promise<unknown>>> = {
  'GET /fairy [AP-1]': (client) => listFairies(client),
  'GET /product [AP-2]': (client) => listProducts(client, ['TAROT']),
  'GET /content/page [AP-3]': (client) => getSiteTexts(client, 'Glowna'),
  'POST /contact [AP-4]': (client) => sendContactMessage(client, message, 'token'),
  'POST /coupon/apply [AP-5]': (client) => applyCoupon(client, { code: 'X', fairyProductId: id }),
  'POST /order [AP-6]': (client) =>
    createOrder(client, {
      fairyProductId: id,
      questions: [],
      customer: { name: 'Hanna', email: 'hanna@przyklad.pl', birthDate: '1988-03-05' },
      paymentProvider: 'PAYU',
    }),
  'GET /order/payment-status [AP-7]': (client) => getPaymentStatus(client, 5, id),
  'POST /newsletter [AP-8]': (client) => signUpForNewsletter(client, 'hanna@przyklad.pl'),
  'POST /newsletter/confirm': (client) => confirmNewsletter(client, 'token'),
  'POST /newsletter/unsubscribe': (client) => leaveNewsletter(client, 'token'),
  'POST /horoscope/birth [AP-9]': (client) =>
    calculateBirthChart(client, {
      name: 'Hanna',
      email: 'h@p.pl',
      city: 'Kraków',
      dateTime: '1988-11-20 23:40',
    }),
  'GET /places [BH-6]': (client) => suggestPlaces(client, 'krak'),
  'GET /moon [AP-10]': (client) => getMoon(client),
  'GET /moon/calendar': (client) => getLunarCalendar(client, { year: 2026, month: 11 }),
};
/** Those whose success has no body to read. */
const BODILESS = new Set(['POST /contact [AP-4]', 'POST /newsletter [AP-8]', 'POST /newsletter/unsubscribe']);

/** An API that never responds; its call rejects when it is aborted. */
const silent = ({ request }: { request: Request }) =>
  new Promise<Response>((_, reject) => {
    const abort = () => reject(request.signal.reason as Error);
    if (request.signal.aborted) abort();
    else request.signal.addEventListener('abort', abort);
  });

describe.each(Object.entries(CALLS))('%s fails with a typed failure [AP-13]', (name, call) => {
  it('offline: nobody knows whether it was carried out', async () => {
    const { client } = stubShop(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(call(client))).toMatchObject({ kind: 'offline', code: 500, isLost: true });
  });

  it('timeout: nor when no response came in time', async () => {
    const { client } = stubShop(silent, 1);
    expect(await failureOf(call(client))).toMatchObject({ kind: 'timeout', code: 500, isLost: true });
  });

  it('refused: the API names an error of the catalogue', async () => {
    const { client } = shopResponding({ code: 103, message: 'gone' }, 409);
    expect(await failureOf(call(client))).toMatchObject({ kind: 'refused', code: 103, isLost: false });
  });

  it('refused: a gateway’s own page says nothing of the shop behind it', async () => {
    const { client } = shopResponding(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(call(client))).toMatchObject({ kind: 'refused', code: 500, isLost: true });
  });

  it('nonsense: a success that is no response', async () => {
    if (BODILESS.has(name)) {
      // Any 2xx is success, whatever stands in it.
      await expect(
        call(shopResponding(new Response('<p>ok</p>', { status: 201 })).client),
      ).resolves.toBeUndefined();
      return;
    }
    expect(await failureOf(call(shopResponding('nonsense').client))).toMatchObject({
      kind: 'nonsense',
      isLost: true,
    });
    const page = shopResponding(new Response('<p>no JSON</p>', { status: 200 }));
    expect(await failureOf(call(page.client))).toMatchObject({ kind: 'nonsense', isLost: true });
  });
});

describe('what an error says', () => {
  const refuse = (body: unknown, status: number) =>
    failureOf(applyCoupon(shopResponding(body, status).client, { code: 'X', fairyProductId: id }));

  it.each([100, 101, 102, 103, 104, 105, 106, 107, 108, 500])('code %i is passed on [ER-1]', async (code) => {
    expect(await refuse({ code, message: 'x' }, 409)).toMatchObject({ code, isLost: false });
  });

  it('an unknown code is the generic server error [ER-1]', async () => {
    expect(await refuse({ code: 999, message: 'x' }, 409)).toMatchObject({ code: 500, isLost: false });
  });

  it.each([400, 404])('a %i of the API itself: it knows nothing by what was named [OR-4]', async (status) => {
    expect(await refuse({ code: 100, message: 'x' }, status)).toMatchObject({
      kind: 'unknown',
      isLost: false,
    });
  });

  it('a refusal without a code is the generic client error [ER-1]', async () => {
    expect(await refuse({ detail: 'x' }, 404)).toMatchObject({ kind: 'refused', code: 100, isLost: false });
  });

  it('a server error that names its code was certainly not carried out [AP-13]', async () => {
    expect(await refuse({ code: 500, message: 'x' }, 500)).toMatchObject({ code: 500, isLost: false });
  });

  it('and says which fields are wrong, where the API does [BH-7]', async () => {
    const wrong = {
      code: 100,
      message: 'x',
      errors: [{ path: '/city', message: 'unknown' }, { path: '/dateTime' }],
    };
    expect((await refuse(wrong, 400)).paths).toEqual(['/city', '/dateTime']);
    expect((await refuse({ code: 100, errors: 'x' }, 400)).paths).toEqual([]);
  });

  it('never carries what was sent or received', async () => {
    const failure = await refuse({ code: 103, message: 'hanna@przyklad.pl' }, 409);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(`${failure.message} ${JSON.stringify(failure)}`).not.toContain('hanna');
  });
});

describe('where the engine has no AbortSignal.any (Safari 16.4, Chrome 109, Firefox 115) [EG-1]', () => {
  beforeEach(() => {
    const { any } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'any');
    return () => Object.assign(AbortSignal, { any });
  });

  it('a call succeeds', async () => {
    const { client } = shopResponding({ paymentStatus: 'PENDING' });
    expect(await getPaymentStatus(client, 5, id)).toMatchObject({ paymentStatus: 'PENDING' });
  });

  it('ends when its time is up', async () => {
    expect(await failureOf(getMoon(stubShop(silent, 1).client))).toMatchObject({ kind: 'timeout' });
  });

  it('ends when its caller leaves, also before it was made', async () => {
    const leaving = new AbortController();
    const { client } = stubShop(silent);
    const early = failureOf(getPaymentStatus(client, 5, id, leaving.signal));
    leaving.abort();
    const late = failureOf(getPaymentStatus(client, 5, id, leaving.signal));
    expect(await Promise.all([early, late])).toMatchObject([{ kind: 'offline' }, { kind: 'offline' }]);
  });
});

test('a caller who leaves cuts the call off', async () => {
  const leaving = new AbortController();
  const { client } = stubShop(silent);
  const call = failureOf(getPaymentStatus(client, 5, id, leaving.signal));
  leaving.abort();
  expect(await call).toMatchObject({ kind: 'offline' });
});

test('its time is told to `fetch` by itself, too: WebKit forgets the signal of a request [EG-3]', async () => {
  const given: AbortSignal[] = [];
  const client = createShopClient({
    baseUrl: 'https://shop.test/api',
    timeout: 1,
    fetch(request, { signal }) {
      given.push(signal);
      return silent({ request });
    },
  });
  await failureOf(getMoon(client));
  expect(given.map(({ aborted }) => aborted)).toEqual([true]);
});
