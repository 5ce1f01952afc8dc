import type { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import type { consentMachine } from '#machines/consent.machine.ts';
import type { contactMachine } from '#machines/contact.machine.ts';
import type { guideMachine } from '#machines/guide.machine.ts';
import type { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';
import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import type { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import type { purchaseMachine } from '#machines/purchase.machine.ts';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { BESIDE, FAILS, PASSES, UNTAKEN, WAITS, type ScreensOf } from './screens-of.ts';

/** Screens of an order. */
export const purchaseScreens: ScreensOf<typeof purchaseMachine> = {
  'open.settling': PASSES,
  'open.choosingVariant': 'tarot',
  'open.choosingHers': UNTAKEN,
  'open.choosingSpecialist': UNTAKEN,
  'open.filling.form.editing': 'form-tarot',
  'open.filling.form.rejected': 'form-for-two-wrong',
  'open.filling.form.failed': FAILS,
  'open.filling.coupon.kept': PASSES,
  'open.filling.coupon.absent': 'form-tarot',
  'open.filling.coupon.checking': WAITS,
  'open.filling.coupon.applied': 'coupon-applied',
  'open.filling.coupon.refused': 'coupon-refused',
  ordering: WAITS,
  repriced: FAILS,
  'redirecting.leaving': WAITS,
  'redirecting.slow': WAITS,
};

/** Screens of an order's page. */
export const paymentStatusScreens: ScreensOf<typeof paymentStatusMachine> = {
  opened: PASSES,
  'following.status.asking': WAITS,
  'following.status.received': PASSES,
  'following.status.waiting': 'order-pending',
  'following.status.retrying': WAITS,
  'following.status.underReview': UNTAKEN,
  'following.lateness.onTime': BESIDE,
  'following.lateness.overdue': 'order-overdue',
  unreachable: 'order-unreachable',
  unaddressed: 'zamowienie',
  unknown: 'order-unknown',
  'paid.answer.told': PASSES,
  'paid.answer.awaited': 'order-paid',
  'paid.answer.renewing': UNTAKEN,
  'paid.answer.sent': UNTAKEN,
  'paid.report.deciding': PASSES,
  'paid.report.claiming': BESIDE,
  'paid.report.retrying': BESIDE,
  'paid.report.reported': BESIDE,
  'paid.report.unreported': BESIDE,
  calledOff: UNTAKEN,
  failed: 'order-failed',
  left: 'order-left',
  replaced: UNTAKEN,
};

/** Screens of the birth chart. */
export const birthHoroscopeScreens: ScreensOf<typeof birthHoroscopeMachine> = {
  'open.form.editing': 'home',
  'open.form.rejected': 'birth-wrong',
  'open.form.refused': FAILS,
  'open.form.failed': FAILS,
  'open.chart.none': BESIDE,
  'open.chart.offered': 'birth-chart',
  'open.chart.buying': UNTAKEN,
  waiting: WAITS,
  calculating: WAITS,
};

/** Screens of the contact form. */
export const contactScreens: ScreensOf<typeof contactMachine> = {
  'writing.calm': 'kontakt',
  'writing.sent': UNTAKEN,
  'writing.failed': FAILS,
  sending: WAITS,
};

/** Screens of a withdrawal. */
export const withdrawalScreens: ScreensOf<typeof withdrawalMachine> = {
  'asking.calm': 'odstapienie',
  'asking.rejected': 'withdrawal-wrong',
  'asking.failed': FAILS,
  looking: WAITS,
  'reviewing.calm': 'withdrawal-review',
  'reviewing.failed': FAILS,
  confirming: WAITS,
  received: 'withdrawal-received',
};

/** Screens of the newsletter's form. */
export const newsletterScreens: ScreensOf<typeof newsletterMachine> = {
  'editing.calm': 'home',
  'editing.rejected': UNTAKEN,
  'editing.failed': FAILS,
  sending: WAITS,
  joined: 'newsletter-sent',
};

/** Screens of the guide. */
export const guideScreens: ScreensOf<typeof guideMachine> = {
  topic: UNTAKEN,
  length: UNTAKEN,
  manner: UNTAKEN,
  looking: WAITS,
  found: 'guide-result',
  nobody: UNTAKEN,
  failed: FAILS,
};

/** Screens of the menu on a phone. */
export const mobileMenuScreens: ScreensOf<typeof mobileMenuMachine> = { closed: 'tarot', open: 'menu' };

/** Screens of consent. */
export const consentScreens: ScreensOf<typeof consentMachine> = {
  unread: PASSES,
  asking: 'consent',
  'customising.first': UNTAKEN,
  'customising.again': 'consent-settings',
  decided: 'pomoc',
};
