import type { answerMachine, Decision, Answer, Refusal, Stage } from '#machines/answer.machine.ts';
import { bad, fact, listed, yesNo, type Words } from './words.ts';

const KIND: Readonly<Record<Refusal['kind'], string>> = {
  newer: 'ktoś zapisał nowszą wersję',
  locked: 'pisze ktoś inny',
  rules: 'tekst łamie regułę',
  expired: 'sesja wygasła',
  gone: 'zamówienia już nie ma',
  refused: 'serwer odmówił',
  unreachable: 'zaplecze nie odpowiada',
};
const STAGE: Readonly<Record<Stage, string>> = {
  waiting: 'nikt jeszcze nie pisze',
  drafted: 'jest szkic',
  inReview: 'szkic czeka na sprawdzenie',
  sentBack: 'szkic wrócił do poprawy',
  scheduled: 'odpowiedź jest zatwierdzona',
  leaving: 'list wychodzi',
  bounced: 'poczta odrzuciła list',
  sent: 'list wysłano',
  correcting: 'wysłany list jest poprawiany',
  calledOff: 'zamówienie odwołano',
};
const STATE: Readonly<Record<Answer['state'], string>> = {
  waiting: 'czeka',
  drafted: 'szkic',
  'in-review': 'do sprawdzenia',
  'sent-back': 'do poprawy',
  approved: 'zatwierdzona',
  sent: 'wysłana',
  'called-off': 'odwołana',
};
const DECISION: Readonly<Record<Decision['kind'], string>> = {
  suggest: 'prośba o szkic modelu',
  'hand-over': 'oddanie do sprawdzenia',
  approve: 'zatwierdzenie',
  'send-back': 'odesłanie z uwagą',
  recall: 'cofnięcie zatwierdzenia',
  retime: 'zmiana pory',
  'send-again': 'ponowne wysłanie',
  correct: 'początek poprawki',
  'drop-correction': 'porzucenie poprawki',
};
const texts = (fields: Answer['fields']) =>
  listed(fields.map(({ text, isLeftOut }) => (isLeftOut ? 'pominięte' : text)).filter((text) => text !== ''));

/** Words of an answer at the desk. */
export const answerWords: Words<typeof answerMachine> = {
  tones: {
    clean: 'good',
    dirty: 'calm',
    saving: 'busy',
    saved: 'good',
    failed: 'bad',
    refused: 'bad',
    conflict: 'bad',
    locked: 'calm',
    taking: 'busy',
    untaken: 'bad',
    unagreed: 'calm',
    closed: 'calm',
    deciding: 'busy',
    asking: 'calm',
    waiting: 'calm',
    drafted: 'calm',
    inReview: 'calm',
    sentBack: 'calm',
    scheduled: 'busy',
    leaving: 'busy',
    bounced: 'bad',
    sent: 'good',
    correcting: 'calm',
    calledOff: 'bad',
  },
  senders: {
    'text.change': 'staff',
    'question.skip': 'staff',
    'draft.save': 'staff',
    'draft.discard': 'staff',
    'leave.ask': 'staff',
    'leave.stay': 'staff',
    'version.keep': 'staff',
    'version.take': 'staff',
    'version.join': 'staff',
    'lock.take': 'staff',
    'connection.return': 'device',
    'answer.update': 'shop',
    'answer.known': 'itself',
    'draft.settled': 'itself',
    'suggestion.ask': 'staff',
    'review.ask': 'staff',
    'answer.approve': 'staff',
    'answer.return': 'owner',
    'approval.recall': 'staff',
    'approval.retime': 'staff',
    'mail.repeat': 'owner',
    'correction.begin': 'staff',
    'correction.drop': 'staff',
  },
  guards: {
    isLocked: 'pisze ktoś inny',
    isEnded: 'odpowiedź wyszła albo zamówienie odwołano, a nikt jej nie poprawia',
    isUnagreed: 'poczta nie przyjęła jeszcze umowy, a nikt nie poprawia wysłanej odpowiedzi',
    isAgreed: 'poczta przyjęła umowę albo ktoś poprawia wysłaną odpowiedź',
    isFree: 'nikt inny nie pisze, odpowiedź jest już zamknięta albo czeka na umowę',
    isDirty: 'jest coś niezapisanego',
    isUnchanged: 'nie ma nic niezapisanego',
    isUnasked: 'zaplecze nie pyta właśnie, czy odrzucić zmiany',
    isDisputed: 'to samo pole zmieniły dwie osoby',
    isFresh: 'wiadomość nie jest starsza niż to, co już wiadomo',
    isEcho: 'to tylko echo własnego zapisu',
    isKind: ({ kind }) => KIND[kind],
    isFinal: 'serwer odmówił na dobre',
    isStage: (stage) => STAGE[stage],
    isStored: 'serwer ma dokładnie to, co widać w edytorze',
    isReady: 'serwer ma dokładnie to, co widać w edytorze, i nic nie czeka na umowę',
    bringsUpdate: 'odmowa przynosi nowszą odpowiedź',
  },
  causes: { isKind: ({ kind }) => (kind === 'newer' || kind === 'locked' ? bad('colleague') : undefined) },
  delays: {
    autosaveAfter: undefined,
    savedShown: undefined,
    retryAfter: undefined,
  },
  emitted: {
    'copy.kept': ({ copy }) =>
      copy.fields.length > 0
        ? 'Urządzenie zachowuje kopię niezapisanego tekstu.'
        : 'Urządzenie nie ma czego zachować.',
  },
  facts: {
    answer: ({ answer }) =>
      fact(
        'Na serwerze',
        `${STATE[answer.state]}${answer.correction ? ', w poprawce' : ''}${answer.agreement ? ', czeka na umowę' : ''}, wersja ${answer.version}: ${texts(answer.fields)}`,
      ),
    mine: ({ mine }) => fact('W edytorze', texts(mine), true),
    disputed: ({ disputed }) => fact('Pola w dwóch wersjach', listed(disputed)),
    sent: undefined,
    doubted: ({ doubted }) =>
      doubted.length > 0 ? fact('Serwer może mieć inny tekst pól', listed(doubted)) : undefined,
    isAutosave: ({ isAutosave, sent, doubted }) =>
      sent.length + doubted.length > 0
        ? fact('Ostatni zapis był automatyczny', yesNo(isAutosave))
        : undefined,
    saveMessages: ({ saveMessages }) =>
      saveMessages && fact('Dlaczego nie przyjęto zapisu', listed(saveMessages)),
    decision: ({ decision }) => decision && fact('Ostatnia decyzja', DECISION[decision.kind]),
    refusal: ({ refusal }) => refusal && fact('Dlaczego jej nie przyjęto', KIND[refusal.kind]),
  },
};
