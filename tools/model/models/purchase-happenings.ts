import type { ContextFrom, EventFromLogic } from 'xstate';
import { NOTHING, plus, toPln } from '#domain/grosze.ts';
import {
  chosenOffer,
  shownPrice,
  type CouponPrice,
  type Offer,
  type PlacedOrder,
  type Problems,
  type Provider,
  type purchaseMachine,
} from '#machines/purchase.machine.ts';
import { PAYMENT_LABEL } from '#copy/purchase/payment.ts';
import { discounted } from '#domain/price.ts';
import { resolves, elapses, rejects, type Happening } from '../model.ts';
import {
  jagna,
  oneCard,
  rememberedCustomer,
  renumbered,
  risen,
  roza,
  tarotInput,
  without,
} from '../sample-shop.ts';
import { setTerms, TERMS_PROBLEM } from './terms.ts';

export type Context = ContextFrom<typeof purchaseMachine>;
type PurchaseEvent = EventFromLogic<typeof purchaseMachine>;

const happens = (event: PurchaseEvent, words: string, how?: string): Happening => ({ event, words, how });

export const COUPON = 'PAPROC15';
export const PAYMENT_LINK = 'https://platnosc.example/zamowienie/7';

const message = {
  firstName: 'Imię powinno mieć minimum 3 znaki',
  tosChecked: TERMS_PROBLEM,
  couponCode: 'Zastosuj kupon albo usuń kod z pola',
};

/** Validates the form like a screen, as far as the model's events can make it invalid. */
function problemsOf({ values, tosChecked, couponCode, discountedPrice, couponProblem }: Context): Problems {
  const isUnchecked =
    couponCode.trim() !== '' && discountedPrice === undefined && couponProblem === undefined;
  return {
    ...((values.firstName ?? '').length < 3 && { firstName: message.firstName }),
    ...(!tosChecked && { tosChecked: message.tosChecked }),
    ...(isUnchecked && { couponCode: message.couponCode }),
  };
}

/** Event: the customer chooses a variant. */
export const chooseVariant = ({ id, title }: { id: string; title: string }) =>
  happens({ type: 'variant.choose', variantId: id }, `Wybierz wariant „${title}”.`);
/** Event: the customer chooses a specialist. */
export const chooseSpecialist = ({ id, name }: { id: string; name: string }) =>
  happens({ type: 'specialist.choose', fairyId: id }, `Przy wróżce ${name} naciśnij „Wybieram”.`);
const readAddress = (words: string, variantId?: string, fairyId?: string) =>
  happens(
    { type: 'address.read', variantId, fairyId },
    words,
    (variantId ?? fairyId) &&
      `Wpisz adres /tarot?${variantId ? `wariant=${variantId}&` : ''}wrozka=${fairyId ?? ''}.`,
  );

export const recall = happens(
  { type: 'customer.recall', values: rememberedCustomer },
  'Sklep podpowiada dane z poprzedniego zamówienia: Wanda, wanda@example.pl, 15 marca 1988.',
  'Otwórz odnośnik /sandbox/przygotuj/klientka: przeglądarka zapamięta Wandę, wanda@example.pl, 15 marca 1988.',
);
export const goBack = readAddress('Wróć przyciskiem wstecz przeglądarki na początek.');
export const followLink = readAddress(
  `Otwórz odnośnik do: ${oneCard.title}, ${jagna.name}.`,
  oneCard.id,
  jagna.id,
);
export const followHerLink = readAddress(`Otwórz odnośnik do wróżki ${jagna.name}.`, undefined, jagna.id);
export const clearSpecialist = happens({ type: 'specialist.clear' }, 'Naciśnij „Zmień wróżkę”.');
export const followDeadLink = readAddress(
  'Otwórz odnośnik do wróżki, której już nie ma.',
  oneCard.id,
  '00000000-0000-4000-8000-000000000000',
);

const receive = (offers: readonly Offer[], words: string, change: string) =>
  happens(
    { type: 'catalogue.receive', variants: tarotInput.variants, offers },
    words,
    `Skopiuj adres strony. W odpowiedzi GET /api/fairy ${change}; potem otwórz skopiowany adres.`,
  );
export const freshSame = receive(
  without(tarotInput.offers, roza.id),
  `Sklep odświeża listę: nie ma na niej wróżki ${roza.name}, reszta bez zmian.`,
  `usuń wróżkę ${roza.name}`,
);
export const freshRisen = receive(
  risen(tarotInput.offers),
  'Sklep odświeża listę: każda cena wzrosła o 10 zł.',
  `podnieś o 10 cenę „${oneCard.title}” u wróżki, która jest wybrana`,
);
/** While the shop takes an order or checks a coupon there is no page to be opened anew. */
export const freshMeanwhile: Happening = { ...freshRisen, isBeyondHands: true };
export const freshRenumbered = receive(
  renumbered(tarotInput.offers),
  'Sklep odświeża listę: każda oferta ma nowy numer.',
  `zmień „id” produktu „${oneCard.title}” u wróżki, która jest wybrana`,
);
export const freshWithoutJagna = receive(
  without(tarotInput.offers, jagna.id),
  `Sklep odświeża listę: nie ma już na niej wróżki ${jagna.name}.`,
  `usuń wróżkę ${jagna.name}`,
);

