import type { Model } from './model.ts';
import { birthHoroscope } from './models/birth-horoscope.ts';
import { consent } from './models/consent.ts';
import { contact } from './models/contact.ts';
import { mobileMenu } from './models/mobile-menu.ts';
import { newsletter } from './models/newsletter.ts';
import { orderFulfilment } from './models/order-fulfilment.ts';
import { paymentStatus } from './models/payment-status.ts';
import { purchase } from './models/purchase.ts';
import { refund } from './models/refund.ts';

/** Models of all machines, in the order in which a customer meets them; the server's own are last. */
export const models: readonly Model[] = [
  purchase,
  paymentStatus,
  birthHoroscope,
  contact,
  newsletter,
  mobileMenu,
  consent,
  orderFulfilment,
  refund,
];

/** Names of the models without a screen: they are walked on the server alone. */
export const SERVER_MODELS: readonly string[] = [orderFulfilment.name, refund.name];
