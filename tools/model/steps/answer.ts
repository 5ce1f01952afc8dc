import type { AnyMachineSnapshot, ContextFrom, EventObject } from 'xstate';
import {
  isUnagreed,
  stageOf,
  unsavedFields,
  type Decision,
  type Answer,
  type answerMachine,
  type Refusal,
} from '#machines/answer.machine.ts';
import { QUESTION, WIRE_CHALLENGE, wireAnswer, wireMe, wireOrder } from '../sample-desk.ts';
import { agreementCopy } from '#desk/order/answer/agreement-copy.ts';
import { answerCopy } from '#desk/order/answer/answer-copy.ts';
import type { Steps } from '../walk.ts';
import { DECISION, PATH } from './answer-decisions.ts';
import { exactly, somewhere, starting, toldAs, type CallEnd, type DeskUi, type HeldCall } from './ui.ts';

const owner = { id: '1', name: 'Ludmiła', role: 'owner' } as const;
const contextOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof answerMachine> => context;
const answerOf = (event: EventObject, key: 'output' | 'answer') =>
  (event as unknown as Record<typeof key, Answer>)[key];

const SAVE: HeldCall = 'PUT /orders/7/answer/draft';
const LOCK: HeldCall = 'PUT /orders/7/answer/edit-lock';
/** Of the dialog over the page, and of what is left of it when it is closed. */
const asked = exactly('Wejdź jeszcze raz');
/** The question; while the server has the word, it waits. */
const DISCARDS = /^(?:Odrzucić zmiany\?|Zaplecze jeszcze odpowiada)$/;
const save = /^Zapisz (?:szkic|ponownie)/;
/** Under the step of the draft nobody stands: the next step follows at once. */
const NO_DRAFT = toldAs(/szkic\s*sprawdzanie/, 'szkic” bez imienia, a zaraz za nim „sprawdzanie');

const CODE: Readonly<Partial<Record<Refusal['kind'], number>>> = { newer: 210, locked: 211, rules: 214 };

/** The API's response that makes a port reject with a refusal. */
function refusing(event: EventObject, whole: Answer): CallEnd {
  const { kind, answer, messages } = (event as unknown as { error: Refusal }).error;
  if (kind === 'unreachable') return 'lost';
  if (kind === 'expired') return { status: 401, body: { code: 108, message: '' } };
  if (kind === 'gone') return { status: 404, body: { code: 404, message: '' } };
  const code = answer?.agreement === undefined ? (CODE[kind] ?? 213) : 219;
  return {
    status: 409,
    body: {
      code,
      message: '',
      ...(messages && { errors: messages.map((message) => ({ path: '/text', message })) }),
      ...(answer && { current: wireAnswer({ ...whole, ...answer }) }),
    },
  };
}

