import type { Model } from './model.ts';
import { answer } from './models/answer.ts';
import { birthHoroscope } from './models/birth-horoscope.ts';
import { consent } from './models/consent.ts';
import { contact } from './models/contact.ts';
import { edit } from './models/edit.ts';
import { guide } from './models/guide.ts';
import { mobileMenu } from './models/mobile-menu.ts';
import { newsletter } from './models/newsletter.ts';
import { paymentStatus } from './models/payment-status.ts';
import { purchase } from './models/purchase.ts';
import { signIn } from './models/sign-in.ts';
import { withdrawal } from './models/withdrawal.ts';
import { answerSteps } from './steps/answer.ts';
import { birthHoroscopeSteps } from './steps/birth-horoscope.ts';
import { consentSteps } from './steps/consent.ts';
import { contactSteps } from './steps/contact.ts';
import { editSteps } from './steps/edit.ts';
import { guideSteps } from './steps/guide.ts';
import { DESK_NOW } from './steps/held-desk.ts';
import { mobileMenuSteps } from './steps/mobile-menu.ts';
import { newsletterSteps } from './steps/newsletter.ts';
import { paymentStatusSteps } from './steps/payment-status.ts';
import { purchaseSteps } from './steps/purchase.ts';
import { signInSteps } from './steps/sign-in.ts';
import type { DeskUi, Ui } from './steps/ui.ts';
import { withdrawalSteps } from './steps/withdrawal.ts';
import type { Steps } from './walk.ts';

/** A flow with a screen: its model and its steps. */
export interface FlowOnScreen {
  model: Model;
  stepsOf: (ui: Ui) => Steps;
}

/** All flows with a screen of the shop's; those of the server have none. */
export const flowsOnScreen: readonly FlowOnScreen[] = [
  { model: purchase, stepsOf: purchaseSteps },
  { model: paymentStatus, stepsOf: paymentStatusSteps },
  { model: birthHoroscope, stepsOf: birthHoroscopeSteps },
  { model: contact, stepsOf: contactSteps },
  { model: withdrawal, stepsOf: withdrawalSteps },
  { model: newsletter, stepsOf: newsletterSteps },
  { model: guide, stepsOf: guideSteps },
  { model: mobileMenu, stepsOf: mobileMenuSteps },
  { model: consent, stepsOf: consentSteps },
];

/** A flow of the desk: its model and its steps. */
export interface DeskFlow {
  model: Model;
  stepsOf: (ui: DeskUi) => Steps;
}

/** All flows of the desk; their visits begin at DESK_NOW. */
export const deskFlows: readonly DeskFlow[] = [
  { model: signIn, stepsOf: signInSteps },
  { model: answer, stepsOf: (ui) => answerSteps(ui, DESK_NOW) },
  { model: edit, stepsOf: editSteps },
];
