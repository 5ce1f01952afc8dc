import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskContract } from '#server/desk/desk-contract.ts';
import { readSources } from '#tests/house/checks/source-tree.ts';
import { paidOrder } from '../answers/paid-order.ts';
import { addressOf, carriesVersion, VERSIONED, WRITES } from './operations.ts';
import { TestDesk, type Signed } from './test-desk.ts';

/** Writes that by nature carry no version, and why. */
const WITHOUT_VERSION: Readonly<Record<string, string>> = {
  challengeSignIn: 'makes a challenge',
  signIn: 'makes a session',
  signInWithRecoveryCode: 'uses up a code, which works once',
  signInToSample: 'uses up a token, which works once',
  openInvitation: 'reads; the token stays out of the address',
  challengeInvitation: 'makes a challenge',
  acceptInvitation: 'uses up a token, which works once',
  signOut: 'ends what is never edited',
  challengeFresh: 'makes a challenge',
  proveFresh: 'uses up a challenge, which works once',
  endSession: 'ends what is never edited',
  endOtherSessions: 'ends what is never edited',
  endPersonSessions: 'ends what is never edited',
  challengePasskey: 'makes a challenge',
  addPasskey: 'makes a row',
  removePasskey: 'removes; its name is all that is ever edited',
  renewRecoveryCodes: 'replaces codes, which nobody can read',
  withdrawInvitation: 'ends what is never edited',
  addSpecialist: 'makes a row; the same id again is the same row',
  takeEditLock: 'is the lock itself; another holder is 409',
  releaseEditLock: 'gives back the own lock alone',
  listOrders: 'reads; what is searched for stays out of the address',
  searchMessages: 'reads; what is searched for stays out of the address',
  searchDesk: 'reads; what is searched for stays out of the address',
  suggestOrders: 'reads; what is searched for stays out of the address',
  previewMoneyMail: 'reads; the word to the customer stays out of the address',
  makeCoupon: 'makes a row; of two of one code one is refused',
  stopCoupon: 'ends it for good, whatever it says',
  dealWithWithdrawal: 'notes what is never edited',
  addNewsletter: 'makes a row; the same id again is the same row',
  stopNewsletter: 'stops it, whatever it says',
  resumeNewsletter: 'goes on with what nobody can change',
  stopNewsletterAddresses: 'stops addresses, which are never edited',
  restoreNewsletterAddresses: 'takes back what the sending did; nobody edits it',
  exportNewsletterAddresses: 'reads; asks for a fresh passkey',
  makeCouponBatch: 'makes rows',
  stopCouponBatch: 'ends them for good',
  tryConnections: 'tries; nobody edits what comes of it',
  retryJob: 'runs what failed again; one that is done or under way is 404',
  retryFailedJobs: 'runs what was given up; the rest stays',
  recallReply: 'takes back what is never edited',
  addOrderNote: 'makes a row; the same id again is the same row',
  removePhrase: 'removes; its text is all that is ever edited',
  removeOrderNote: 'removes what is never edited',
  recallOrderMail: 'takes back what is never edited',
  findPersonalData: 'reads; the address stays out of the address bar and of logs',
  exportPersonalData: 'reads; asks for a fresh passkey',
  exportBooks: 'reads; asks for a fresh passkey',
  exportPayouts: 'reads; asks for a fresh passkey',
  exportCouponBatch: 'reads; asks for a fresh passkey',
  addService: 'makes a row; of two of one name one is refused',
  makeService: 'makes a row; the same id again is the same row',
  makeTextPreview: 'makes an address; the one before ends',
  addPush: 'makes a row; the same browser again is the same row',
  removePush: 'ends what is never edited',
  makeShopPreview: 'makes an address; the one before ends',
  checkText: 'changes nothing; what is checked comes with it',
  tryPrompt: 'changes nothing; what is tried comes with it',
  exportOrders: 'reads; what is searched for stays out of the address',
};

/** For each write with a version: its request, as somebody sends it who has seen nothing yet. */
const STALE: Readonly<Record<string, { query?: string; body?: object }>> = {
  removePerson: { query: '?version=99' },
  saveDraft: { body: { seenVersion: 0, text: 'Z drugiej karty.', responses: [] } },
  handOverAnswer: { body: { seen: 0 } },
  sendBackAnswer: { body: { seen: 0, note: 'Za krótko.' } },
  approveAnswer: { body: { seen: 0, draftVersion: 1 } },
  recallAnswer: { body: { seen: 0 } },
  retimeAnswer: { body: { seen: 0 } },
  sendAnswerAgain: { body: { seen: 0 } },
  setAnswerPage: { body: { seen: 0, isOpen: false } },
  beginCorrection: { body: { seen: 0, reason: 'Pomylona karta.' } },
  dropCorrection: { body: { seen: 0 } },
  suggestDraft: { body: { seen: 0 } },
  mailAgreementAgain: { body: { seen: 0 } },
};

/** The same of the writes about an order's money, which give back the newer money. */
const STALE_MONEY: Readonly<Record<string, object>> = {
  giveBack: { seen: 'older', key: randomUUID(), amount: 100, reason: 'Pomyłka' },
  callOffOrder: { seen: 'older', reason: 'Pomyłka' },
  settleRefunds: { seen: 'older' },
  decideDifference: { seen: 'older', decision: 'close' },
};

