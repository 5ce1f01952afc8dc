import type { Fairy, Product } from '#domain/catalogue.ts';
import type { CalendarMonth } from '#domain/lunar-calendar.ts';
import type { Moon } from '#domain/moon.ts';
import type { ProductType } from '#domain/product-type.ts';
import { ApiFailure } from './api-failure.ts';
import type { BirthChartRequest } from './birth-horoscope.ts';
import { listFairies, listProducts } from './catalogue.ts';
import { sendContactMessage, type ContactMessage } from './contact.ts';
import { getMoon } from './moon.ts';
import { confirmNewsletter, leaveNewsletter, signUpForNewsletter } from './newsletter.ts';
import {
  applyCoupon,
  claimPurchaseReport,
  createOrder,
  getPaymentStatus,
  type CouponRequest,
  type OrderOptions,
  type OrderRequest,
} from './order.ts';
import { suggestPlaces } from './places.ts';
import { createShopClient, type ShopClientOptions } from './shop-client.ts';

/**
 * All API calls of the browser, over one client. Each rejects with ApiFailure only. The module is loaded with the
 * first call, since no page needs it to be displayed. Readers of the long sky responses are a chunk of their own,
 * since a visitor who orders a reading never needs them.
 */
export function createShopApi(options: ShopClientOptions) {
  const client = createShopClient(options);
  return {
    listFairies: (): Promise<Fairy[]> => listFairies(client),
    listProducts: (types: readonly ProductType[]): Promise<Product[]> => listProducts(client, types),
    applyCoupon: (request: CouponRequest) => applyCoupon(client, request),
    createOrder: (request: OrderRequest, how?: OrderOptions) => createOrder(client, request, how),
    getPaymentStatus: (orderId: number, customerId: string, signal?: AbortSignal) =>
      getPaymentStatus(client, orderId, customerId, signal),
    claimPurchaseReport: (orderId: number, by: { customerId: string; claim: string }) =>
      claimPurchaseReport(client, orderId, by),
    getMoon: (): Promise<Moon> => getMoon(client),
    getLunarCalendar: async (month: CalendarMonth) => {
      const { getLunarCalendar } = await arrival(import('./lunar-calendar.ts'));
      return getLunarCalendar(client, month);
    },
    signUpForNewsletter: (email: string) => signUpForNewsletter(client, email),
    confirmNewsletter: (token: string) => confirmNewsletter(client, token),
    leaveNewsletter: (token: string) => leaveNewsletter(client, token),
    calculateBirthChart: async (request: BirthChartRequest) => {
      const { calculateBirthChart } = await arrival(import('./birth-horoscope.ts'));
      return calculateBirthChart(client, request);
    },
    suggestPlaces: (q: string, signal?: AbortSignal) => suggestPlaces(client, q, signal),
    sendContactMessage: (message: ContactMessage, recaptchaToken: string) =>
      sendContactMessage(client, message, recaptchaToken),
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
