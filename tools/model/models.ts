import type { Model } from './model.ts';
import { answer } from './models/answer.ts';
import { birthHoroscope } from './models/birth-horoscope.ts';
import { consent } from './models/consent.ts';
import { contact } from './models/contact.ts';
import { mobileMenu } from './models/mobile-menu.ts';
import { newsletter } from './models/newsletter.ts';
import { orderFulfilment } from './models/order-fulfilment.ts';
import { paymentStatus } from './models/payment-status.ts';
import { purchase } from './models/purchase.ts';
import { signIn } from './models/sign-in.ts';

/** Models of all machines, in the order in which a customer meets them; then the server's, and those of the desk. */
export const models: readonly Model[] = [
  purchase,
  paymentStatus,
  birthHoroscope,
  contact,
  newsletter,
  mobileMenu,
  consent,
  orderFulfilment,
  signIn,
  answer,
];