let desk: TestDesk;
let orderId: number;
let owner: Signed;
let other: Signed;

beforeAll(async () => {
  // Nobody calls the model: a stale press is refused before.
  desk = await TestDesk.start({ ANSWER_API_URL: 'http://127.0.0.1:9', ANSWER_MODEL: 'none' });
  orderId = (await paidOrder(desk.store.db)).orderId;
  [owner, other] = [await desk.sign('owner'), await desk.sign('owner')];
  const save = (seenVersion: number, text: string) =>
    desk.call('PUT', `/orders/${orderId}/answer/draft`, {
      as: owner,
      payload: { seenVersion, text, responses: [] },
    });
  expect((await save(0, 'Pierwsza.')).statusCode).toBe(200);
  expect((await save(1, 'Druga.')).statusCode).toBe(200);
});
afterAll(() => desk.close());

test('every write carries the version that it saw, or is named here with why not [DK-6]', () => {
  const others = WRITES.filter((write) => !VERSIONED.includes(write)).map(({ id }) => id);
  expect(others.toSorted()).toEqual(Object.keys(WITHOUT_VERSION).toSorted());
});

test('each of them is tried from a stale page, here or in the tests of its room [DK-6]', () => {
  const here = new Set(Object.keys({ ...STALE, ...STALE_MONEY }));
  const rooms = readSources(['tests/server/desk', 'tests/law']).filter(
    ({ path, text }) =>
      path.endsWith('.test.ts') && !path.endsWith('stale-writes.test.ts') && /\b(409|210)\b/.test(text),
  );
  const isTried = (address: string) => {
    const last = address.split('/').findLast((step) => !step.startsWith('{')) ?? '';
    return rooms.some(({ text }) => new RegExp(`[/'\`]${last}\\b`).test(text));
  };
  const untried = VERSIONED.filter(({ id, path }) => !here.has(id) && !isTried(path));
  expect(untried.map(({ id }) => id)).toEqual([]);
});

test('by the contract, each of them is refused with what is there now, in `current` [DK-6]', () => {
  const { components } = deskContract as unknown as {
    components: { responses: Record<string, { content: unknown }> };
  };
  const without = WRITES.filter(({ id, source }) => {
    const conflict = (source as { responses: Record<string, { $ref: string }> }).responses['409'];
    const refused = components.responses[conflict?.$ref.split('/').at(-1) ?? ''];
    return carriesVersion(id) && !JSON.stringify(refused ?? '').includes('"properties":{"current":');
  });
  // Nobody edits a person: the list is read anew.
  expect(without.map(({ id }) => id)).toEqual(['removePerson']);
});

test.each(Object.entries(STALE))(
  '%s from a stale page is 409 with the newer values, and changes nothing [DK-6]',
  async (id, { query = '', body }) => {
    const write = WRITES.find((one) => one.id === id);
    const isOfOrder = write?.path.startsWith('/orders/') === true;
    const path = isOfOrder ? addressOf(write.path, orderId) : `/people/${other.id}`;
    const read = async () => (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json().answer;
    const before = await read();
    const refused = await desk.call(write?.method.toUpperCase() as 'PUT', path + query, {
      as: owner,
      ...(body && { payload: body }),
    });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 210]);
    if (isOfOrder) {
      const { current } = refused.json();
      expect(current.revision).toBe(before.revision);
      expect(current.draft).toMatchObject({ version: 2, text: 'Druga.' });
    }
    const after = await read();
    expect([after.revision, after.draft]).toEqual([before.revision, before.draft]);
    expect((await desk.call('GET', '/sessions', { as: other })).statusCode).toBe(200);
  },
);

test.each(Object.entries(STALE_MONEY))(
  '%s from a stale page is 409 with the newer money, and changes nothing [DK-6] [DK-8]',
  async (id, payload) => {
    const { path = '' } = WRITES.find((one) => one.id === id) ?? {};
    const read = async () => (await desk.call('GET', `/orders/${orderId}/money`, { as: owner })).json();
    const before = await read();
    const refused = await desk.call('POST', addressOf(path, orderId), { as: owner, payload });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 210]);
    expect(refused.json().current).toEqual(before);
    expect(await read()).toEqual(before);
  },
);

test('setAvailability from a stale page is 409 with the newer availability, and changes nothing [DK-6]', async () => {
  const { id } = await desk.store.db.selectFrom('fairy').select('id').executeTakeFirstOrThrow();
  const specialist = await desk.sign('specialist', id);
  const read = async () => (await desk.call('GET', '/my-day', { as: specialist })).json().availability;
  const put = (seen: number, isAvailable: boolean) =>
    desk.call('PUT', '/my-day/availability', {
      as: specialist,
      payload: { seen, isAvailable, absences: [] },
    });
  const before = await read();
  expect((await put(before.version, !before.isAvailable)).statusCode).toBe(200);
  const now = await read();
  expect(now).toEqual({ ...before, isAvailable: !before.isAvailable, version: before.version + 1 });
  const refused = await put(before.version, before.isAvailable);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 210]);
  expect(refused.json().current).toEqual(now);
  expect(await read()).toEqual(now);
});
