import type { Fairy, Product } from '#domain/catalogue.ts';
import type { CalendarMonth } from '#domain/lunar-calendar.ts';
import type { Moon } from '#domain/moon.ts';
import type { ProductType } from '#domain/product-type.ts';
import { calculateBirthChart, suggestPlaces, type BirthChartRequest } from './birth-horoscope.ts';
import { listFairies, listProducts } from './catalogue.ts';
import { sendLetter, type Letter } from './contact.ts';
import { getLunarCalendar, getMoon } from './moon.ts';
import { confirmNewsletter, leaveNewsletter, signUpForNewsletter } from './newsletter.ts';
import { applyCoupon, createOrder, getPaymentStatus, type OrderOptions, type OrderRequest } from './order.ts';
import { createShopClient, type ShopClientOptions } from './shop-client.ts';

/**
 * Every call the browser makes, over one client. Each rejects with ApiFailure only. It comes as one piece of code,
 * fetched when the first call is made: no page needs it to be read.
 */
export function createShopApi(options: ShopClientOptions) {
  const client = createShopClient(options);
  return {
    listFairies: (): Promise<Fairy[]> => listFairies(client),
    listProducts: (types: readonly ProductType[]): Promise<Product[]> => listProducts(client, types),
    applyCoupon: (request: { code: string; fairyProductId: string }) => applyCoupon(client, request),
    createOrder: (request: OrderRequest, how?: OrderOptions) => createOrder(client, request, how),
    getPaymentStatus: (orderId: number, customerId: string, signal?: AbortSignal) =>
      getPaymentStatus(client, orderId, customerId, signal),
    getMoon: (): Promise<Moon> => getMoon(client),
    getLunarCalendar: (month: CalendarMonth) => getLunarCalendar(client, month),
    signUpForNewsletter: (email: string) => signUpForNewsletter(client, email),
    confirmNewsletter: (token: string) => confirmNewsletter(client, token),
    leaveNewsletter: (token: string) => leaveNewsletter(client, token),
    calculateBirthChart: (request: BirthChartRequest) => calculateBirthChart(client, request),
    suggestPlaces: (q: string, signal?: AbortSignal) => suggestPlaces(client, q, signal),
    sendLetter: (letter: Letter, recaptchaToken: string) => sendLetter(client, letter, recaptchaToken),
  };
}

export type ShopApi = ReturnType<typeof createShopApi>;
/** Hands out the calls once their code is there. */
export type ShopApiSource = () => Promise<ShopApi>;
