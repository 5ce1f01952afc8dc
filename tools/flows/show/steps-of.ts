import type { Steps } from '../../model/walk.ts';
import { consentSteps } from '../../model/steps/consent.ts';
import { contactSteps } from '../../model/steps/contact.ts';
import { mobileMenuSteps } from '../../model/steps/mobile-menu.ts';
import { paymentStatusSteps } from '../../model/steps/payment-status.ts';
import { purchaseSteps } from '../../model/steps/purchase.ts';
import type { Ui } from '../../model/steps/ui.ts';

const byModel: Readonly<Record<string, (ui: Ui) => Steps>> = {
  purchase: purchaseSteps,
  'payment-status': paymentStatusSteps,
  contact: contactSteps,
  'mobile-menu': mobileMenuSteps,
  consent: consentSteps,
};

/** How a model is walked in a running shop, if anybody has described it. */
export const stepsOf = (model: string): ((ui: Ui) => Steps) | undefined => byModel[model];
