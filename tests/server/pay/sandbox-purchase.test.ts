import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import { loadConfig } from '#server/config.ts';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { startServer, type RunningServer } from '#server/start.ts';
import { birth } from '#tools/model/models/birth-horoscope.ts';
import { rememberedCustomer } from '#tools/model/sample-shop.ts';
import { freePort } from '#tools/free-port.ts';
import { isWholeProof } from '#tools/proof.ts';
import { inRepository } from '#tools/setup/repository.mjs';

let folder: string;
let shop: string;
let desk: string;
let outbox: Outbox;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purchase-'));
  const port = await freePort();
  shop = `http://localhost:${port}`;
  const deskPort = await freePort();
  desk = `http://localhost:${deskPort}`;
  outbox = new Outbox(join(folder, 'outbox'));
  const env = {
    PORT: String(port),
    DESK_PORT: String(deskPort),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
  };
  // With the build's prepared database beside it, where there is one: making one takes ten seconds.
  server = await startServer(loadConfig(env), { program: inRepository('dist/server/main.js') });
  // A start on a busy machine makes the event loop late, and the server turns callers away for a moment.
  const responds = async () => expect((await fetch(`${shop}/api/fairy`)).status).toBe(200);
  await vi.waitFor(responds, { timeout: 30_000, interval: 200 });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Orders the first tarot reading on offer, and gives the payment page's address and a way to ask for the status. */
