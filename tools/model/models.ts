import type { Model } from './model.ts';
import { answer } from './models/answer.ts';
import { birthHoroscope } from './models/birth-horoscope.ts';
import { consent } from './models/consent.ts';
import { contact } from './models/contact.ts';
import { edit } from './models/edit.ts';
import { guide } from './models/guide.ts';
import { mobileMenu } from './models/mobile-menu.ts';
import { newsletter } from './models/newsletter.ts';
import { orderFulfilment } from './models/order-fulfilment.ts';
import { paymentStatus } from './models/payment-status.ts';
import { purchase } from './models/purchase.ts';
import { refund } from './models/refund.ts';
import { signIn } from './models/sign-in.ts';
import { withdrawal } from './models/withdrawal.ts';

/** Models of all machines, in the order in which a customer meets them; then the server's own, and those of the desk. */
export const models: readonly Model[] = [
  purchase,
  paymentStatus,
  birthHoroscope,
  contact,
  withdrawal,
  newsletter,
  guide,
  mobileMenu,
  consent,
  orderFulfilment,
  refund,
  signIn,
  answer,
  edit,
];

/** Names of the models without a screen: they are walked on the server alone. */
export const SERVER_MODELS: readonly string[] = [orderFulfilment.name, refund.name];

/** Names of the models whose screens are the desk's. */
export const DESK_MODELS: readonly string[] = [signIn.name, answer.name, edit.name];

/** Names of the models of which `npm test` takes every transition in a real browser; `npm run prove` does so of all. */
export const WHOLE_IN_BROWSER: readonly string[] = [purchase.name, paymentStatus.name, birthHoroscope.name];
