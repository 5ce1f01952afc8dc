import { NBSP } from '#copy/site/format.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import type { SandboxNotice } from './notices.ts';

/** Status of a sandbox payment: OPEN until a button is pressed. */
export type SandboxStatus = 'OPEN' | 'TO_CONFIRM' | 'PAID' | 'DECLINED' | 'ABANDONED';

/** When the shop is notified: while the customer is redirected, before, some seconds later, or never. */
export type NoticeTime = 'meanwhile' | 'before' | 'later' | 'never';

/** One button of the payment page: its text and what happens when it is pressed. */
export interface Scenario {
  /** Polish label of the button; only the plain one begins with "Zapłać". */
  label: string;
  /** One Polish line under the button; the three plain ones need none. */
  explanation?: string;
  /** The payment's status afterwards; OPEN: it can still be paid. */
  outcome: SandboxStatus;
  /** Notifications to the shop, in this order. */
  notices: readonly SandboxNotice[];
  when: NoticeTime;
  /** Where the customer goes: back to the shop, or back unpaid. Stripe keeps a customer whose card was declined. */
  leadsTo?: 'returnUrl' | 'cancelUrl' | { STRIPE: 'page'; PAYU: 'cancelUrl' };
  /** Only for this provider. */
  only?: PaymentProvider;
}

/** Delay of the late notification, in seconds. */
export const DELAY_SECONDS = 20;

/** The buttons of the payment page (EM-3) by the name that the form posts. */
export const SCENARIOS = {
  pay: { label: 'Zapłać', outcome: 'PAID', notices: ['paid'], when: 'meanwhile' },
  // Like the providers: neither reports a payment that was declined or given up while it can still be made.
  decline: {
    label: 'Odrzuć płatność',
    outcome: 'OPEN',
    notices: [],
    when: 'never',
    leadsTo: { STRIPE: 'page', PAYU: 'cancelUrl' },
  },
  cancel: { label: 'Anuluj i wróć', outcome: 'OPEN', notices: [], when: 'never', leadsTo: 'cancelUrl' },
  delayed: {
    label: 'Powiadomienie opóźnione',
    explanation: `Płacisz, a${NBSP}sklep dowie się o${NBSP}tym dopiero po ${DELAY_SECONDS}${NBSP}sekundach.`,
    outcome: 'PAID',
    notices: ['paid'],
    when: 'later',
  },
  lost: {
    label: 'Powiadomienie zgubione',
    explanation: `Płacisz, a${NBSP}powiadomienie nie dociera. Po kilku minutach sklep sam zapyta operatora.`,
    outcome: 'PAID',
    notices: [],
    when: 'never',
  },
  repeated: {
    label: 'Powiadomienie powtórzone',
    explanation: `Płacisz, a${NBSP}to samo powiadomienie przychodzi pięć razy. Zamówienie i${NBSP}mail mają być jedne.`,
    outcome: 'PAID',
    notices: ['paid', 'paid', 'paid', 'paid', 'paid'],
    when: 'meanwhile',
  },
  early: {
    label: 'Powiadomienie przed powrotem',
    explanation: `Płacisz, a${NBSP}sklep dowiaduje się o${NBSP}tym, zanim wrócisz na jego stronę.`,
    outcome: 'PAID',
    notices: ['paid'],
    when: 'before',
  },
  outOfOrder: {
    label: 'Powiadomienia nie po kolei',
    explanation: `Płacisz, ale najpierw przychodzi „zapłacone”, potem starsze „w${NBSP}toku”. Zamówienie ma zostać opłacone.`,
    outcome: 'PAID',
    notices: ['paidLater', 'pending'],
    when: 'meanwhile',
  },
  failed: {
    label: 'Płatność upada po powrocie',
    explanation: `Wracasz jak po zapłacie, a${NBSP}operator zgłasza, że płatność się nie udała, jak po nieudanym przelewie.`,
    outcome: 'DECLINED',
    notices: ['declined'],
    when: 'meanwhile',
  },
  expired: {
    label: 'Płatność wygasa',
    explanation: `Wracasz jak po zapłacie, a${NBSP}operator zgłasza, że czas na płatność minął.`,
    outcome: 'ABANDONED',
    notices: ['abandoned'],
    when: 'meanwhile',
  },
  toConfirm: {
    label: 'Potwierdzenie przez sklep',
    explanation: `Płacisz, a${NBSP}operator czeka na słowo sklepu i${NBSP}dopiero po nim kończy płatność.`,
    outcome: 'TO_CONFIRM',
    notices: ['toConfirm'],
    when: 'meanwhile',
    only: 'PAYU',
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

/** Finds the scenario that a form names; `undefined` when this provider does not offer it. */
export function readScenario(name: string | null, provider: PaymentProvider): Scenario | undefined {
  if (name === null || !Object.hasOwn(SCENARIOS, name)) return undefined;
  const scenario: Scenario = SCENARIOS[name as ScenarioName];
  return scenario.only === undefined || scenario.only === provider ? scenario : undefined;
}
