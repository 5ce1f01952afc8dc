import type { APIRequestContext } from '@playwright/test';
import { threeCards } from './offers.ts';
import type { Provider } from './order-page.ts';

export interface PlacedOrder {
  orderId: number;
  customerId: string;
  paymentLink: string;
}

/** What an order has that another has not. */
export interface OrderChanges {
  fairyProductId?: string;
  questions?: readonly { content: string }[];
  customer?: { name?: string; email?: string; birthDate?: string; city?: string; birthTime?: string };
  gift?: { email: string };
}

/** Orders past the form, three cards unless told otherwise: for tests of what comes after it. */
export async function placeOrder(
  request: APIRequestContext,
  paymentProvider: Provider,
  { customer, ...more }: OrderChanges = {},
): Promise<PlacedOrder> {
  const response = await request.post('/api/order', {
    data: {
      fairyProductId: threeCards.fairyProductId,
      questions: [],
      paymentProvider,
      ...more,
      customer: { name: 'Hanna', email: 'hanna@przyklad.pl', birthDate: '1988-03-15', ...customer },
    },
  });
  if (!response.ok()) throw new Error(`The order was not taken: ${response.status()}`);
  return (await response.json()) as PlacedOrder;
}
