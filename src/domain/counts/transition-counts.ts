/** Where the shop's pages send what they have counted: on their own server, also beside a foreign API. */
export const TRANSITION_COUNTS_PATH = '/przejscia';

/**
 * Ids of the machines whose transitions are counted: those of customers. The consent machine is left out, since
 * nothing may be counted before the visitor's decision.
 */
export const COUNTED_MACHINES = [
  'purchase',
  'birthHoroscope',
  'paymentStatus',
  'contact',
  'newsletter',
  'guide',
  'withdrawal',
  'mobileMenu',
] as const;

export type CountedMachine = (typeof COUNTED_MACHINES)[number];

/** Events of rows that count how often a state was entered (`to`) or left (`from`); no machine's event begins with @. */
export const ENTERED = '@entered';
export const LEFT = '@left';

/**
 * How often a transition happened. States are paths of keys (`open.filling`), the machine itself is the empty path; the
 * event is the machine's (`coupon.apply`, `xstate.done.actor.applyCoupon`, empty for an eventless transition).
 */
export type TransitionCount = readonly [
  machine: string,
  from: string,
  event: string,
  to: string,
  count: number,
];

/** The largest count that a page may send of one transition: polling through a long visit stays below it. */
export const MOST_AT_ONCE = 2_000;
