import {
  birthHoroscopeScreens,
  consentScreens,
  contactScreens,
  guideScreens,
  mobileMenuScreens,
  newsletterScreens,
  paymentStatusScreens,
  purchaseScreens,
  withdrawalScreens,
} from './customer-screens.ts';
import { answerScreens, editScreens, signInScreens } from './desk-screens.ts';
import type { Screen } from './screens-of.ts';

/** What shows each state of the flows on screens: by flow, by the state's path with dots. */
export const SCREENS: Readonly<Record<string, Readonly<Record<string, Screen>>>> = {
  purchase: purchaseScreens,
  'payment-status': paymentStatusScreens,
  'birth-horoscope': birthHoroscopeScreens,
  contact: contactScreens,
  withdrawal: withdrawalScreens,
  newsletter: newsletterScreens,
  guide: guideScreens,
  'mobile-menu': mobileMenuScreens,
  consent: consentScreens,
  'sign-in': signInScreens,
  answer: answerScreens,
  edit: editScreens,
};

/** Why a state has no picture, in Polish; `undefined` when it has one, or has states of its own. */
export function whyNoScreen(flow: string, state: string): string | undefined {
  const screen = SCREENS[flow]?.[state];
  return typeof screen === 'object' ? screen.none : undefined;
}
