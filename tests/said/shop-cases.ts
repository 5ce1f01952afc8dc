import { letterCases } from './shop-letter-cases.ts';
import { orderCases } from './shop-order-cases.ts';
import { paymentCases } from './shop-payment-cases.ts';
import { dataCases } from './shop-data-cases.ts';
import { personCases } from './shop-person-cases.ts';
import { stripeCases } from './shop-stripe-cases.ts';
import { wishCases } from './shop-wish-cases.ts';
import { withdrawalCases } from './shop-withdrawal-cases.ts';
import type { ShopRequest } from './requests.ts';
import type { Cases } from './what-changes.ts';

type Operations = Readonly<Record<string, Cases>>;

/** Tells of all cases but the first so much, where they do not say it themselves. */
const telling = (until: ShopRequest['until'], operations: Operations): Operations =>
  Object.fromEntries(
    Object.entries(operations).map(([operation, cases]) => [
      operation,
      Object.fromEntries(
        Object.entries(cases).map(([title, make], index) => [
          title,
          index === 0 ? make : async (shop) => ({ until, ...(await make(shop)) }),
        ]),
      ),
    ]),
  );

/** Requests of customers and of payment providers. */
export const shopCases: Operations = {
  ...orderCases,
  ...wishCases,
  ...telling('again', { ...paymentCases, stripeWebhook: stripeCases }),
  ...telling('jobs', { ...letterCases, ...personCases, ...withdrawalCases, ...dataCases }),
};
