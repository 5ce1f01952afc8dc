import type { ContextFrom } from 'xstate';
import {
  chosenOffer,
  offeredCode,
  shownPrice,
  type LostChoice,
  type purchaseMachine,
} from '#machines/purchase.machine.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import { formatPrice } from '#copy/site/format.ts';
import { PAYMENT_LABEL } from '#copy/purchase/payment.ts';
import { nameOf, titleOf } from '../sample-shop.ts';
import { fact, problemFact, type Words } from './words.ts';

type Context = ContextFrom<typeof purchaseMachine>;

function priceWords(context: Context): string {
  const full = chosenOffer(context)?.price;
  const now = shownPrice(context);
  if (full === undefined || now === undefined) return 'jeszcze nieznana';
  return now === full ? formatPrice(full) : `${formatPrice(now)} (przed kuponem ${formatPrice(full)})`;
}

function couponWords({ couponCode, discountedPrice, couponProblem }: Context): string {
  if (discountedPrice !== undefined) return `${couponCode}, działa`;
  if (couponProblem !== undefined) return `${couponCode}, odrzucony (${couponProblem})`;
  return couponCode === '' ? 'brak' : `${couponCode}, wpisany, jeszcze niesprawdzony`;
}

const LOST: Readonly<Record<LostChoice, string>> = {
  specialist: 'tej wróżki teraz nie ma',
  offer: 'ta wróżka nie przyjmuje już tego wariantu',
  variant: 'tego wariantu nie ma już w sprzedaży',
};

