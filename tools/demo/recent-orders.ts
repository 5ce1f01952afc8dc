import type { DemoOrder, Fate } from './plan.ts';

/** A recent order: when it was paid, and its special properties. */
export interface Recent extends Pick<DemoOrder, 'refusedMail' | 'review'> {
  hours: number;
  isDrafted?: boolean;
  isGift?: boolean;
}

/** Paid orders that wait for an answer, by the hours since payment: new ones, some due soon, and two late ones. */
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
/** Hours since payment of orders that were answered today or have a scheduled answer. */
const ANSWERED_TODAY = [7.5, 9, 10.2, 11, 13, 16, 18];
const SCHEDULED: readonly Recent[] = [
  { hours: 3 },
  { hours: 5.5 },
  { hours: 8.5 },
  { hours: 9.2, refusedMail: 'answer' },
  { hours: 20, isGift: true },
];
/** Hours since unpaid orders were placed. */
const OPEN = [0.1, 0.6];

/** Orders with a given fate or time, so that the desk's queue and day page have something to show. */
export const recentOrders = (): (Recent & { fate: Fate; answeredAgo?: number })[] => [
  ...WAITING.map((one) => ({ ...one, fate: 'waiting' as const })),
  ...SCHEDULED.map((one) => ({ ...one, fate: 'scheduled' as const })),
  ...ANSWERED_TODAY.map((hours, index) => ({ fate: 'sent' as const, hours, answeredAgo: 0.5 + index * 0.8 })),
  ...OPEN.map((hours) => ({ fate: 'open' as const, hours })),
];
