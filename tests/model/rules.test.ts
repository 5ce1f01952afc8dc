import { assign, emit, StateMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { answerMachine, type Answer } from '#machines/answer.machine.ts';
import { consentMachine } from '#machines/consent.machine.ts';
import { editMachine, type Stored } from '#machines/edit.machine.ts';
import { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import { purchaseMachine } from '#machines/purchase.machine.ts';
import { signInMachine } from '#machines/sign-in.machine.ts';
import { explore } from '#tools/model/explore.ts';
import type { Chapter, Model, ReplayedStep } from '#tools/model/model.ts';
import { models } from '#tools/model/models.ts';
import { edgeCover, type Path } from '#tools/model/paths.ts';
import { isWholeProof } from '#tools/proof.ts';
import { startReplay } from '#tools/model/replay.ts';

/** What happened on a path through a sabotaged machine, until it broke down if it did. */
function wayThrough(sabotaged: AnyStateMachine, chapter: Chapter, path: Path): readonly ReplayedStep[] {
  const replay = startReplay(sabotaged, chapter.input);
  try {
    for (const happening of chapter.opening) replay.take(happening);
    for (const { happening } of path) replay.take(happening);
  } catch {
    // A response that the sabotaged machine does not expect.
  }
  return replay.steps;
}

const healthy = new Map<Chapter, readonly Path[]>();
/** Ways through a chapter; those of the machine as it stands are looked for once. */
function waysOf(machine: AnyStateMachine, chapter: Chapter, isHealthy: boolean): readonly Path[] {
  const known = isHealthy ? healthy.get(chapter) : undefined;
  const ways = known ?? edgeCover(explore(machine, chapter));
  if (isHealthy) healthy.set(chapter, ways);
  return ways;
}

/** Whether a rule is broken on a path of the healthy machine or of its sabotaged copy, walked through the copy. */
function isBroken(model: Model, sabotaged: AnyStateMachine, rule: string): boolean {
  const { breach } = model.rules.find(({ name }) => name === rule) ?? {};
  if (!breach) throw new Error(`There is no rule „${rule}”`);
  return model.chapters.some((chapter) =>
    [model.machine, sabotaged].some((machine) =>
      waysOf(machine, chapter, machine === model.machine).some(
        (path) => breach(wayThrough(sabotaged, chapter, path)) !== undefined,
      ),
    ),
  );
}

const modelOf = (name: string): Model => {
  const found = models.find((model) => model.name === name);
  if (!found) throw new Error(`There is no model ${name}`);
  return found;
};

const nothing = () => undefined;
const NOTHING_BY_ITSELF = 'Dopóki strona pyta, czy odrzucić zmiany, nic nie zapisuje się samo.';
const REOPENED =
  'Zamówienie otwarte na nowo na tym urządzeniu pokazuje to samo: niezapisany tekst, spór i nic odrzuconego.';

/** A machine of which no state knows an event. */
function without(machine: AnyStateMachine, event: string): AnyStateMachine {
  const strip = (config: object): object =>
    Object.fromEntries(
      Object.entries(config)
        .filter(([key]) => key !== event)
        .map(([key, value]: [string, unknown]) => [
          key,
          typeof value === 'object' && value?.constructor === Object ? strip(value) : value,
        ]),
    );
  return new StateMachine(strip(machine.config), machine.implementations);
}
const someOffer = { fairyProductId: 'p', fairyId: 'f', variantId: 'v', price: grosze(1), questionsCount: 1 };

const faults: readonly [fault: string, model: string, machine: AnyStateMachine, rule: string][] = [
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
    'what is not saved is approved',
    'answer',
    answerMachine.provide({ guards: { isStored: () => true } }),
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
];

/** Each is tried as a whole proof; `npm test` tries every fourth. */
const tried = faults.filter((_, at) => isWholeProof || at % 4 === 0);

describe('a rule notices the fault it is there for', () => {
  test.each(tried)('%s', (_, name, sabotaged, rule) => {
    expect(isBroken(modelOf(name), sabotaged, rule)).toBe(true);
  });
});