/** Test steps of one answer, taken by an owner. `now` is the moment at which a visit begins. */
export function answerSteps(ui: DeskUi, now: number): Steps {
  const promisedUntil = new Date(now + 4 * 3_600_000).toISOString();
  let latest: Decision['kind'] = 'hand-over';
  let isMending = false;
  let isReasoning = false;
  let isExpired = false;
  let isAsked = false;
  let isLeaving = false;
  const answered = (answer: Answer): CallEnd => ({ status: 200, body: wireAnswer(answer) });
  const labelOf = (name: string) =>
    name === 'text' ? somewhere('Słowo na koniec') : toldAs(exactly(QUESTION), 'pytanie I');
  const reading = (text: string) => () => ui.reads(somewhere(text));
  /** Presses what the page itself has; the question for the key lies over it and is closed first. */
  const press: DeskUi['press'] = async (role, name) => {
    if (await ui.isAsked()) await ui.within('dialog', asked).press('button', exactly('Zamknij'));
    await ui.press(role, name);
  };
  const decide = (kind: Decision['kind']) => () => {
    latest = kind;
    return press('button', DECISION[kind]);
  };
  const signIn = async () => {
    isExpired = false;
    if (!(await ui.isAsked())) await ui.press('button', asked);
    await ui.within('dialog', asked).press('button', exactly('Wejdź kluczem'));
    await ui.end('POST /sign-in/challenge', WIRE_CHALLENGE);
    await ui.end('POST /sign-in', { status: 200, body: wireMe(owner) });
  };
  const readsOnly = async () => {
    if (!(await ui.isIdle('textbox', labelOf('text')))) throw new Error('One can still write');
  };
  /** Who cannot write is offered no decision of the editor. */
  const isKeptOut = (snapshot: AnyMachineSnapshot) =>
    snapshot.hasTag('locked') || isUnagreed(contextOf(snapshot).answer);
  const noBar = () => ui.hasNo('button', save);
  const leftOut = async (snapshot: AnyMachineSnapshot) => {
    const [first] = contextOf(snapshot).mine;
    if (first?.isLeftOut) await ui.has('checkbox', exactly('Pomiń w liście'), { checked: true });
  };
  return {
    events: {
      'xstate.init': async (_, next) => {
        const context = contextOf(next);
        const { answer, mine, disputed } = context;
        isMending = false;
        isReasoning = false;
        isExpired = false;
        isAsked = false;
        const device =
          unsavedFields(context).length > 0
            ? { 'desk.answer.1.7': { fields: mine, version: answer.version, disputed } }
            : {};
        await ui.open('/zamowienia/7', { device });
        await ui.end('GET /me', { status: 200, body: { me: wireMe(owner) } });
        await ui.end('GET /orders', { status: 200, body: wireOrder(answer, promisedUntil) });
      },
      'text.change': (event) => {
        const { name, text } = event as unknown as { name: string; text: string };
        return ui.fill(labelOf(name), text);
      },
      'question.skip': () => press('checkbox', exactly('Pomiń w liście')),
      'draft.save': () => press('button', save),
      'draft.discard': async (_, next) => {
        if (!isAsked) return press('button', exactly('Odrzuć'));
        isAsked = false;
        await ui.within('dialog', DISCARDS).press('button', exactly('Odrzuć'));
        if (!isLeaving) return undefined;
        // She has left the page and comes back: what was left behind must not.
        await ui.go('/zamowienia/7');
        return ui.end('GET /orders', {
          status: 200,
          body: wireOrder(contextOf(next).answer, promisedUntil),
        });
      },
      'leave.ask': async () => {
        isAsked = true;
        // Where there is no bar that discards, she goes to another page.
        isLeaving = await ui.isIdle('button', exactly('Odrzuć'));
        return isLeaving ? press('link', starting('Kolejka')) : press('button', exactly('Odrzuć'));
      },
      'leave.stay': () => {
        isAsked = false;
        return ui.within('dialog', DISCARDS).press('button', exactly('Zostań przy zmianach'));
      },
      'connection.return': () => (isExpired ? signIn() : ui.tell('reconnected')),
      'answer.update': async (event) => {
        // No news reach a page whose session has ended.
        if (isExpired) await signIn();
        await ui.tell('change');
        await ui.end('GET /orders', {
          status: 200,
          body: wireOrder(answerOf(event, 'answer'), promisedUntil),
        });
      },
      'version.keep': () => press('button', exactly('Zostaw moją')),
      'version.take': () => press('button', exactly('Weź tę wersję')),
      'version.join': () => press('button', exactly('Połącz obie w edytorze')),
      'lock.take': () => press('button', exactly('Przejmij pisanie')),
      'xstate.done.actor.saveDraft': (event) => ui.end(SAVE, answered(answerOf(event, 'output'))),
      'xstate.error.actor.saveDraft': (event, next) => {
        isExpired ||= (event as unknown as { error: Refusal }).error.kind === 'expired';
        return ui.end(SAVE, refusing(event, contextOf(next).answer));
      },
      'xstate.done.actor.takeEditLock': (event) => ui.end(LOCK, answered(answerOf(event, 'output'))),
      'xstate.error.actor.takeEditLock': (event, next) => {
        isExpired ||= (event as unknown as { error: Refusal }).error.kind === 'expired';
        return ui.end(LOCK, refusing(event, contextOf(next).answer));
      },
      'suggestion.ask': decide('suggest'),
      'review.ask': decide('hand-over'),
      'answer.approve': decide('approve'),
      'answer.return': async (event) => {
        latest = 'send-back';
        await press('button', DECISION['send-back']);
        await ui.fill(exactly('Uwaga dla wróżki'), (event as unknown as { note: string }).note);
        await ui.press('button', exactly('Odeślij'));
      },
      'approval.recall': decide('recall'),
      'approval.retime': decide('retime'),
      'mail.repeat': async (event) => {
        const { email } = event as unknown as { email: string | undefined };
        if (email !== undefined) {
          // A refused decision leaves the form open.
          if (!isMending) await press('button', exactly('Klientka nie dostała listu?'));
          isMending = true;
          await ui.fill(somewhere('Poprawiony adres'), email);
        }
        await decide('send-again')();
      },
      'correction.begin': async (event) => {
        // A refused decision leaves the form open.
        if (!isReasoning) await press('button', exactly('Popraw odpowiedź'));
        isReasoning = true;
        await ui.fill(exactly('Powód poprawki'), (event as unknown as { reason: string }).reason);
        await decide('correct')();
      },
      'correction.drop': decide('drop-correction'),
      'xstate.done.actor.decide': (event) => {
        isMending = false;
        isReasoning = false;
        return ui.end(PATH[latest], answered(answerOf(event, 'output')));
      },
      'xstate.error.actor.decide': (event, next) =>
        ui.end(PATH[latest], refusing(event, contextOf(next).answer)),
      'xstate.after.autosaveAfter.answer.writing.dirty': () => ui.advance(2_500),
      'xstate.after.retryAfter.answer.writing.failed': () => ui.advance(15_000),
      'xstate.after.savedShown.answer.writing.saved': () => ui.advance(4_000),
    },
    states: {
      'answer.writing.clean': async (snapshot) => {
        await noBar();
        const [first] = contextOf(snapshot).mine;
        if (first && !first.isLeftOut) await ui.has('textbox', labelOf(first.name), { value: first.text });
      },
      'answer.writing.dirty': async (snapshot) => {
        await ui.has('button', starting('Zapisz szkic'));
        await leftOut(snapshot);
      },
      'answer.writing.saving': async (snapshot) => {
        await ui.reads(somewhere('Zapisuję…'));
        await leftOut(snapshot);
      },
      'answer.writing.saved': reading('Zapisane'),
      'answer.writing.failed': async (snapshot) => {
        await ui.has('button', /^Zapisz ponownie/);
        await leftOut(snapshot);
      },
      'answer.writing.refused': async (snapshot) => {
        await ui.has('button', /^Zapisz ponownie/);
        const { saveMessages } = contextOf(snapshot);
        await ui.reads(somewhere(saveMessages?.[0] ?? answerCopy.save.refused));
        await leftOut(snapshot);
      },
      'answer.writing.conflict': async (snapshot) => {
        await ui.has('button', exactly('Zostaw moją'));
        await leftOut(snapshot);
      },
      'answer.writing.locked.calm': async () => {
        await ui.has('button', exactly('Przejmij pisanie'), { disabled: false });
        await ui.readsNo(somewhere(answerCopy.untaken));
      },
      'answer.writing.locked.untaken': async () => {
        await ui.has('button', exactly('Przejmij pisanie'), { disabled: false });
        await ui.reads(somewhere(answerCopy.untaken));
      },
      'answer.writing.taking': () => ui.has('button', exactly('Przejmij pisanie'), { disabled: true }),
      'answer.writing.unagreed': async () => {
        await noBar();
        await ui.reads(somewhere(agreementCopy.title.waiting));
        await readsOnly();
      },
      'answer.writing.closed': async (snapshot) => {
        await noBar();
        const isUnsaved = unsavedFields(contextOf(snapshot)).length > 0;
        await ui[isUnsaved ? 'reads' : 'readsNo'](somewhere(answerCopy.closedUnsaved));
        await readsOnly();
      },
      'answer.leaving.staying': () => ui.hasNo('button', exactly('Zostań przy zmianach')),
      'answer.leaving.asking': () => ui.has('button', exactly('Zostań przy zmianach')),
      'answer.stage.waiting': () => ui.reads(NO_DRAFT),
      'answer.stage.drafted': async (snapshot) => {
        await ui.readsNo(NO_DRAFT);
        await ui[isKeptOut(snapshot) ? 'hasNo' : 'has']('button', DECISION['hand-over']);
      },
      'answer.stage.inReview': (snapshot) =>
        isKeptOut(snapshot) ? Promise.resolve() : ui.has('button', DECISION['send-back']),
      'answer.stage.sentBack': reading('odsyła z uwagą'),
      'answer.stage.scheduled': () => ui.has('button', DECISION.recall, { disabled: false }),
      'answer.stage.leaving': reading('List właśnie wychodzi.'),
      'answer.stage.bounced': reading('Poczta nie potwierdziła, że przyjęła list.'),
      'answer.stage.sent': reading('Wysłaną odpowiedź zmienia tylko poprawka'),
      'answer.stage.correcting': reading('Poprawiasz wysłaną odpowiedź.'),
      'answer.stage.calledOff': reading('Zamówienie odwołano'),
      'answer.stage.deciding': (snapshot) => {
        const { answer, decision } = contextOf(snapshot);
        const stage = stageOf(answer);
        const pressed = {
          scheduled: DECISION.recall,
          bounced: DECISION['send-again'],
          sent: DECISION[decision?.kind === 'correct' ? 'correct' : 'send-again'],
        };
        const inEditor = decision?.kind === 'suggest' ? DECISION.suggest : DECISION.approve;
        const button = pressed[stage as keyof typeof pressed] ?? inEditor;
        if (button === inEditor && isKeptOut(snapshot)) return ui.hasNo('button', button);
        return ui.has('button', button, { disabled: true });
      },
    },
    besides: {
      'leave.ask refused in answer.leaving.staying':
        'Where nothing is unsaved, a link leads to its page at once.',
    },
  };
}
