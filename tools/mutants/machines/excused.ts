const PROMISED = 'No state is reached without the value: the error is for whoever breaks the machine.';
const UNIQUE = 'Names of fields are unique, and the order of the text is only compared with itself.';
const UNDEFINED = 'A missing value and `undefined` are read alike.';
const KEPT = 'What an assignment leaves out stays as it is.';
const SAME = 'Without a target the state stays and looks once more, as with itself as the target.';
const REENTER = 'XState enters the children of a state anew either way when it targets itself.';
const ORDER = 'Neither of the two actions reads what the other writes.';
const INITIAL = 'It is the initial state of its region.';
const ONE_FIELD = 'The form has one field.';
const NEVER = 'Both ways into the state name the child.';
const GUARDED = 'The action runs for a refusal of this kind alone.';
const ONCE = 'Codes are given once in a visit, before anything could be kept.';
const SAME_VERSION = 'The answer that is known is merged into itself, which changes nothing.';
const TESTED = 'A selector of two arguments: tests/machines/edit.test.ts notices it.';
const NOTICED = 'No walk comes so far: a test of its own in tests/machines notices it.';
const NONE_SENT = 'Nothing is discarded while a save is under way, so that nothing is sent then.';
const FRESH = 'A text differs from the known one only where it is fresh.';
const OBJECT = 'The port rejects with an object: its own type says so.';
const ASKED_IN_TURN = 'No part of the machine: the pages ask in this order, and their tests hold it.';
const EITHER = 'What was sent counts as unsaved, just as what is in doubt.';