/** Words of the purchase. */
export const purchaseWords: Words<typeof purchaseMachine> = {
  tones: {
    'step-variant': 'calm',
    'step-specialist': 'calm',
    'step-data': 'calm',
    'step-payment': 'calm',
    'form-open': 'calm',
    locked: 'calm',
    rejected: 'bad',
    failed: 'bad',
    ordering: 'busy',
    repriced: 'calm',
    redirecting: 'busy',
    'redirect-slow': 'busy',
    'coupon-checking': 'busy',
  },
  senders: {
    'catalogue.receive': 'shop',
    'address.read': 'customer',
    'variant.choose': 'customer',
    'specialist.choose': 'customer',
    'specialist.clear': 'customer',
    'field.change': 'customer',
    'field.leave': 'customer',
    'terms.set': 'customer',
    'customer.recall': 'device',
    'customer.forget': 'customer',
    'coupon.type': 'customer',
    'coupon.apply': 'customer',
    'coupon.remove': 'customer',
    'coupon.drop': 'itself',
    'coupon.recheck': 'itself',
    'coupon.reapply': 'customer',
    'questions.restore': 'customer',
    'provider.pick': 'customer',
    'payment.confirm': 'customer',
    'order.revise': 'customer',
    'page.restore': 'customer',
  },
  guards: {
    isChoiceUnknown: 'wariantu albo wróżki nie ma na liście',
    settlesOnOffer: 'wybrano wariant i wróżkę',
    settlesOnVariant: 'wybrano sam wariant',
    settlesOnSpecialist: 'wybrano samą wróżkę',
    sellsAnything: 'wróżka sprzedaje coś na tej stronie',
    withdrawsChoice: 'świeża lista zabrała coś z wyboru',
    isCode: 'wpisano kod',
    isKnownVariant: 'wariant jest w ofercie',
    sellsVariant: 'ta sama wróżka przyjmuje ten wariant',
    canServe: 'wróżka przyjmuje wybrany wariant',
    isSameSpecialist: 'to ta sama wróżka',
    isSameVariant: 'to ten sam wariant',
    leavesOfferUnchanged: 'wybór i cena są na świeżej liście takie same',
    repricesOffer: 'wybrana oferta jest na świeżej liście w innej cenie',
    isAnotherChoice: 'adres wskazuje inny wariant albo inną wróżkę',
    isComplete: 'w formularzu nie ma błędów',
    hasNoProblems: 'w formularzu nie ma już błędów',
    isCouponChecking: 'kupon jest właśnie sprawdzany',
    hasCode: 'wpisano kod',
    hasAppliedCoupon: 'kupon obniżył cenę',
    hasSpareCoupon: 'kupon przepadł ze zmianą wyboru, a pole kuponu jest puste',
    isCouponDue: 'wybrano znów to, do czego kupon zastosowano wcześniej',
    hasSetAside: 'zmiana pakietu zabrała pytania, a pola są puste',
    repeatsAttempt: 'to samo zamówienie, którego wynik nie jest znany',
    isPriceAsShown: 'cena jest taka, jak pokazano',
    isCouponGone: 'użyto kuponu, a on już nie działa',
  },
  delays: { redirectTimeout: undefined },
  emitted: {
    'choice.changed': () => 'W adresie strony stoi ten wybór.',
    'choice.unknown': ({ lost }) =>
      `Komunikat: ${lost === undefined ? 'tego wyboru nie ma już w ofercie' : LOST[lost]}.`,
    'choice.mended': () => 'Adres strony wskazuje to, co zostało z wyboru.',
    'choice.withdrawn': ({ lost }) => `Komunikat: ${LOST[lost]}; strona prowadzi do otwartego kroku.`,
    'specialist.wished': () => 'Strona przewija się do wariantów tej wróżki.',
    'specialist.cleared': () => 'Strona przewija się do wróżek.',
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
    'questions.restored': () => 'Komunikat: przywrócono pytania; fokus jest w pierwszym.',
    'order.placed': ({ price }) => `Statystyki: PlaceAnOrder, ${formatPrice(price)}.`,
    'order.refused': ({ code, isCouponGone }) =>
      isCouponGone
        ? `Komunikat: kupon nie jest już dostępny, zamówienia nie złożono (${code}).`
        : `Komunikat: zamówienia nie złożono (${code}).`,
    'order.revised': () => 'Strona pyta o świeżą listę cen, a jej adres wskazuje ten wybór.',
    'payment.opened': () => 'Przeglądarka otwiera stronę płatności.',
  },
  facts: {
    variants: undefined,
    offers: undefined,
    byQuestionCount: undefined,
    preselect: undefined,
    remembered: undefined,
    consents: undefined,
    variantId: ({ variantId }) =>
      fact('Wariant', variantId === undefined ? 'niewybrany' : titleOf(variantId)),
    fairyId: ({ fairyId }) => fact('Wróżka', fairyId === undefined ? 'niewybrana' : nameOf(fairyId)),
    discountedPrice: (context) =>
      fact('Do zapłaty', priceWords(context), chosenOffer(context)?.price !== undefined),
    lowestPrice: ({ lowestPrice }) =>
      lowestPrice === undefined ? undefined : fact('Najniższa cena z 30 dni', formatPrice(lowestPrice)),
    couponCode: (context) => fact('Kupon', couponWords(context)),
    couponProblem: undefined,
    ownWords: undefined,
    draft: undefined,
    spareCoupon: (context) => {
      const code = offeredCode(context);
      return code === undefined ? undefined : fact('Kupon pod ręką', code);
    },
    setAside: ({ setAside }) =>
      setAside.length === 0 ? undefined : fact('Pytania pod ręką', String(setAside.length)),
    values: undefined,
    tosChecked: ({ tosChecked }) => fact('Regulamin', tosChecked ? 'zaznaczony' : 'niezaznaczony'),
    provider: ({ provider }) =>
      fact('Sposób płatności', provider === undefined ? 'niewybrany' : PAYMENT_LABEL[provider]),
    problems: (context) => problemFact(visibleProblems(context)),
    touched: undefined,
    rejections: undefined,
    attempt: undefined,
    attempts: ({ attempts }) => fact('Prób złożenia zamówienia', String(attempts)),
    unconfirmed: ({ unconfirmed }) =>
      unconfirmed.length === 0 ? undefined : fact('Prób o nieznanym losie', String(unconfirmed.length)),
    order: ({ order }) => order && fact('Zamówienie', `przyjęte, numer ${order.orderId ?? 'nieznany'}`),
    failure: ({ failure }) => (failure === undefined ? undefined : fact('Ostatnia odmowa', `kod ${failure}`)),
  },
};
