import type { AnyEventObject } from 'xstate';
import { birth } from '../models/birth-horoscope.ts';
import type { Probe } from '../probes.ts';

/** Errors of a shape that no port promises. */
export const ODD_ERRORS: readonly unknown[] = [
  undefined,
  null,
  'offline',
  { message: 'offline' },
  new Error('offline'),
];

const done = (id: string, output?: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error?: unknown): AnyEventObject => ({ type: `xstate.error.actor.${id}`, error });

const order = { orderId: 7, customerId: '3f0a2c1e-0000-4000-8000-000000000001' };
const told = (paymentStatus: string, more: object = {}) =>
  done('fetchPaymentStatus', { paymentStatus, ...more });
const bought = (isPurchaseReported: boolean | undefined) => ({
  summary: { orderId: 7, productName: 'Jedna karta', totalPrice: 49_00, isPurchaseReported },
  news: { state: 'AWAITED' },
});
const afterPoll = (delay: string): AnyEventObject => ({
  type: `xstate.after.${delay}.paymentStatus.following.status.waiting`,
});
const LATE: AnyEventObject = { type: 'xstate.after.overdueAfter.paymentStatus.following.lateness.onTime' };

/** Probes of the payment status. */
export const paymentStatusProbes: readonly Probe[] = [
  // Once it is late, a second is no longer the time between two questions.
  { input: order, events: [told('PENDING'), LATE, afterPoll('pollEvery'), afterPoll('pollSlowly')] },
  ...[
    { orderId: 1, customerId: order.customerId },
    { orderId: 0, customerId: order.customerId },
    { orderId: -1, customerId: order.customerId },
    { orderId: 7, customerId: '' },
  ].map((input) => ({ input, events: [] })),
  // The shop's word that it knows no such order is one alone, and what has happened to an order is its state alone.
  ...['unknown', 'lost'].map((kind) => ({
    input: order,
    events: [failed('fetchPaymentStatus', { kind })],
  })),
  { input: order, events: [told('COMPLETED', { news: { state: 'ANSWERED' } })] },
  {
    input: order,
    events: [told('COMPLETED', { news: { state: 'AWAITED', answeredAt: '2026-11-21T12:14:00Z' } })],
  },
  // What is called off without having been paid is a canceled payment, or none yet.
  { input: order, events: [told('PENDING', { news: { state: 'CALLED_OFF' } })] },
  { input: order, events: [told('CANCELED', { news: { state: 'ANSWERED' } })] },
  ...[true, false, undefined].map((isReported) => ({
    input: { ...order, hasOpenClaim: true },
    events: [told('COMPLETED', bought(isReported)), done('claimPurchaseReport', { isGranted: true })],
  })),
];

const change = (name: string, value: string, problems: object = {}): AnyEventObject => ({
  type: 'field.change',
  name,
  value,
  problems,
});
const leave = (name: string, problems: object = {}): AnyEventObject => ({
  type: 'field.leave',
  name,
  problems,
});
const submit = (problems: object = {}): AnyEventObject => ({ type: 'form.submit', problems });
const toggle = (unknown: boolean, problems: object = {}): AnyEventObject => ({
  type: 'time.toggle',
  unknown,
  problems,
});
const recall = (timeUnknown: boolean, values: object = birth): AnyEventObject => ({
  type: 'details.recall',
  values,
  timeUnknown,
});
const pause: AnyEventObject = { type: 'xstate.after.requestDelay.birthHoroscope.waiting' };
const drawn = (isAmbiguous: boolean) =>
  done('calculate', { chart: 'chart', chartHandle: 'handle', isAmbiguous });
const terms = (accepted: boolean, problems: object = {}): AnyEventObject => ({
  type: 'terms.set',
  accepted,
  problems,
});
const CHOSEN: readonly AnyEventObject[] = [
  recall(false),
  terms(true),
  submit(),
  pause,
  drawn(true),
  { type: 'clock.choose', choice: 'later' },
  pause,
  drawn(false),
];

