import type { APIRequestContext } from '@playwright/test';
import { threeCards } from './offers.ts';
import type { Provider } from './order-page.ts';

export interface PlacedOrder {
  orderId: number;
  customerId: string;
  paymentLink: string;
}

/** Orders past the form: for tests of what comes after it. */
export async function placeOrder(
  request: APIRequestContext,
  paymentProvider: Provider,
): Promise<PlacedOrder> {
  const response = await request.post('/api/order', {
    data: {
      fairyProductId: threeCards.fairyProductId,
      questions: [],
      customer: { name: 'Hanna', email: 'hanna@przyklad.pl', birthDate: '1988-03-15' },
      paymentProvider,
    },
  });
  if (!response.ok()) throw new Error(`The order was not taken: ${response.status()}`);
  return (await response.json()) as PlacedOrder;
}
