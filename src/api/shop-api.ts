import type { Catalogue } from '#domain/catalogue.ts';
import type { CalendarMonth } from '#domain/lunar/lunar-calendar.ts';
import type { Moon } from '#domain/lunar/moon.ts';
import type { ProductType } from '#domain/product-type.ts';
import { ApiFailure } from './api-failure.ts';
import type { BirthChartRequest } from './birth-horoscope.ts';
import type { ContactMessage } from './contact.ts';
import { getMoon } from './moon.ts';
import type { CouponRequest, OrderOptions, OrderRequest } from './order.ts';
import { createShopClient, type ShopClientOptions } from './shop-client.ts';

/**
 * All API calls of the browser, over one client. Each rejects with ApiFailure only. The module is loaded with the
 * first call, since no page needs it to be displayed. Each call is its own chunk, because of its schemas, except the
 * moon's, which every page makes.
 */
export function createShopApi(options: ShopClientOptions) {
  const client = createShopClient(options);
  const isOwn = new URL(options.baseUrl).origin === globalThis.location?.origin;
  return {
    getCatalogue: async (types: readonly ProductType[], known?: Catalogue): Promise<Catalogue> =>
      // Another host might refuse a request with a condition, which is not a simple one (fetch.spec.whatwg.org, CORS).
      (await arrival(import('./catalogue.ts'))).getCatalogue(client, types, {
        known: isOwn ? known : undefined,
      }),
    applyCoupon: async (request: CouponRequest) =>
      (await arrival(import('./order.ts'))).applyCoupon(client, request),
    createOrder: async (request: OrderRequest, how?: OrderOptions) =>
      (await arrival(import('./order.ts'))).createOrder(client, request, how),
    getPaymentStatus: async (orderId: number, customerId: string, signal?: AbortSignal) => {
      const { getPaymentStatus } = await arrival(import('./payment-status.ts'));
      return getPaymentStatus(client, orderId, customerId, signal);
    },
    claimPurchaseReport: async (orderId: number, by: { customerId: string; claim: string }) => {
      const { claimPurchaseReport } = await arrival(import('./payment-status.ts'));
      return claimPurchaseReport(client, orderId, by);
    },
    getMoon: (): Promise<Moon> => getMoon(client),
    getLunarCalendar: async (month: CalendarMonth) => {
      const { getLunarCalendar } = await arrival(import('./lunar-calendar.ts'));
      return getLunarCalendar(client, month);
    },
    getGuide: async () => (await arrival(import('./guide.ts'))).getGuide(client),
    signUpForNewsletter: async (email: string) => {
      const { signUpForNewsletter } = await arrival(import('./newsletter.ts'));
      return signUpForNewsletter(client, email);
    },
    confirmNewsletter: async (token: string) => {
      const { confirmNewsletter } = await arrival(import('./newsletter.ts'));
      return confirmNewsletter(client, token);
    },
    leaveNewsletter: async (token: string) => {
      const { leaveNewsletter } = await arrival(import('./newsletter.ts'));
      return leaveNewsletter(client, token);
    },
    calculateBirthChart: async (request: BirthChartRequest) => {
      const { calculateBirthChart } = await arrival(import('./birth-horoscope.ts'));
      return calculateBirthChart(client, request);
    },
    suggestPlaces: async (q: string, signal?: AbortSignal) => {
      const { suggestPlaces } = await arrival(import('./places.ts'));
      return suggestPlaces(client, q, signal);
    },
    openWithdrawal: async () => (await arrival(import('./withdrawal.ts'))).withdrawalCalls(client),
    sendContactMessage: async (message: ContactMessage, recaptchaToken: string) => {
      const { sendContactMessage } = await arrival(import('./contact.ts'));
      return sendContactMessage(client, message, recaptchaToken);
    },
  };
}

/** Reports a chunk that fails to load as a network failure. */
const arrival = <T>(code: Promise<T>): Promise<T> =>
  code.catch(() => {
    throw new ApiFailure('offline');
  });

export type ShopApi = ReturnType<typeof createShopApi>;
/** Loads the API module and resolves with its calls. */
export type ShopApiSource = () => Promise<ShopApi>;
