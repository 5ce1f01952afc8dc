import type { AnyMachineSnapshot, ContextFrom } from 'xstate';
import type { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import type { consentMachine } from '#machines/consent.machine.ts';
import type { contactMachine } from '#machines/contact.machine.ts';
import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import type { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import { chosenOffer, shownPrice, type purchaseMachine } from '#machines/purchase.machine.ts';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import { formatPrice } from '#copy/format.ts';
import { PAYMENT_LABEL } from '#copy/payment.ts';
import { nameOf, titleOf } from '../sample-shop.ts';

/** A fact of the machine's context, in Polish. */
export interface Fact {
  label: string;
  value: string;
  /** Whether the screen shows it in these words. */
  isRead?: boolean;
}

const fact = (label: string, value: string, isRead = false): Fact => ({ label, value, isRead });
const yesNo = (is: boolean) => (is ? 'tak' : 'nie');
const listed = (words: readonly string[]) => (words.length > 0 ? words.join('; ') : 'brak');
const problemFact = (problems: Readonly<Record<string, string>>) =>
  fact('Widoczne błędy', listed(Object.values(problems)), true);

function purchase(context: ContextFrom<typeof purchaseMachine>): Fact[] {
  const { variantId, fairyId, couponCode, discountedPrice, couponProblem, provider, attempt } = context;
  const full = chosenOffer(context)?.price;
  const now = shownPrice(context);
  const price =
    full === undefined || now === undefined
      ? 'jeszcze nieznana'
      : now === full
        ? formatPrice(full)
        : `${formatPrice(now)} (przed kuponem ${formatPrice(full)})`;
  const coupon =
    discountedPrice !== undefined
      ? `${couponCode}, działa`
      : couponProblem !== undefined
        ? `${couponCode}, odrzucony (${couponProblem})`
        : couponCode === ''
          ? 'brak'
          : `${couponCode}, wpisany, jeszcze niesprawdzony`;
  return [
    fact('Wariant', variantId === undefined ? 'niewybrany' : titleOf(variantId)),
    fact('Wróżka', fairyId === undefined ? 'niewybrana' : nameOf(fairyId)),
    fact('Do zapłaty', price, full !== undefined),
    fact('Kupon', coupon),
    fact('Regulamin', context.tosChecked ? 'zaznaczony' : 'niezaznaczony'),
    fact('Sposób płatności', provider === undefined ? 'niewybrany' : PAYMENT_LABEL[provider]),
    problemFact(visibleProblems(context)),
    fact('Prób złożenia zamówienia', String(attempt)),
    ...(context.order ? [fact('Zamówienie', `przyjęte, numer ${context.order.orderId ?? 'nieznany'}`)] : []),
    ...(context.failure === undefined ? [] : [fact('Ostatnia odmowa', `kod ${context.failure}`)]),
  ];
}

const paymentStatus = (context: ContextFrom<typeof paymentStatusMachine>): Fact[] => [
  fact('Zamówienie', context.orderId > 0 ? `numer ${context.orderId}` : 'nieznane'),
  fact('Ostatnia odpowiedź o płatności', context.status ?? 'jeszcze żadna'),
  fact('Co z zamówieniem', context.news?.state ?? 'nie wiadomo'),
  fact('Nieudane pytania z rzędu', String(context.retries)),
];

const birthHoroscope = ({
  values,
  tosChecked,
  timeUnknown,
  calculated,
  problems,
  touched,
}: ContextFrom<typeof birthHoroscopeMachine>): Fact[] => [
  fact('Miasto', values['city'] ?? 'puste'),
  fact('Regulamin', tosChecked ? 'zaznaczony' : 'niezaznaczony'),
  fact('Godzina nieznana', yesNo(timeUnknown)),
  fact('Wykres', calculated ? 'obliczony' : 'jeszcze go nie ma'),
  problemFact(visibleProblems({ problems, touched })),
];

const contact = ({ values, problems }: ContextFrom<typeof contactMachine>): Fact[] => [
  fact('Wypełnione pola', listed(Object.values(values).filter((value) => value !== ''))),
  fact('Czego brakuje', listed(Object.values(problems))),
];

const withdrawal = ({
  values,
  problems,
  touched,
  receipt,
}: ContextFrom<typeof withdrawalMachine>): Fact[] => [
  fact('Wypełnione pola', listed(Object.values(values).filter((value) => value !== ''))),
  problemFact(visibleProblems({ problems, touched })),
  fact('Potwierdzenie', receipt === undefined ? 'jeszcze go nie ma' : `numer ${receipt.receiptNumber}`),
];

const newsletter = ({
  email,
  tosChecked,
  problems,
  touched,
}: ContextFrom<typeof newsletterMachine>): Fact[] => [
  fact('Adres e-mail', email === '' ? 'pusty' : email),
  fact('Regulamin', tosChecked ? 'zaznaczony' : 'niezaznaczony'),
  problemFact(visibleProblems({ problems, touched })),
];

const consent = ({ chosen, draft }: ContextFrom<typeof consentMachine>): Fact[] => [
  fact('Zgoda na statystyki', yesNo(chosen.analytics)),
  fact('Zgoda na marketing', yesNo(chosen.marketing)),
  fact(
    'Zaznaczone w ustawieniach',
    `statystyki ${yesNo(draft.analytics)}, marketing ${yesNo(draft.marketing)}`,
  ),
];

const byModel: Readonly<Record<string, (context: never) => Fact[]>> = {
  purchase,
  'payment-status': paymentStatus,
  'birth-horoscope': birthHoroscope,
  contact,
  withdrawal,
  newsletter,
  consent,
};

/** Describes a machine's context in Polish; empty for a machine without one. */
export const factsOf = (model: string, { context }: AnyMachineSnapshot): readonly Fact[] =>
  byModel[model]?.(context as never) ?? [];