/** Event: the customer types her name. */
export const typeName = (context: Context, firstName: string) =>
  happens(
    {
      type: 'field.change',
      name: 'firstName',
      value: firstName,
      problems: problemsOf({ ...context, values: { ...context.values, firstName } }),
    },
    `W polu „Imię” wpisz „${firstName}”.`,
  );
/** Event: the customer types her first question. */
export const typeQuestion = (question0: string) =>
  happens(
    { type: 'field.change', name: 'question0', value: question0, problems: {} },
    `W pierwszym polu pytania wpisz „${question0}”.`,
  );
export const restoreQuestions = happens(
  { type: 'questions.restore', problems: {} },
  'Naciśnij „Przywróć pytania”.',
);
/** Event: the customer toggles the terms. */
export const turnTerms = (context: Context) => setTerms(context, problemsOf);
export const acceptTerms = happens(
  { type: 'terms.set', accepted: true, problems: {} },
  'Zaznacz „Akceptuję regulamin i politykę prywatności”.',
);
/** Event: the name field loses focus. */
export const leaveName = (context: Context) =>
  happens({ type: 'field.leave', name: 'firstName', problems: problemsOf(context) }, 'Wyjdź z pola „Imię”.');
export const forget = happens({ type: 'customer.forget' }, 'Naciśnij „Wyczyść zapamiętane dane”.');
/** Event: the customer presses a payment button. */
export const pay = (context: Context, provider: Provider) =>
  happens(
    { type: 'provider.pick', provider, problems: problemsOf(context) },
    `Naciśnij „${PAYMENT_LABEL[provider]}”.`,
  );

/** Event: the customer types a coupon code. */
export const typeCode = (code: string) =>
  happens(
    { type: 'coupon.type', code },
    `W polu „Kod kuponu” wpisz „${code}”.`,
    'Na telefonie otwiera je „Mam kod”.',
  );
export const applyCode = happens({ type: 'coupon.apply' }, 'Naciśnij „Zastosuj”.');
export const reapplyCode = happens({ type: 'coupon.reapply' }, `Naciśnij „Zastosuj ${COUPON}”.`);
export const removeCode = happens({ type: 'coupon.remove' }, 'Naciśnij „Usuń kupon”.');

/** 15 % off the chosen offer. */
const cheaper = (context: Context): CouponPrice => ({
  discountedPrice: discounted(chosenOffer(context)?.price ?? NOTHING, 15),
});

/** Event: the API accepts the coupon, 15 % off. */
export const couponGood = (context: Context) =>
  resolves('applyCoupon', cheaper(context), 'Sklep odpowiada: kupon dobry, 15% taniej.');
export const couponGone = rejects(
  'applyCoupon',
  { code: 103, isLost: false },
  'Sklep odpowiada: kupon wygasł (kod 103).',
  'Podmień odpowiedź POST /api/coupon/apply na błąd 400 z treścią { "code": 103 }.',
);

/** Event: the API creates the order, at the shown price or `extra` above it (OF-9). */
export const orderMade = (context: Context, extra = NOTHING) =>
  resolves(
    'createOrder',
    {
      paymentLink: PAYMENT_LINK,
      orderId: 7,
      totalPrice: plus(shownPrice(context) ?? NOTHING, extra),
    } satisfies PlacedOrder,
    extra === 0
      ? 'Sklep przyjmuje zamówienie za pokazaną cenę.'
      : `Sklep przyjmuje zamówienie, ale za cenę o ${toPln(extra)} zł wyższą niż pokazana.`,
    extra === 0
      ? undefined
      : `Podmień w odpowiedzi POST /api/order totalPrice na o ${toPln(extra)} wyższą kwotę.`,
  );
const orderRefused = (code: number, words: string, how: string) =>
  rejects('createOrder', { code, isLost: false }, words, how);
export const orderLost = rejects(
  'createOrder',
  { code: 500, isLost: true },
  'Odpowiedź na zamówienie nie dochodzi: zrywa się połączenie.',
  'Zablokuj adres żądania /api/order (F12, karta Sieć).',
);
export const serverError = orderRefused(
  500,
  'Sklep odpowiada: zamówienia nie udało się złożyć (kod 500).',
  'Podmień odpowiedź POST /api/order na błąd 500.',
);
export const couponGoneAtOrder = orderRefused(
  103,
  'Sklep odpowiada: kupon przestał działać (kod 103).',
  'Podmień odpowiedź POST /api/order na błąd 400 z treścią { "code": 103 }.',
);

export const redirectDrags = elapses(
  'redirectTimeout',
  'purchase.redirecting.leaving',
  'Poczekaj 5 sekund; strona płatności się nie otwiera.',
  'Podmień w odpowiedzi POST /api/order paymentLink na "/sandbox/przygotuj/nic": tej strony przeglądarka nie otworzy.',
);
export const confirmPrice = happens({ type: 'payment.confirm' }, 'Naciśnij „Przejdź do płatności”.');
export const revise = happens({ type: 'order.revise' }, 'Naciśnij „Wróć do formularza”.');
export const restore = happens(
  { type: 'page.restore' },
  'Wróć ze strony płatności przyciskiem wstecz przeglądarki, nic na niej nie naciskając.',
);
