import { assign, emit } from 'xstate';
import { grosze } from '#domain/grosze.ts';
import { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import { consentMachine } from '#machines/consent.machine.ts';
import { contactMachine } from '#machines/contact.machine.ts';
import { guideMachine } from '#machines/guide.machine.ts';
import { mobileMenuMachine } from '#machines/mobile-menu.machine.ts';
import { newsletterMachine } from '#machines/newsletter.machine.ts';
import { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import { purchaseMachine } from '#machines/purchase.machine.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { asksFor, calls, entersTwice, forgets, goes, nothing, takes, type RuleFault } from './sabotage.ts';

const someOffer = { fairyProductId: 'p', fairyId: 'f', variantId: 'v', price: grosze(1), questionsCount: 1 };

/** Faults of the shop's machines. */
export const shopFaults: readonly RuleFault[] = [
  [
    'a coupon is kept',
    'purchase',
    purchaseMachine.provide({ actions: { removeCoupon: nothing } }),
    'Kupon nie przeżywa zmiany wróżki ani wariantu.',
  ],
  [
    'any specialist sells any variant',
    'purchase',
    purchaseMachine.provide({ guards: { sellsVariant: () => true } }),
    'Formularz jest otwarty tylko dla wróżki, która przyjmuje wybrany wariant.',
  ],
  [
    'a faulty form passes',
    'purchase',
    purchaseMachine.provide({ guards: { isComplete: () => true } }),
    'Formularz z błędami nigdy nie zostaje wysłany.',
  ],
  [
    'attempts are not counted',
    'purchase',
    purchaseMachine.provide({ actions: { countAttempt: nothing } }),
    'Jedno zamówienie na jedną próbę: ten sam numer próby to zawsze ta sama treść.',
  ],
  [
    'a lost response is forgotten',
    'purchase',
    purchaseMachine.provide({ actions: { assignFailure: assign({ unconfirmed: [] }) } }),
    'Po zgubionej odpowiedzi to samo zamówienie nie powstaje drugi raz.',
  ],
  [
    'PlaceAnOrder is not sent',
    'purchase',
    purchaseMachine.provide({ actions: { emitOrderPlaced: nothing } }),
    'PlaceAnOrder dokładnie raz na każde przyjęte zamówienie.',
  ],
  [
    'PlaceAnOrder is sent on every redirect',
    'purchase',
    purchaseMachine.provide({
      actions: {
        emitPaymentOpened: emit({
          type: 'order.placed',
          order: { paymentLink: '' },
          offer: someOffer,
          price: grosze(0),
          couponCode: undefined,
        }),
      },
    }),
    'PlaceAnOrder dokładnie raz na każde przyjęte zamówienie.',
  ],
  [
    'another price is not noticed',
    'purchase',
    purchaseMachine.provide({ guards: { isPriceAsShown: () => true } }),
    'Nikt nie przechodzi do płatności za inną kwotę, niż zobaczył i potwierdził.',
  ],
  [
    'terms are recalled',
    'purchase',
    purchaseMachine.provide({ actions: { prefillCustomer: assign({ tosChecked: true }) } }),
    'Regulamin zaznacza tylko klientka.',
  ],
  [
    'everything is remembered',
    'purchase',
    purchaseMachine.provide({
      actions: {
        emitCustomerChanged: emit(({ context }) => ({
          type: 'customer.changed',
          values: { ...context.values, question0: '' },
        })),
      },
    }),
    'Zapamiętywane są tylko dane klientki: nigdy pytania, kupon ani regulamin.',
  ],
  [
    'questions without an address',
    'payment-status',
    paymentStatusMachine.provide({ guards: { isAddressed: () => true } }),
    'Bez numeru zamówienia i klientki sklep o nic nie pyta.',
  ],
  [
    'a retry too many',
    'payment-status',
    paymentStatusMachine.provide({ guards: { canRetry: ({ context }) => context.retries < 11 } }),
    'Najwyżej jedenaście nieudanych pytań z rzędu, dopóki klientka sama nie sprawdzi.',
  ],
  [
    'every status counts as cancelled',
    'payment-status',
    paymentStatusMachine.provide({ guards: { isCompleted: () => false, isCanceled: () => true } }),
    'Nieodczytany stan nigdy nie jest nazywany nieudaną płatnością.',
  ],
  [
    'a tick grants at once',
    'consent',
    consentMachine.provide({
      actions: { assignCategory: assign({ chosen: { analytics: true, marketing: true } }) },
    }),
    'Zgody zmienia tylko decyzja klientki.',
  ],
  [
    'another consent is sent than the saved one',
    'consent',
    consentMachine.provide({
      actions: {
        emitConsentGiven: emit({ type: 'consent.given', consent: { analytics: true, marketing: false } }),
      },
    }),
    'Zgłaszana jest dokładnie ta zgoda, którą klientka zapisała.',
  ],
  [
    'a choice that is gone is still current',
    'purchase',
    purchaseMachine.provide({ actions: { settleChoice: nothing } }),
    'Zawsze dokładnie jeden krok jest bieżący.',
  ],
  [
    'an answer of the shop changes the order',
    'purchase',
    forgets(purchaseMachine, 'ordering', 'onDone', { values: {}, chosen: {} }),
    'Gdy zamówienie jest w drodze, nic się w nim nie zmienia.',
  ],
  [
    'a newer list orders',
    'purchase',
    goes(purchaseMachine, 'repriced', 'catalogue.receive', '#ordering'),
    'Jedno naciśnięcie płatności to najwyżej jedno zamówienie.',
  ],
  [
    'another offer is sent than the one on the page',
    'purchase',
    asksFor(purchaseMachine, 'ordering', { fairyProductId: 'another' }),
    'Wysłane zamówienie jest tym, co widać: ta sama wróżka, ten sam wariant, ten sam kupon.',
  ],
  [
    'a called-off order counts as paid',
    'payment-status',
    paymentStatusMachine.provide({ guards: { isCalledOff: () => false } }),
    'Odwołane zamówienie nigdy nie jest nazywane potwierdzonym.',
  ],
  [
    'every tab reports',
    'payment-status',
    paymentStatusMachine.provide({ guards: { isUnremembered: () => true } }),
    'Zakup zgłasza tylko karta, której sklep na to pozwolił, jeśli sklep pamięta zgłoszenia.',
  ],
  [
    'a purchase is reported twice',
    'payment-status',
    entersTwice(paymentStatusMachine, 'paid.report.reported'),
    'Potwierdzenie zamówienia zgłaszane jest najwyżej raz.',
  ],
  [
    'a press asks while a call is under way',
    'payment-status',
    goes(paymentStatusMachine, 'following.status.asking', 'check.again', { target: 'asking', reenter: true }),
    'Nigdy dwa pytania do sklepu naraz.',
  ],
  [
    'a paid payment is asked for again',
    'payment-status',
    calls(paymentStatusMachine, 'paid.report.unreported', 'following.status.asking'),
    'O rozstrzygniętą płatność sklep sam już nie pyta.',
  ],
  [
    'the chart is made at each letter',
    'birth-horoscope',
    goes(birthHoroscopeMachine, 'waiting', 'field.change', 'calculating'),
    'Sklep liczy wykres dopiero po dwóch sekundach ciszy.',
  ],
  [
    'the terms are never unticked',
    'birth-horoscope',
    birthHoroscopeMachine.provide({ actions: { assignTerms: nothing } }),
    'Bez akceptacji regulaminu wykres nie jest liczony.',
  ],
  [
    'a chart without a time is made',
    'birth-horoscope',
    asksFor(birthHoroscopeMachine, 'calculating', { values: {} }),
    'Liczone jest to, co stoi w formularzu.',
  ],
  [
    'a chart that was not made empties the form',
    'birth-horoscope',
    forgets(birthHoroscopeMachine, 'calculating', 'onError', { values: {} }),
    'Nieudane obliczenie zachowuje dane.',
  ],
  [
    'a chart is there before it is calculated',
    'birth-horoscope',
    birthHoroscopeMachine.provide({ guards: { hasChart: () => true } }),
    'Kupić można tylko to, co zostało narysowane.',
  ],
  [
    'a message with a mistake passes',
    'contact',
    contactMachine.provide({ guards: { isComplete: () => true } }),
    'Wiadomość z błędami nie zostaje wysłana.',
  ],
  [
    'a message leaves at each letter',
    'contact',
    goes(contactMachine, 'writing', 'field.change', 'sending'),
    'Jedno naciśnięcie to najwyżej jedna wiadomość.',
  ],
  [
    'a message that was not sent is gone',
    'contact',
    forgets(contactMachine, 'sending', 'onError', { values: {} }),
    'Nieudane wysłanie zachowuje całą treść.',
  ],
  [
    'a message that was sent stays',
    'contact',
    contactMachine.provide({ actions: { clearForm: nothing } }),
    'Wysłana wiadomość czyści formularz.',
  ],
  [
    'a statement leaves without its second press',
    'withdrawal',
    takes(withdrawalMachine, 'asking', 'statement.confirm', 'reviewing'),
    'Oświadczenie wysyła tylko przycisk pod jego treścią.',
  ],
  [
    'the receipt is not kept',
    'withdrawal',
    withdrawalMachine.provide({ actions: { assignReceipt: nothing } }),
    'Potwierdzenie widać tylko za przyjęte oświadczenie.',
  ],
  [
    'a field that is left is emptied',
    'withdrawal',
    forgets(withdrawalMachine, 'asking', 'field.leave', { values: {} }),
    'Póki strona jest otwarta, nic wpisanego nie ginie.',
  ],
  [
    'an address without a consent passes',
    'newsletter',
    newsletterMachine.provide({ guards: { isComplete: () => true } }),
    'Bez zgody klientki adres nie zostaje wysłany.',
  ],
  [
    'an address that was not stored is gone',
    'newsletter',
    forgets(newsletterMachine, 'sending', 'onError', { values: {}, email: '' }),
    'Nieudany zapis zachowuje adres.',
  ],
  [
    'an address leaves at each letter',
    'newsletter',
    goes(newsletterMachine, 'editing', 'field.change', 'sending'),
    'Jedno naciśnięcie to najwyżej jeden zapis.',
  ],
  [
    'a second choice empties the first',
    'guide',
    forgets(guideMachine, 'topic', 'option.choose', { answers: {} }),
    'Póki strona jest otwarta, odpowiedzi giną tylko po „Odpowiedz jeszcze raz”.',
  ],
  [
    'nobody counts as a suggestion',
    'guide',
    guideMachine.provide({ guards: { isSuggestion: () => true } }),
    'Podpowiedź widać tylko wtedy, gdy jest kogo polecić.',
  ],
  [
    'the offer is asked for at the second question',
    'guide',
    calls(guideMachine, 'length', 'looking'),
    'Oferta jest pytana tylko po pytaniach.',
  ],
  [
    'a press of the X opens the menu',
    'mobile-menu',
    goes(mobileMenuMachine, 'closed', 'menu.close', 'open'),
    'Menu otwiera się tylko na życzenie.',
  ],
  [
    'a decision is told twice',
    'consent',
    goes(consentMachine, 'asking', 'consent.accept', {
      target: 'decided',
      actions: ['emitConsentGiven', 'emitConsentGiven'],
    }),
    'Każda decyzja zgłaszana jest najwyżej raz.',
  ],
];
