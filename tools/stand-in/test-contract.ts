import { ApiFailure } from '#api/api-failure.ts';
import { calculateBirthChart } from '#api/birth-horoscope.ts';
import { getSiteTexts, listFairies, listProducts } from '#api/catalogue.ts';
import { sendContactMessage } from '#api/contact.ts';
import { getMoon } from '#api/moon.ts';
import { signUpForNewsletter } from '#api/newsletter.ts';
import { applyCoupon, createOrder } from '#api/order.ts';
import { getPaymentStatus } from '#api/payment-status.ts';
import { requiredOnly } from '#api/required-only.ts';
import { createShopClient } from '#api/shop-client.ts';
import type { Fairy, FairyProduct } from '#domain/catalogue.ts';
import { PAYMENT_STATUSES } from '#domain/payment.ts';
import { API_PRODUCT_TYPE, type ProductType } from '#domain/product-type.ts';
import { SITE_SECTIONS } from '#domain/site-section.ts';

/** Result of one call. */
export interface ContractResult {
  /** `GET /fairy` */
  what: string;
  /** Why it failed, without what the API sent. */
  problem: string | undefined;
}

const CUSTOMER = { name: 'Próba Kontraktu', email: 'proba@example.com', birthDate: '1988-03-15' };

/** A failed expectation, as a sentence. */
class Unexpected extends Error {}

function expect(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Unexpected(otherwise);
}

/** The words of a failure: which kind, and with a refusal its code. */
function problemOf(error: unknown): string {
  if (error instanceof Unexpected) return error.message;
  if (!(error instanceof ApiFailure)) return String(error);
  const { kind, code } = error;
  if (kind === 'refused') return `refused with code ${code}`;
  return kind === 'nonsense' ? 'the answer cannot be read' : `no answer (${kind})`;
}

/**
 * Makes each call of the specification once, as the shop does, and reads the answers as the shop does. Whatever is
 * dropped while reading counts as a failure too. Never rejects.
 */
export async function testContract(apiUrl: string): Promise<ContractResult[]> {
  const client = createShopClient({
    baseUrl: apiUrl,
    timeout: 10_000,
    fetch: requiredOnly((request, init) => fetch(request, init)),
  });
  const results: ContractResult[] = [];
  const check = async <T>(what: string, call: () => Promise<T>): Promise<T | undefined> => {
    try {
      const value = await call();
      results.push({ what, problem: undefined });
      return value;
    } catch (error) {
      results.push({ what, problem: problemOf(error) });
      return undefined;
    }
  };
  const dropped: string[] = [];
  const noteDropped = ({
    list,
    id,
    path,
    reason,
  }: {
    list: string;
    id: string | undefined;
    path: string;
    reason: string;
  }) => void dropped.push(`${list} ${id ?? 'without id'}: ${path} ${reason}`);
  const nothingDropped = () => {
    const found = dropped.splice(0);
    expect(found.length === 0, `unreadable: ${found.slice(0, 3).join('; ')}`);
  };

  const fairies = await check('GET /fairy', async () => {
    const list = await listFairies(client, noteDropped);
    nothingDropped();
    expect(list.length > 0, 'the list is empty');
    return list;
  });
  const types = Object.keys(API_PRODUCT_TYPE) as ProductType[];
  await check('GET /product?productType=…, one call a type', async () => {
    const products = await listProducts(client, types, noteDropped);
    nothingDropped();
    const offered = (fairies ?? []).flatMap((fairy) => fairy.products);
    const ids = new Set(products.map(({ id }) => id));
    expect(
      offered.every(({ productId }) => ids.has(productId)),
      'a specialist offers a product that is not listed',
    );
  });
  for (const page of SITE_SECTIONS)
    await check(`GET /content/page/${page}`, () => getSiteTexts(client, page));
  await check('GET /moon', () => getMoon(client));
  const chart = await check('POST /horoscope/birth', () =>
    calculateBirthChart(client, {
      name: CUSTOMER.name,
      email: CUSTOMER.email,
      city: 'Kraków',
      dateTime: '1988-03-15 12:30',
    }),
  );
  await check('POST /coupon/apply, a coupon that does not exist: code 102', async () => {
    const fairyProductId = anyOffer(fairies)?.id ?? crypto.randomUUID();
    const answer = await applyCoupon(client, { code: 'NIE-MA-TAKIEGO', fairyProductId }).catch(
      (error: unknown) => error,
    );
    expect(answer instanceof ApiFailure, 'it was accepted');
    expect(answer instanceof ApiFailure && answer.code === 102, problemOf(answer));
  });
  const place = async (offer: FairyProduct | undefined, chartHandle?: string) => {
    expect(offer !== undefined, 'no offer to order');
    const order = await createOrder(
      client,
      {
        fairyProductId: offer?.id ?? '',
        questions: [],
        customer: { ...CUSTOMER, ...(chartHandle !== undefined && { city: 'Kraków' }) },
        paymentProvider: 'PAYU',
      },
      chartHandle === undefined ? {} : { chartHandle },
    );
    expect(URL.canParse(order.paymentLink), 'paymentLink is no address');
    return order;
  };
  const order = await check('POST /order', () => place(anyOffer(fairies, 'TAROT')));
  await check('POST /order/?orderId=…, of a birth chart', async () => {
    expect(chart?.chartHandle !== undefined, 'the chart named no order');
    return place(anyOffer(fairies, 'BIRTH_HOROSCOPE'), chart?.chartHandle);
  });
  await check('GET /order/payment-status/{orderId}', async () => {
    expect(order !== undefined, 'no order to ask for');
    const { searchParams } = new URL(order?.paymentLink ?? 'http://localhost');
    const customerId = searchParams.get('customerId') ?? 'unknown';
    const answer = await getPaymentStatus(client, order?.orderId ?? 1, customerId).catch(
      (error: unknown) => error,
    );
    // The customer's id comes back after the payment; without it a refusal is right.
    if (answer instanceof ApiFailure) return expect(answer.kind === 'refused', problemOf(answer));
    const { paymentStatus } = answer as { paymentStatus: string };
    expect(
      (PAYMENT_STATUSES as readonly string[]).includes(paymentStatus),
      'the status is none of the specification’s',
    );
  });
  await check('POST /contact', () =>
    sendContactMessage(
      client,
      { firstName: 'Próba', lastName: 'Kontraktu', email: CUSTOMER.email, message: 'Próba.' },
      'proba',
    ).catch((error: unknown) => {
      // A made-up token may be refused, as it should be.
      if (!(error instanceof ApiFailure) || error.kind !== 'refused') throw error;
    }),
  );
  await check('POST /newsletter', () => signUpForNewsletter(client, CUSTOMER.email));
  return results;
}

const anyOffer = (fairies: readonly Fairy[] | undefined, type?: ProductType): FairyProduct | undefined =>
  fairies
    ?.flatMap((fairy) => fairy.products)
    .find(({ productType }) => type === undefined || productType === type);
