import type { DemoOrder, Fate } from './plan.ts';

/** An order of the last hours: when it was paid, and what is unusual about it. */
export interface Recent extends Pick<DemoOrder, 'refusedMail' | 'review'> {
  hours: number;
  isDrafted?: boolean;
  isGift?: boolean;
}

/** Hours ago of the payments that wait for an answer now: fresh ones, some that are due soon, and two that are late. */
const WAITING: readonly Recent[] = [
  { hours: 0.2 },
  { hours: 0.7 },
  { hours: 1.4, refusedMail: 'agreement' },
  { hours: 2.5, isDrafted: true },
  { hours: 3.6, isGift: true },
  { hours: 4.9, review: 'handed-over' },
  { hours: 6.2, review: 'sent-back' },
  { hours: 8 },
  { hours: 9.6, isDrafted: true },
  { hours: 10.7 },
  { hours: 11.5, review: 'handed-over' },
  { hours: 12.6 },
  { hours: 15.3 },
];
/** Hours ago of payments that were answered in the last hours, and of those whose answer has its time. */
const ANSWERED_TODAY = [7.5, 9, 10.2, 11, 13, 16, 18];
const SCHEDULED: readonly Recent[] = [
  { hours: 3 },
  { hours: 5.5 },
  { hours: 8.5 },
  { hours: 9.2, refusedMail: 'answer' },
  { hours: 20, isGift: true },
];
/** Orders that nobody has paid yet. */
const OPEN = [0.1, 0.6];

/** Orders with a fate or a time of their own, so that queue and day have something to show. */
export const recentOrders = (): (Recent & { fate: Fate; answeredAgo?: number })[] => [
  ...WAITING.map((one) => ({ ...one, fate: 'waiting' as const })),
  ...SCHEDULED.map((one) => ({ ...one, fate: 'scheduled' as const })),
  ...ANSWERED_TODAY.map((hours, index) => ({ fate: 'sent' as const, hours, answeredAgo: 0.5 + index * 0.8 })),
  ...OPEN.map((hours) => ({ fate: 'open' as const, hours })),
];