async function order(paymentProvider: PaymentProvider, email: string) {
  const fairies = (await (await fetch(`${shop}/api/fairy`)).json()) as {
    products: { id: string; productType: string }[];
  }[];
  const reading = fairies
    .flatMap(({ products }) => products)
    .find(({ productType }) => productType === 'Tarot');
  const place = async () => {
    const answer = await fetch(`${shop}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        fairyProductId: reading?.id,
        questions: [],
        customer: { name: 'Anna', email, birthDate: '1988-03-05' },
        paymentProvider,
      }),
    });
    expect(answer.status).toBe(201);
    return answer;
  };
  // On a busy machine a provider may be too late, and the form tries again, too.
  const response = await vi.waitFor(place, { timeout: 45_000, interval: 500 });
  const { paymentLink, orderId, customerId } = (await response.json()) as {
    paymentLink: string;
    orderId: number;
    customerId: string;
  };
  const status = async () => {
    const asked = await fetch(`${shop}/api/order/payment-status/${orderId}?customerId=${customerId}`);
    return ((await asked.json()) as { paymentStatus: string }).paymentStatus;
  };
  return { paymentLink, orderId, customerId, status };
}

const press = (link: string, scenario: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ scenario }), redirect: 'manual' });

const mailsTo = async (email: string) => (await outbox.list()).filter(({ to }) => to === email);

const ENDS = [
  ['pay', 'COMPLETED'],
  ['early', 'COMPLETED'],
  ['repeated', 'COMPLETED'],
  ['outOfOrder', 'COMPLETED'],
  ['failed', 'CANCELED'],
  ['expired', 'CANCELED'],
  ['cancel', 'CANCELED'],
] as const;

// The providers take turns; the proof presses every button at each.
test.each(
  PAYMENT_PROVIDERS.flatMap((provider, turn) =>
    ENDS.filter((_, at) => isWholeProof || at % PAYMENT_PROVIDERS.length === turn).map(
      ([scenario, status]) => [provider, scenario, status] as const,
    ),
  ),
)(
  '%s, button %s: the order becomes %s, with one mail or none [EM-3] [AP-7]',
  async (provider, scenario, status) => {
    const email = `${provider}-${scenario}@example.pl`.toLowerCase();
    const placed = await order(provider, email);
    expect(await placed.status()).toBe('PENDING');
    const leads = async (response: Promise<Response>) => String((await response).headers.get('location'));
    const returned = await leads(press(placed.paymentLink, scenario));
    const result = await leads(fetch(returned, { redirect: 'manual' }));
    expect(result).toBe(`${shop}/zamowienie?orderId=${placed.orderId}&customerId=${placed.customerId}`);
    // Whoever left the payment page unpaid is told so at once: no notification has to come first.
    if (scenario === 'cancel') expect(await placed.status()).toBe('CANCELED');
    await expect.poll(placed.status, { timeout: 10_000 }).toBe(status);
    await expect.poll(() => mailsTo(email), { timeout: 10_000 }).toHaveLength(status === 'COMPLETED' ? 1 : 0);
    for (const mail of await mailsTo(email)) expect(mail.text).toContain(result);
  },
);

test('PayU, the shop has to confirm: it does, and the order is paid [EM-3]', async () => {
  const placed = await order('PAYU', 'to-confirm@example.pl');
  await press(placed.paymentLink, 'toConfirm');
  await expect.poll(placed.status, { timeout: 10_000 }).toBe('COMPLETED');
});

test('the mail can be read at /outbox [EM-4]', async () => {
  const placed = await order('STRIPE', 'outbox@example.pl');
  await press(placed.paymentLink, 'pay');
  await expect.poll(() => mailsTo('outbox@example.pl'), { timeout: 10_000 }).toHaveLength(1);
  const page = await fetch(`${shop}/outbox`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`Zamówienie nr ${placed.orderId} potwierdzone`);
});

describe('a prepared visit [EM-3]', () => {
  const leadsTo = async (path: string) => {
    const response = await fetch(`${shop}/sandbox/przygotuj/${path}`, { redirect: 'manual' });
    return [response.status, response.headers.get('location') ?? ''] as const;
  };

  test('leads to the payment page of a new order, each time of another one', async () => {
    const [[status, first], [, second]] = [await leadsTo('zamowienie'), await leadsTo('zamowienie')];
    expect(status).toBe(303);
    expect(first).toContain('/sandbox/pay/');
    expect(second).not.toBe(first);
    expect(await (await fetch(first)).text()).toContain('Płatność testowa');
  });

  test('opens nothing where a payment page must not open: the browser stays where it is', async () => {
    expect(await leadsTo('nic')).toEqual([204, '']);
  });

  test('leads to where a button leads: the order is paid', async () => {
    const [, returned] = await leadsTo('zamowienie?przycisk=pay');
    const result = new URL((await fetch(returned, { redirect: 'manual' })).headers.get('location') ?? '');
    expect(result.pathname).toBe('/zamowienie');
    const status = async () => {
      const { orderId = '', customerId = '' } = Object.fromEntries(result.searchParams);
      const response = await fetch(`${shop}/api/order/payment-status/${orderId}?customerId=${customerId}`);
      return ((await response.json()) as { paymentStatus: string }).paymentStatus;
    };
    await vi.waitFor(async () => expect(await status()).toBe('COMPLETED'), { timeout: 15_000 });
  });

  test('keeps one browser one customer, whose same order replaces the one that she has not paid [OR-2]', async () => {
    const first = await fetch(`${shop}/sandbox/przygotuj/zamowienie`, { redirect: 'manual' });
    const cookie = first.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const page = first.headers.get('location') ?? '';
    await fetch(`${shop}/sandbox/przygotuj/zamowienie`, { redirect: 'manual', headers: { cookie } });
    const back = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ scenario: 'cancel' }),
      redirect: 'manual',
    });
    const result = new URL(
      (await fetch(back.headers.get('location') ?? '', { redirect: 'manual' })).headers.get('location') ?? '',
    );
    const { orderId = '', customerId = '' } = Object.fromEntries(result.searchParams);
    const told = await fetch(`${shop}/api/order/payment-status/${orderId}?customerId=${customerId}`);
    expect(await told.json()).toMatchObject({ paymentStatus: 'CANCELED', endedAs: 'REPLACED' });
  });

  /** The state of an order's answer at the desk, to whoever a link lets in. */
  async function answerOf(page: string, entry: string) {
    const came = await fetch(`${desk}/desk-api/sign-in/sample`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: desk },
      body: JSON.stringify({ token: entry.split('=')[1], as: 'owner' }),
    });
    const cookie = came.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return async () => {
      const told = await fetch(`${desk}/desk-api/orders/${page.split('/').at(-1)}`, { headers: { cookie } });
      return ((await told.json()) as { answer: { state: string } }).answer.state;
    };
  }

  test('leads into the desk of a shop for trying out, and to a paid order with three questions there', async () => {
    const [status, entry] = await leadsTo('zaplecze');
    expect([status, entry.split('=')[0]]).toEqual([303, `${desk}/wejscie#probny`]);
    const [, page] = await leadsTo('zapytanie');
    expect(page).toMatch(new RegExp(`^${desk}/zamowienia/\\d+$`));
    expect(await (await answerOf(page, entry))()).toBe('waiting');
  });

  test.each([
    ['szkic', 'drafted'],
    ['sprawdzenie', 'in-review'],
    ['wyslana', 'sent'],
  ])(
    'leads to an order whose answer is begun, waits for a look, or was sent: %s [MT-4]',
    async (stan, state) => {
      const [status, page] = await leadsTo(`zapytanie?stan=${stan}`);
      expect(status).toBe(303);
      const stateNow = await answerOf(page, (await leadsTo('zaplecze'))[1]);
      await vi.waitFor(async () => expect(await stateNow()).toBe(state), { timeout: 20_000, interval: 250 });
    },
  );

  test('of a button that is not there is refused', async () => {
    expect((await leadsTo('zamowienie?przycisk=toString'))[0]).toBe(400);
    expect((await leadsTo('zapytanie?stan=toString'))[0]).toBe(400);
  });

  test('makes the browser remember the customer by one script, which the policy names', async () => {
    const page = await fetch(`${shop}/sandbox/przygotuj/klientka`);
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(await page.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
    const kept: Record<string, unknown> = {};
    const storage = { setItem: (key: string, value: string) => void (kept[key] = JSON.parse(value)) };
    const gone: string[] = [];
    compileFunction(script, ['localStorage', 'sessionStorage', 'location'])(storage, storage, {
      search: '?na=wrozby',
      replace: (to: string) => void gone.push(to),
    });
    expect(kept['customer']).toEqual(rememberedCustomer);
    expect(kept['birth-horoscope']).toEqual({ values: birth, timeUnknown: false });
    expect(kept['consent']).toMatchObject({ version: 1, analytics: false, marketing: false });
    expect(gone).toEqual(['/wrozby']);
  });
});
