import type { ContextFrom, EventFromLogic } from 'xstate';
import type { Answer, answerMachine } from '#machines/answer.machine.ts';
import { rejects, resolves, type Chapter, type Happening } from '../model.ts';
import {
  againWith,
  approvedWith,
  begun,
  calledOff,
  inReview,
  LATEST,
  sent,
  sentBack,
} from '../sample-answers.ts';
import { arrives, OPEN } from './answer-news.ts';
import { HOW_TO_FAIL } from '../words/ways-to-fail.ts';

type Context = ContextFrom<typeof answerMachine>;
const happens = (event: EventFromLogic<typeof answerMachine>, words: string): Happening => ({ event, words });

const MENDED = 'hanna@przyklad.pl';
const AGAIN = 'Wyślij list jeszcze raz; gdy poczta go przyjęła, na poprawiony adres.';

/** What the screen offers, by where the answer is. */
function decisionsIn({ answer: { state, approval } }: Context): Happening[] {
  const approve = happens(
    { type: 'answer.approve', sendAt: undefined, noAdviceOn: [] },
    'Naciśnij „Zatwierdź i wyślij”.',
  );
  const suggest = happens({ type: 'suggestion.ask' }, 'Naciśnij „Zaproponuj inny”.');
  const handOver = happens({ type: 'review.ask' }, 'Naciśnij „Oddaj do sprawdzenia”.');
  if (state === 'in-review') {
    const note = 'Cieplej na końcu.';
    return [
      suggest,
      approve,
      happens({ type: 'answer.return', note }, `Naciśnij „Odeślij z uwagą”, wpisz „${note}” i odeślij.`),
    ];
  }
  if (state !== 'approved' && state !== 'sent') return [suggest, approve, handOver];
  const recall = happens({ type: 'approval.recall' }, 'Naciśnij „Cofnij zatwierdzenie”.');
  const again = (email?: string) => happens({ type: 'mail.repeat', email }, AGAIN);
  switch (approval?.mail) {
    case 'waiting':
      // Of a sent answer there is nothing to recall, also in a tab that has not heard of it.
      return [recall, happens({ type: 'approval.retime', sendAt: undefined }, 'Naciśnij „Wyślij teraz”.')];
    case 'failed':
      return [again()];
    case 'accepted':
      return [again(MENDED), recall];
    default:
      return [recall];
  }
}

/** The server's next answer: neither its revision nor its version is ever lower than the known one. */
const next = (answer: Answer, { version, fields }: Answer): Answer => ({
  ...answer,
  revision: LATEST,
  ...(version > answer.version && { version, fields }),
});

/** The decision under way, which the answer of the server must fit. */
function decidedIn({ decision, answer: known }: Context): Happening[] {
  switch (decision?.kind) {
    case 'hand-over':
      return [resolves('decide', next(inReview, known), 'Zaplecze odpowiada: do sprawdzenia.')];
    case 'send-back':
      return [resolves('decide', next(sentBack, known), 'Zaplecze odpowiada: do poprawy.')];
    case 'suggest':
      // In this chapter no model writes.
      return [];
    case 'retime':
    case 'approve':
      return [resolves('decide', next(approvedWith('waiting'), known), 'Zaplecze odpowiada: zatwierdzona.')];
    case 'send-again':
      return known.state === 'sent'
        ? [resolves('decide', againWith('waiting'), 'Zaplecze odpowiada: list wychodzi jeszcze raz.')]
        : [
            resolves(
              'decide',
              next(approvedWith('waiting'), known),
              'Zaplecze odpowiada: list ma nową porę.',
            ),
          ];
    default:
      return [resolves('decide', next(begun, known), 'Zaplecze odpowiada: zatwierdzenie cofnięte.')];
  }
}

/** Updates of the answer caused by others, by its state. */
function updatesIn(known: Answer): Happening[] {
  const { state, approval, revision } = known;
  switch (state) {
    case 'drafted':
      return [
        arrives(next(inReview, known), 'Jagna oddaje szkic do sprawdzenia.'),
        arrives(next(calledOff, known), 'Zamówienie odwołano.'),
      ];
    case 'in-review':
      return [
        arrives(next(sentBack, known), 'Ludmiła odsyła szkic z uwagą, która ma co najmniej trzy znaki.'),
      ];
    case 'sent-back':
      return [arrives(next(begun, known), 'Jagna poprawia szkic.')];
    case 'approved':
      if (approval?.mail === 'waiting')
        return [
          arrives(next(begun, known), 'Zatwierdzenie cofnął ktoś inny.'),
          arrives(next(approvedWith('sending'), known), 'Nadeszła pora: list wychodzi.'),
        ];
      return approval?.mail === 'failed'
        ? [arrives(next(approvedWith('sending'), known), 'List wychodzi jeszcze raz.')]
        : [
            arrives(next(approvedWith('failed'), known), 'Poczta nie przyjęła listu.'),
            arrives(next(sent, known), 'Poczta przyjęła list.'),
          ];
    case 'sent':
      return approval?.mail === 'waiting'
        ? [
            arrives(againWith('failed'), 'Poczta nie przyjęła listu.'),
            arrives(againWith('accepted'), 'Poczta przyjęła list.'),
          ]
        : revision === sent.revision
          ? [arrives(againWith('waiting'), 'Ktoś inny wysyła list jeszcze raz.')]
          : [];
    default:
      return [];
  }
}

/** What can be decided about a draft and what may happen to it, on its way to the customer. */
export const wayToCustomer: Chapter = {
  title: 'Droga do klientki',
  start: OPEN.drafted,
  input: { answer: begun, copy: undefined },
  opening: [],
  happenings: (snapshot) => [
    ...decisionsIn(snapshot.context as Context),
    ...decidedIn(snapshot.context as Context),
    rejects('decide', { kind: 'refused' }, 'Zaplecze odmawia.', HOW_TO_FAIL.refused),
    ...(snapshot.hasTag('deciding') ? [] : updatesIn((snapshot.context as Context).answer)),
  ],
  project: (snapshot) => {
    const { answer: known, decision }: Context = snapshot.context;
    return [known.state, known.approval?.mail, snapshot.hasTag('deciding') && decision?.kind];
  },
  endsAt: (snapshot) => snapshot.hasTag('closed'),
};

/** An answer that was sent, and goes to the customer once more. */
export const sentAgain: Chapter = {
  title: 'Odpowiedź, która już wyszła, jeszcze raz',
  start: OPEN.sent,
  input: { answer: sent, copy: undefined },
  opening: [],
  happenings: (snapshot) => [
    ...decisionsIn(snapshot.context as Context),
    ...decidedIn(snapshot.context as Context),
    rejects('decide', { kind: 'refused' }, 'Zaplecze odmawia.', HOW_TO_FAIL.refused),
    ...(snapshot.hasTag('deciding') ? [] : updatesIn((snapshot.context as Context).answer)),
  ],
  project: (snapshot) => {
    const { answer: known, refusal }: Context = snapshot.context;
    return [known.revision, known.approval?.mail, snapshot.hasTag('deciding'), refusal !== undefined];
  },
  endsAt: (snapshot) => snapshot.context.answer.revision > 6 && snapshot.hasTag('sent'),
};