const birthProbes: readonly Probe[] = [
  // Another place or another hour: the answer to "before or after the clocks changed" is no longer one.
  { events: [...CHOSEN, change('city', 'Łódź'), submit(), pause] },
  { events: [...CHOSEN, toggle(true), submit(), pause] },
  // Another submit takes the answer back, and an answer takes back what the shop has refused over the chart of before.
  { events: [...CHOSEN, submit(), pause] },
  {
    events: [
      ...CHOSEN.slice(0, 5),
      submit(),
      pause,
      failed('calculate', { field: 'city' }),
      { type: 'clock.choose', choice: 'later' },
      pause,
    ],
  },
  // Who has said which hour it was may say the other one.
  {
    events: [
      ...CHOSEN.slice(0, -1),
      drawn(true),
      { type: 'clock.choose', choice: 'earlier' },
      pause,
      drawn(true),
    ],
  },
  // The field that the shop refused is forgotten when it is changed, not when another is.
  {
    events: [
      recall(false),
      submit(),
      pause,
      failed('calculate', { field: 'city' }),
      change('name', 'Hanna'),
      change('name', '', { name: 'brak' }),
      change('city', 'Łódź '),
    ],
  },
  {
    events: [
      change('city', 'Ur', { city: 'za krótkie' }),
      leave('city', {}),
      leave('name', { name: 'brak' }),
    ],
  },
  { events: [toggle(true, { name: 'brak' }), toggle(false, {}), recall(true), recall(false)] },
  {
    events: [
      change('city', 'Łódź'),
      recall(true),
      change('name', ''),
      recall(false, { ...birth, name: 'Hanna' }),
    ],
  },
  { events: [toggle(true), recall(false)] },
  { events: [leave('name', { name: 'brak' }), submit({ city: 'brak' }), submit({ name: 'brak' }), submit()] },
  ...ODD_ERRORS.map((error) => ({ events: [submit(), pause, failed('calculate', error)] })),
];

const BLANK = { firstName: 'brak', lastName: 'brak', email: 'brak', message: 'brak' };
const withdrawalInput = { values: { name: '', orderNumber: '', email: '' }, problems: {} };

/** Probes of the machines whose forms are small. */
export const smallProbes: Readonly<Record<string, readonly Probe[]>> = {
  'birth-horoscope': birthProbes,
  contact: [
    {
      input: { problems: BLANK },
      events: [leave('email'), leave('firstName'), change('firstName', 'Anna '), { type: 'form.reset' }],
    },
  ],
  withdrawal: [
    {
      input: withdrawalInput,
      events: [
        leave('email'),
        leave('name'),
        // As it is typed, with its spaces.
        change('name', 'A ', { name: 'za krótkie' }),
        submit({ email: 'brak' }),
        change('email', 'a@b.pl', { orderNumber: 'brak' }),
        submit({ name: 'brak' }),
        submit(),
        done('reviewStatement', 'Odstępuję.'),
        { type: 'statement.change' },
        submit(),
        done('reviewStatement', 'Odstępuję jednak.'),
        { type: 'statement.confirm' },
        failed('confirmStatement', new Error('offline')),
      ],
    },
  ],
  newsletter: [
    {
      events: [
        change('email', ' Wanda@Example.PL ', { tosChecked: 'brak' }),
        leave('email', { email: 'źle' }),
        terms(true, {}),
        terms(false, { tosChecked: 'brak' }),
        submit({ email: 'źle' }),
        submit({ tosChecked: 'brak' }),
        submit(),
      ],
    },
  ],
  guide: [
    {
      events: [
        { type: 'guide.skip' },
        done('suggest', { pick: { variantId: 'v', fairyId: 'f' }, near: [], isSecondBest: true }),
      ],
    },
  ],
  consent: [
    {
      events: [
        { type: 'choice.recall', stored: { analytics: true, marketing: false } },
        { type: 'settings.open' },
        { type: 'category.set', category: 'marketing', granted: true },
        { type: 'settings.close' },
        { type: 'settings.open' },
        { type: 'settings.save' },
      ],
    },
    // What is set second leaves what was set first.
    {
      events: [
        { type: 'choice.recall', stored: undefined },
        { type: 'settings.open' },
        { type: 'category.set', category: 'analytics', granted: true },
        { type: 'category.set', category: 'marketing', granted: true },
        { type: 'settings.save' },
      ],
    },
  ],
};