/** Faults that change nothing anybody could notice, by machine and id, each with the reason. */
export const EXCUSED: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'payment-status',
    new Map([
      ["readFailure: typeof error === 'object' && error !== null ? error : {} → error", OBJECT],
      ["readFailure: typeof error === 'object' && error !== null → typeof error === 'object'", OBJECT],
      ["readFailure: typeof error === 'object' && error !== null → error !== null", OBJECT],
      [
        "paymentStatusMachine.guards.isLeft: context.status === 'CANCELED' && context.endedAs === 'LEFT' → context.endedAs === 'LEFT'",
        NOTICED,
      ],
      [
        "paymentStatusMachine.guards.isReplaced: context.status === 'CANCELED' && context.endedAs === 'REP… → context.endedAs === 'REPLACED'",
        NOTICED,
      ],
    ]),
  ],
  [
    'guide',
    new Map(
      ['topic', 'length', 'manner'].flatMap((question, at): [string, string][] => [
        [`GUIDE_QUESTIONS.#${at + 1}: without '${question}'`, ASKED_IN_TURN],
        [`GUIDE_QUESTIONS.#${at + 1}: '${question}' → 'another'`, ASKED_IN_TURN],
      ]),
    ),
  ],
  [
    'purchase',
    new Map([
      ['must: value === undefined → false', PROMISED],
      ['contentOf.#2: a < b → a <= b', UNIQUE],
      ['contentOf.#2: 1 → 1 + 1 (2)', UNIQUE],
      ['readFailure.isLost: without isLost', UNDEFINED],
      ['settledChoice.variantId: without variantId', KEPT],
      ['purchaseMachine.open.settling.always.#1.target: without target', SAME],
      ['purchaseMachine.open.filling.variant.choose.#2.reenter: without reenter', REENTER],
      ['purchaseMachine.open.filling.variant.choose.#2.reenter: true → false', REENTER],
      ['purchaseMachine.open.filling.variant.choose.#3.actions.#2: after the next', ORDER],
      ['purchaseMachine.open.filling.specialist.choose.#2.reenter: without reenter', REENTER],
      ['purchaseMachine.open.filling.specialist.choose.#2.reenter: true → false', REENTER],
      ['purchaseMachine.open.catalogue.receive.#2.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.catalogue.receive.#4.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.address.read.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.coupon.drop.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.filling.variant.choose.#2.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.filling.variant.choose.#3.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.filling.specialist.choose.#2.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.filling.provider.pick.#2.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.filling.provider.pick.#2.actions.#2: after the next', ORDER],
      ['purchaseMachine.open.filling.provider.pick.#3.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.filling.provider.pick.#3.actions.#2: after the next', ORDER],
      ['purchaseMachine.open.filling.field.leave.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.filling.coupon.checking.invoke.onDone.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.filling.coupon.checking.invoke.onError.actions.#1: after the next', ORDER],
      ['purchaseMachine.open.filling.coupon.applied.coupon.remove.actions.#1: after the next', ORDER],
      ['purchaseMachine.ordering.invoke.onDone.#1.actions.#1: after the next', ORDER],
      ['purchaseMachine.ordering.invoke.onDone.#2.actions.#1: after the next', ORDER],
      ['purchaseMachine.ordering.invoke.onError.#1.actions.#1: after the next', ORDER],
      ['purchaseMachine.ordering.invoke.onError.#1.actions.#2: after the next', ORDER],
      ['purchaseMachine.ordering.invoke.onError.#2.actions.#1: after the next', ORDER],
      ["purchaseMachine.repriced.order.revise.#1.target.#1: without 'open.filling.form.editing'", INITIAL],
      ['purchaseMachine.repriced.order.revise.#1.actions.#1: after the next', ORDER],
      ["purchaseMachine.repriced.order.revise.#2.target.#1: without 'open.filling.form.editing'", INITIAL],
      ["purchaseMachine.redirecting.page.restore.target.#1: without 'open.filling.form.editing'", INITIAL],
      ["purchaseMachine.redirecting.slow.order.revise.target.#1: without '#filling.form.editing'", INITIAL],
    ]),
  ],
  [
    'birth-horoscope',
    new Map([
      [
        "readFailure: typeof error === 'object' && error !== null && 'field' in… → typeof error === 'object' && error !== null",
        UNDEFINED,
      ],
      ['readFailure.field: without field', UNDEFINED],
      ['birthHoroscopeMachine.open.field.leave.actions.#1: after the next', ORDER],
      ['birthHoroscopeMachine.open.form.form.submit.#1.actions.#1: after the next', ORDER],
    ]),
  ],
  [
    'newsletter',
    new Map([
      [
        'newsletterMachine.actions.assignField.values....context.values: without ...context.values',
        ONE_FIELD,
      ],
    ]),
  ],
  [
    'consent',
    new Map([
      ['must: value === undefined → false', PROMISED],
      ['consentMachine.asking.consent.reject.actions.#1: after the next', ORDER],
      ["consentMachine.customising.initial: 'first' → 'again'", NEVER],
    ]),
  ],
  [
    'sign-in',
    new Map([
      ['must: value === undefined → false', PROMISED],
      ['SAMPLE.invitation: without invitation', UNDEFINED],
      ['SAMPLE.sample: without sample', UNDEFINED],
      [
        "signInMachine.actions.assignLock: refusal.kind === 'locked' ? { lockedMs: refusal.waitMs } … → { lockedMs: refusal.waitMs }",
        GUARDED,
      ],
      ['signInMachine.actions.assignCodes.areCodesKept: without areCodesKept', ONCE],
      ["signInMachine.keyFirst.added.initial: 'proving' → 'asking'", NEVER],
      ["signInMachine.keyFirst.added.asking.initial: 'refused' → 'cancelled'", NEVER],
      ["signInMachine.keyFirst.added.asking.initial: 'refused' → 'unanswered'", NEVER],
      ['signInMachine.expired.proving.invoke.onDone.#2.actions.#1: after the next', ORDER],
      ['signInMachine.invitation.registering.invoke.onDone.actions.#1: after the next', ORDER],
    ]),
  ],
  [
    'answer',
    new Map([
      ['must: value === undefined → false', PROMISED],
      ['SAMPLE.copy: without copy', UNDEFINED],
      ['unsavedIn: 0 → 0 + 1', NOTICED],
      ["stageOf: mail === 'sending' || mail === 'uncertain' → mail === 'sending'", NOTICED],
      ["stageOf: 'uncertain' → 'another'", NOTICED],
      ['answerMachine.actions.discardMine.sent: without sent', NONE_SENT],
      [
        'answerMachine.actions.mergeRefused: answer === undefined ? {} : mergedInto(context, { ...cont… → mergedInto(context, { ...context.answer, ...answer })',
        SAME_VERSION,
      ],
      ['answerMachine.writing.saving.invoke.onError.#4.actions.#1: after the next', ORDER],
      ['answerMachine.writing.saving.invoke.onError.#5.actions.#1: after the next', EITHER],
      ['answerMachine.writing.conflict.version.take.actions.#1: after the next', ORDER],
      ['answerMachine.writing.conflict.version.join.actions.#1: after the next', ORDER],
      ['answerMachine.stage.deciding.invoke.onError.#2.actions.#1: after the next', ORDER],
    ]),
  ],
  [
    'edit',
    new Map([
      ['shownText: typed[name] ?? textIn(stored.values, name) → typed[name]', TESTED],
      ['shownText: typed[name] ?? textIn(stored.values, name) → textIn(stored.values, name)', TESTED],
      [
        'mergedInto.isForeign: fresh.includes(name) && values[name] !== textIn(base.valu… → values[name] !== textIn(base.values, name)',
        FRESH,
      ],
      [
        'mergedInto.left: text === textIn(values, name) && !unknown.includes(name) → text === textIn(values, name)',
        NOTICED,
      ],
      [
        'renewedIn: Object.entries({ ...problems, ...renewed }).filter((entry… → Object.entries({ ...problems, ...renewed })',
        NOTICED,
      ],
      ['renewedIn....renewed: without ...renewed', NOTICED],
      ['renewedIn: entry[0] in problems && entry[1] !== undefined → entry[0] in problems', NOTICED],
      ['renewedIn: entry[0] in problems && entry[1] !== undefined → entry[1] !== undefined', NOTICED],
      ["editMachine.guards.canRetry.#2: without not(stateIn({ leaving: 'asking' }))", NOTICED],
      ['editMachine.actions.mergeSaved.merged.doubted: without doubted', NOTICED],
      ['editMachine.editing.conflict.theirs.take.actions.#1: after the next', ORDER],
    ]),
  ],
]);
