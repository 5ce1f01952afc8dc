import type { EmittedFrom, EventObject } from 'xstate';
import type { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import type { consentMachine } from '#machines/consent.machine.ts';
import type { contactMachine } from '#machines/contact.machine.ts';
import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import type { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import type { purchaseMachine } from '#machines/purchase.machine.ts';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { formatPrice } from '#copy/format.ts';

/** Polish sentences for all emitted events; a missing one fails to compile. */
type Told<Emitted extends EventObject> = {
  readonly [Event in Emitted as Event['type']]: (event: Event) => string;
};

const purchase: Told<EmittedFrom<typeof purchaseMachine>> = {
  'choice.changed': () => 'Adres strony zapamiętuje nowy wybór.',
  'choice.unknown': () => 'Komunikat: tego wyboru nie ma już w ofercie.',
  'specialist.dropped': () => 'Komunikat: ta wróżka nie przyjmuje tego wariantu.',
  'form.revealed': () => 'Strona przewija się do formularza.',
  'form.rejected': () => 'Fokus przechodzi na listę błędów.',
  'customer.changed': () => 'Urządzenie zapamiętuje dane klientki.',
  'customer.forgotten': () => 'Urządzenie zapomina dane klientki.',
  'coupon.applied': ({ price, discountedPrice }) =>
    `Komunikat: kupon działa, ${formatPrice(discountedPrice)} zamiast ${formatPrice(price)}.`,
  'coupon.refused': ({ code }) => `Komunikat: kupon odrzucony (${code}).`,
  'coupon.removed': ({ price }) => `Komunikat: kupon usunięty, cena ${formatPrice(price)}.`,
  'coupon.cleared': ({ code }) => `Komunikat: kupon ${code} przepadł razem ze zmianą wyboru.`,
  'coupon.awaited': () => 'Komunikat: kupon jest jeszcze sprawdzany.',
  'order.placed': ({ price }) => `Statystyki: PlaceAnOrder, ${formatPrice(price)}.`,
  'order.refused': ({ code, isCouponGone }) =>
    isCouponGone
      ? `Komunikat: kupon nie jest już dostępny, zamówienia nie złożono (${code}).`
      : `Komunikat: zamówienia nie złożono (${code}).`,
  'payment.opened': () => 'Przeglądarka otwiera stronę płatności.',
};
const paymentStatus: Told<EmittedFrom<typeof paymentStatusMachine>> = {
  'order.confirmed': () => 'Statystyki: purchase, jeden raz na zamówienie.',
};
const birthHoroscope: Told<EmittedFrom<typeof birthHoroscopeMachine>> = {
  'details.changed': () => 'Urządzenie zapamiętuje dane urodzenia.',
  'form.rejected': () => 'Fokus przechodzi na listę błędów.',
  'chart.revealed': () => 'Strona przewija się do wykresu.',
  'chart.refused': () => 'Komunikat: wykresu nie udało się obliczyć.',
  'purchase.revealed': () => 'Strona przewija się do zamówienia.',
};
const contact: Told<EmittedFrom<typeof contactMachine>> = {
  'message.sent': () => 'Komunikat: wiadomość wysłana.',
  'message.refused': () => 'Komunikat: wiadomości nie wysłano.',
};
const withdrawal: Told<EmittedFrom<typeof withdrawalMachine>> = {
  'step.changed': () => 'Fokus przechodzi na nagłówek kroku.',
  'form.rejected': () => 'Fokus przechodzi na listę błędów.',
};
const newsletter: Told<EmittedFrom<typeof newsletterMachine>> = {
  'newsletter.joined': () => 'Komunikat: adres zapisany.',
  'newsletter.refused': () => 'Komunikat: zapis się nie udał.',
};
const consent: Told<EmittedFrom<typeof consentMachine>> = {
  'consent.given': ({ consent: { analytics, marketing } }) =>
    `Zgoda zapisana: statystyki ${analytics ? 'tak' : 'nie'}, marketing ${marketing ? 'tak' : 'nie'}.`,
};

const byModel: Readonly<Record<string, Readonly<Record<string, (event: never) => string>>>> = {
  purchase,
  'payment-status': paymentStatus,
  'birth-horoscope': birthHoroscope,
  contact,
  withdrawal,
  newsletter,
  consent,
};

/** Describes the effect of an emitted event in Polish; an unknown event by its type. */
export function emittedWords(model: string, event: EventObject): string {
  const tell = byModel[model]?.[event.type];
  return tell ? tell(event as never) : event.type;
}
