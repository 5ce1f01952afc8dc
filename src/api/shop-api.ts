import type { Fairy, Product } from '#domain/catalogue.ts';
import type { CalendarMonth } from '#domain/lunar-calendar.ts';
import type { Moon } from '#domain/moon.ts';
import type { ProductType } from '#domain/product-type.ts';
import { ApiFailure } from './api-failure.ts';
import type { BirthChartRequest } from './birth-horoscope.ts';
import { listFairies, listProducts } from './catalogue.ts';
import { sendLetter, type Letter } from './contact.ts';
import { getMoon } from './moon.ts';
import { confirmNewsletter, leaveNewsletter, signUpForNewsletter } from './newsletter.ts';
import {
  applyCoupon,
  createOrder,
  getPaymentStatus,
  type CouponRequest,
  type OrderOptions,
  type OrderRequest,
} from './order.ts';
import { suggestPlaces } from './places.ts';
import { createShopClient, type ShopClientOptions } from './shop-client.ts';

/**
 * Every call the browser makes, over one client. Each rejects with ApiFailure only. It comes as one piece of code,
 * fetched when the first call is made: no page needs it to be read. What reads the sky's long answers comes apart, since
 * a visitor who orders a reading never asks for them.
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
    sendLetter: (letter: Letter, recaptchaToken: string) => sendLetter(client, letter, recaptchaToken),
  };
}

/** Code that does not come is a line that is down. */
const arrival = <T>(code: Promise<T>): Promise<T> =>
  code.catch(() => {
    throw new ApiFailure('offline');
  });

export type ShopApi = ReturnType<typeof createShopApi>;
/** Hands out the calls once their code is there. */
export type ShopApiSource = () => Promise<ShopApi>;
