import type { Order } from '#desk/domain/wire.ts';
import { readAmount } from '#domain/grosze.ts';
import type { Person } from '#machines/sign-in.machine.ts';
import type { Answer } from '#machines/answer.machine.ts';
import type { Stored } from '#machines/edit.machine.ts';

const OWNER = [
  'getOrderEmail',
  'suggestDraft',
  'handOverAnswer',
  'sendBackAnswer',
  'approveAnswer',
  'sendAnswerAgain',
  'beginCorrection',
  'dropCorrection',
  'listPeople',
  'changePrices',
  'listPrices',
];

/** GET /me of a person of the sample desk. */
export const wireMe = ({ id, name, role, needsKey }: Pick<Person, 'id' | 'name' | 'role' | 'needsKey'>) => ({
  person: { id, name, role },
  operations: role === 'owner' ? OWNER : ['handOverAnswer', 'approveAnswer'],
  session: {
    endsAt: '2026-11-21T20:00:00.000Z',
    idleEndsAt: '2026-11-21T12:30:00.000Z',
    entry: needsKey ? 'recovery' : 'passkey',
    ...(needsKey && { needsProof: true }),
  },
  brandName: 'Kwiat Paproci',
  shopUrl: 'http://localhost:3000',
  isSample: true,
});

export const WIRE_SIGN_IN_PAGE = {
  brandName: 'Kwiat Paproci',
  shopUrl: 'http://localhost:3000',
  isSample: true,
  sampleSpecialist: 'Jagna',
};

const challenged = (options: object) => ({ status: 200, body: { challengeId: 'c', options } });

/** What a browser is asked to sign with a passkey of this host. */
export const WIRE_CHALLENGE = challenged({
  challenge: 'c3p5ZnI',
  rpId: 'localhost',
  userVerification: 'required',
});

/** What no passkey of this device fits: a browser says the same of a person who closes its window. */
export const UNKNOWN_CHALLENGE = challenged({
  challenge: 'c3p5ZnI',
  rpId: 'localhost',
  userVerification: 'required',
  allowCredentials: [{ id: 'b2JjeQ', type: 'public-key' }],
  timeout: 500,
});

/** What a browser is asked to make a passkey of. */
export const WIRE_REGISTRATION = challenged({
  challenge: 'c3p5ZnI',
  rp: { id: 'localhost', name: 'Kwiat Paproci' },
  user: { id: 'amFnbmE', name: 'jagna', displayName: 'Jagna' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
});

/** A passkey that the device has already: no second one is made. */
export const REPEATED_REGISTRATION = challenged({
  challenge: 'c3p5ZnI',
  rp: { id: 'localhost', name: 'Kwiat Paproci' },
  user: { id: 'amFnbmE', name: 'jagna', displayName: 'Jagna' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [{ id: 'a2x1Y3o', type: 'public-key' }],
});

/** No device here makes such a passkey: a browser says the same of a person who closes its window. */
export const CLOSED_REGISTRATION = challenged({
  challenge: 'c3p5ZnI',
  rp: { id: 'localhost', name: 'Kwiat Paproci' },
  user: { id: 'amFnbmE', name: 'jagna', displayName: 'Jagna' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { authenticatorAttachment: 'cross-platform' },
  timeout: 500,
});

const AT = '2026-11-21T11:00:00.000Z';

const wireDraft = ({ version, fields, author, savedAt, isByModel }: Answer) => ({
  version,
  author: { kind: isByModel ? 'model' : 'person', name: author ?? 'Jagna' },
  savedAt: savedAt ?? AT,
  autosave: false,
  words: 3,
  text: fields.find(({ name }) => name === 'text')?.text ?? '',
  responses: fields
    .filter(({ name }) => name !== 'text')
    .map(({ name, text, isLeftOut }) => ({
      sequenceNumber: Number(name),
      response: text,
      ignoreResponse: isLeftOut,
    })),
});

/** An answer as the API sends it. */
export const wireAnswer = (answer: Answer) => ({
  revision: answer.revision,
  state: answer.state,
  agreement: answer.agreement,
  draft: answer.version === 0 ? null : wireDraft(answer),
  holder: answer.lockedBy === undefined ? null : { name: answer.lockedBy, isMe: false, until: AT },
  unanswered: answer.unanswered,
  suggestion: answer.suggestion,
  flags: answer.flags,
  review: answer.review,
  correction: answer.correction,
  approval: answer.approval ? { ...answer.approval, isMine: true, draftVersion: answer.version } : null,
  usualWords: null,
  now: AT,
});

/** GET /orders/7 with its answer. */
export const wireOrder = (
  answer: Answer,
  promisedUntil: string,
): Omit<Order, 'answer'> & { answer: ReturnType<typeof wireAnswer> } => ({
  orderId: 7,
  status: 'GENERATING_RESPONSE',
  productName: 'Jedno pytanie',
  productType: 'Wrozba',
  fairy: { id: '2', name: 'Jagna' },
  customer: { name: 'Hanna', birthDate: '1996-07-30' },
  partner: null,
  questions: [{ sequenceNumber: 1, content: QUESTION }],
  createdAt: AT,
  paidAt: AT,
  promisedUntil,
  resultPage: { paymentStatus: 'COMPLETED' },
  answer: wireAnswer(answer),
  earlier: [],
  notes: [],
  timeline: [],
  now: AT,
});

export const QUESTION = 'Czy wrócę do rysowania?';

/** GET and PUT /prices: two products of one specialist, by fields named "specialist/product". */
export const wirePrices = ({ values, versions }: Stored) => ({
  products: [
    { id: '1', title: 'Jedna karta', productType: 'Tarot' },
    { id: '2', title: 'Trzy karty', productType: 'Tarot' },
  ],
  fairies: [{ id: '2', name: 'Jagna', image: '/art/jagna.svg', isAvailable: true }],
  prices: Object.entries(values).map(([name, text]) => {
    const [fairyId = '', productId = ''] = name.split('/');
    const price = readAmount(text);
    const version = versions[name] ?? 1;
    return {
      fairyId,
      productId,
      price,
      isOnSale: true,
      isReduced: false,
      version,
      lowest: price,
      lowestSince: AT,
    };
  }),
});
