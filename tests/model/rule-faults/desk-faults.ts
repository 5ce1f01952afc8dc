import { assign, emit } from 'xstate';
import { answerMachine, type Answer } from '#machines/answer.machine.ts';
import { editMachine, type Stored } from '#machines/edit.machine.ts';
import { orderFulfilmentMachine } from '#machines/order-fulfilment.machine.ts';
import { refundMachine } from '#machines/refund.machine.ts';
import { signInMachine } from '#machines/sign-in.machine.ts';
import { calls, failsInto, goes, nothing, takes, without, type RuleFault } from './sabotage.ts';

const NOTHING_BY_ITSELF = 'Dopóki strona pyta, czy odrzucić zmiany, nic nie zapisuje się samo.';
const REOPENED =
  'Zamówienie otwarte na nowo na tym urządzeniu pokazuje to samo: niezapisany tekst, spór i nic odrzuconego.';

/** Faults of the desk's machines and of the ledgers. */
export const deskFaults: readonly RuleFault[] = [
  [
    'what is not saved is approved',
    'answer',
    answerMachine.provide({ guards: { isReady: () => true } }),
    'Zatwierdza się i oddaje tylko dokładnie to, co zapisane i widoczne.',
  ],
  [
    'an old tab recalls what was sent',
    'answer',
    answerMachine.provide({ guards: { isStage: (_, stage) => stage === 'scheduled' } }),
    'Co wyszło, można tylko wysłać jeszcze raz albo poprawić; co wychodzi albo odwołano, zostaje.',
  ],
  [
    'a newer version takes the editor over',
    'answer',
    answerMachine.provide({
      actions: {
        mergeAnswer: assign((_, answer: Answer) => ({ answer, mine: answer.fields, disputed: [] })),
      },
    }),
    'Wpisany tekst znika tylko z woli tej, która go wpisała.',
  ],
  [
    'two versions hold nothing up',
    'answer',
    answerMachine.provide({ guards: { isDisputed: () => false } }),
    'Dopóki są dwie wersje, nic się nie zapisuje.',
  ],
  [
    'the device keeps what she has given up',
    'answer',
    answerMachine.provide({ actions: { keepCopy: nothing } }),
    REOPENED,
  ],
  [
    'the device forgets that two persons wrote',
    'answer',
    answerMachine.provide({
      actions: {
        keepCopy: emit(({ context: { mine, answer } }) => ({
          type: 'copy.kept',
          copy: { fields: mine, version: answer.version, disputed: [] },
        })),
      },
    }),
    REOPENED,
  ],
  [
    'what was typed back during a save is not kept',
    'answer',
    answerMachine.provide({
      actions: {
        keepCopy: emit(({ context: { mine, answer, disputed } }) => {
          const isNew = ({ name, text }: { name: string; text: string }) =>
            answer.fields.find((field) => field.name === name)?.text !== text;
          return {
            type: 'copy.kept',
            copy: { fields: mine.filter(isNew), version: answer.version, disputed },
          };
        }),
      },
    }),
    'Zamówienie otwarte na nowo, gdy serwer zapisał to, co było w drodze, ma wszystko, co wpisano.',
  ],
  [
    'an answer is stored while its writer is asked whether to discard it',
    'answer',
    answerMachine.provide({ guards: { isUnasked: () => true } }),
    NOTHING_BY_ITSELF,
  ],
  [
    'a field is stored while its writer is asked whether to discard it',
    'edit',
    editMachine.provide({ guards: { canRetry: () => true } }),
    NOTHING_BY_ITSELF,
  ],
  [
    'nothing can be discarded where two persons wrote',
    'answer',
    without(answerMachine, 'draft.discard'),
    'Gdziekolwiek strona pyta, czy odrzucić zmiany, tam można je odrzucić.',
  ],
  [
    'somebody else’s save takes what was typed away',
    'edit',
    editMachine.provide({
      actions: { mergeStored: assign((_, stored: Stored) => ({ stored, typed: {}, disputed: [] })) },
    }),
    'Wpisane znika tylko z woli tej, która je wpisała, albo gdy jest zapisane.',
  ],
  [
    'what the server has tidied counts as somebody else’s',
    'edit',
    editMachine.provide({
      actions: {
        mergeSaved: assign(({ context: { typed, sent } }, stored: Stored) => ({
          stored,
          typed: { ...sent, ...typed },
          disputed: Object.keys(sent),
          sent: {},
        })),
      },
    }),
    'O to, co się właśnie zapisało, nikt nie pyta jak o zmianę innej osoby.',
  ],
  [
    'a disputed field is saved over the other one',
    'edit',
    editMachine.provide({ guards: { isDisputed: () => false } }),
    'Dopóki jedno pole ma dwie wersje, nic się nie zapisuje.',
  ],
  [
    'what is wrong is sent all the same',
    'edit',
    editMachine.provide({ guards: { hasProblems: () => false } }),
    'Tego, co źle wpisane, nikt nie wysyła.',
  ],
  [
    'the page is left with unsaved changes',
    'edit',
    editMachine.provide({ guards: { isClean: () => true } }),
    'Ze strony wychodzi się bez pytania tylko wtedy, gdy nic nie czeka na zapis.',
  ],
  [
    'changes are discarded unasked',
    'edit',
    editMachine.provide({ guards: { isAsked: () => true } }),
    'Odrzuca się tylko po pytaniu.',
  ],
  [
    'the question stays after the save',
    'edit',
    editMachine.provide({ guards: { isClean: () => false } }),
    'O odrzucenie pyta się tylko wtedy, gdy jest co odrzucić.',
  ],
  [
    'wrong codes close the door to keys',
    'sign-in',
    without(signInMachine, 'key.use'),
    'Złe kody zamykają tylko kody: klucz i odnośnik sklepu próbnego dalej działają.',
  ],
  [
    'an invitation that the server has not judged is gone',
    'sign-in',
    signInMachine.provide({ guards: { isKind: () => true } }),
    'Zaproszenie, którego serwer nie osądził, nie przepada.',
  ],
  [
    'a code alone opens the desk',
    'sign-in',
    signInMachine.provide({ guards: { needsKey: () => false } }),
    'Kod zapasowy sam niczego nie otwiera: w środku jest tylko ktoś, kto użył klucza.',
  ],
  [
    'codes are left unconfirmed',
    'sign-in',
    signInMachine.provide({ guards: { areCodesKept: () => true } }),
    'Od kodów dalej tylko po potwierdzeniu, że są zapisane.',
  ],
  [
    'recovery codes stay in memory',
    'sign-in',
    signInMachine.provide({ actions: { dropCodes: nothing } }),
    'Kody zapasowe są na ekranie jeden raz: po wyjściu z nich już ich nie ma.',
  ],
  [
    'whoever leaves stays known',
    'sign-in',
    signInMachine.provide({ actions: { dropPerson: nothing } }),
    'W środku zawsze wiadomo, kto pracuje; przed drzwiami nie ma nikogo.',
  ],
  [
    'nobody tells that another person came in',
    'sign-in',
    signInMachine.provide({ actions: { emitChanged: nothing } }),
    'Inna osoba po wygaśnięciu nie zostaje na cudzej stronie.',
  ],
  [
    'the same person counts as another',
    'sign-in',
    signInMachine.provide({ guards: { isSamePerson: () => false } }),
    'Wygasła sesja zostawia stronę otwartą: nic nie każe jej zamknąć, dopóki wraca ta sama osoba.',
  ],
  [
    'the question stays when somebody else has stored the same',
    'answer',
    answerMachine.provide({ guards: { isUnchanged: () => false } }),
    'O odrzucenie pyta się tylko wtedy, gdy jest co odrzucić.',
  ],
  [
    'who is locked out saves',
    'answer',
    calls(answerMachine, 'writing.locked', 'writing.saving'),
    'Kto nie ma pióra, niczego nie zapisuje.',
  ],
  [
    'what waits for its agreement is saved',
    'answer',
    answerMachine.provide({ guards: { isUnagreed: () => false } }),
    'Dopóki poczta nie przyjmie umowy, nic się nie zapisuje ani nie zatwierdza.',
  ],
  [
    'what was sent is saved again',
    'answer',
    goes(answerMachine, 'writing.closed', 'answer.update', 'saving'),
    'Wysłanej i odwołanej odpowiedzi nikt nie zmienia.',
  ],
  [
    'the press itself says that a draft is saved',
    'answer',
    goes(answerMachine, 'writing.dirty', 'draft.save', 'saved'),
    '„Zapisano” pada dopiero po odpowiedzi serwera.',
  ],
  [
    'news of the answer makes the decision anew',
    'answer',
    goes(answerMachine, 'stage.deciding', 'answer.known', { target: 'deciding', reenter: true }),
    'Jedno naciśnięcie to jedna decyzja: drugie w tym czasie nic nie robi.',
  ],
  [
    'a save takes what was typed after it',
    'edit',
    editMachine.provide({
      actions: { mergeSaved: assign((_, stored: Stored) => ({ stored, typed: {}, disputed: [], sent: {} })) },
    }),
    'Zapis nie zmienia tego, co wpisano po naciśnięciu „Zapisz”.',
  ],
  [
    'the press itself says that a field is saved',
    'edit',
    goes(editMachine, 'editing.dirty', 'changes.save', 'saved'),
    '„Zapisane” pada dopiero po odpowiedzi serwera.',
  ],
  [
    'a session that cannot be read opens the desk',
    'sign-in',
    failsInto(signInMachine, 'starting', 'inside'),
    'Do środka prowadzi tylko sesja, klucz, odnośnik sklepu próbnego albo zapisane zaproszenie.',
  ],
  [
    'an answer is given before the payment',
    'order-fulfilment',
    takes(orderFulfilmentMachine, 'DRAFT', 'answer.schedule', 'GENERATING_RESPONSE'),
    'Odpowiedź dostaje tylko ten, kto zapłacił.',
  ],
  [
    'a payment sends',
    'order-fulfilment',
    goes(orderFulfilmentMachine, 'DRAFT', 'payment.complete', 'SENT'),
    'Nic nie wychodzi bez napisanej i umówionej odpowiedzi.',
  ],
  [
    'a paid order is a draft again',
    'order-fulfilment',
    goes(orderFulfilmentMachine, 'GENERATING_RESPONSE', 'payment.complete', 'DRAFT'),
    'Opłacone zamówienie nie wraca do szkicu.',
  ],
  [
    'a late payment wakes an order that was called off',
    'order-fulfilment',
    takes(orderFulfilmentMachine, 'CALLED_OFF', 'payment.complete', 'DRAFT'),
    'Odwołane zamówienie zostaje odwołane, choćby przyszły jeszcze pieniądze.',
  ],
  [
    'a failure of a payment makes an ended order a draft',
    'order-fulfilment',
    goes(orderFulfilmentMachine, 'CANCELED', 'payment.fail', 'DRAFT'),
    'Porażka płatności nie kończy zamówienia, które jest opłacone.',
  ],
  [
    'a refund that failed is under way again',
    'refund',
    takes(refundMachine, 'failed', 'refund.accept', 'asked'),
    'Nieudany zwrot nie budzi się sam: pieniądze oddaje nowy.',
  ],
  [
    'money that was given back is under way again',
    'refund',
    takes(refundMachine, 'done', 'refund.accept', 'asked'),
    'Oddane pieniądze nie są znów w drodze.',
  ],
  [
    'a failure counts as given back',
    'refund',
    goes(refundMachine, 'asked', 'refund.fail', 'done'),
    'Pieniądze są oddane tylko wtedy, gdy operator to zgłosił.',
  ],
];
