import type { Model } from './model.ts';
import { birthHoroscope } from './models/birth-horoscope.ts';
import { consent } from './models/consent.ts';
import { contact } from './models/contact.ts';
import { mobileMenu } from './models/mobile-menu.ts';
import { newsletter } from './models/newsletter.ts';
import { paymentStatus } from './models/payment-status.ts';
import { purchase } from './models/purchase.ts';
import { withdrawal } from './models/withdrawal.ts';
import { birthHoroscopeSteps } from './steps/birth-horoscope.ts';
import { consentSteps } from './steps/consent.ts';
import { contactSteps } from './steps/contact.ts';
import { mobileMenuSteps } from './steps/mobile-menu.ts';
import { newsletterSteps } from './steps/newsletter.ts';
import { paymentStatusSteps } from './steps/payment-status.ts';
import { purchaseSteps } from './steps/purchase.ts';
import type { Ui } from './steps/ui.ts';
import { withdrawalSteps } from './steps/withdrawal.ts';
import type { Steps } from './walk.ts';

/** A flow with a screen: its model and its steps. */
export interface FlowOnScreen {
  model: Model;
  stepsOf: (ui: Ui) => Steps;
}

/** All flows with a screen; those of the server have none. */
export const flowsOnScreen: readonly FlowOnScreen[] = [
  { model: purchase, stepsOf: purchaseSteps },
  { model: paymentStatus, stepsOf: paymentStatusSteps },
  { model: birthHoroscope, stepsOf: birthHoroscopeSteps },
  { model: contact, stepsOf: contactSteps },
  { model: withdrawal, stepsOf: withdrawalSteps },
  { model: newsletter, stepsOf: newsletterSteps },
  { model: mobileMenu, stepsOf: mobileMenuSteps },
  { model: consent, stepsOf: consentSteps },
];
