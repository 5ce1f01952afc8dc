import { accountCases } from './account-cases.ts';
import { couponCases } from './coupon-cases.ts';
import { newsletterCases } from './newsletter-cases.ts';
import { offerCases } from './offer-cases.ts';
import { ownCases } from './own-cases.ts';
import { peopleCases } from './people-cases.ts';
import { serviceCases } from './service-cases.ts';
import { signInCases } from './sign-in-cases.ts';
import { specialistCases } from './specialist-cases.ts';
import { stateCases } from './state-cases.ts';
import { textCases } from './text-cases.ts';
import type { Cases } from './what-changes.ts';

/** Requests of the desk to all but orders, answers, money and messages. */
export const deskCases: Readonly<Record<string, Cases>> = {
  ...signInCases,
  ...accountCases,
  ...ownCases,
  ...peopleCases,
  ...specialistCases,
  ...serviceCases,
  ...offerCases,
  ...couponCases,
  ...textCases,
  ...newsletterCases,
  ...stateCases,
};
