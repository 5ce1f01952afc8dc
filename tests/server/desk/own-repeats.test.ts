import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { PLATE, PORTRAIT } from '#domain/picture-file.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { rateAnswer } from '#server/ratings/rate-answer.ts';
import { writeWords } from '#server/ratings/rating-words.ts';
import { webp } from '#tests/picture-bytes.ts';
import { paidOrder, sentOrder } from '../answers/paid-order.ts';
import { VERSIONED, WRITES } from './operations.ts';
import { TestDesk, type Signed } from './test-desk.ts';

let desk: TestDesk;
let owner: Signed;
let paidId: number;
let sentId: number;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
  // Before the changes close the shop.
  paidId = (await paidOrder(desk.store.db)).orderId;
  sentId = (await sentOrder(desk.store.db)).orderId;
});
afterAll(() => desk.close());

const read = async <T>(path: string): Promise<T> => (await desk.call('GET', path, { as: owner })).json();
const send = (method: 'PUT' | 'POST', path: string, payload: object) =>
  desk.call(method, path, { as: owner, payload });

const specialist = async () =>
  must((await read<DeskSchemas['Specialist'][]>('/specialists'))[0], 'a specialist');
const service = async () => must((await read<DeskSchemas['Service'][]>('/services'))[0], 'a service');
const text = () => read<DeskSchemas['Text']>('/texts/Tarot');
const message = async () => {
  const { id } = await desk.store.db
    .insertInto('contact_message')
    .values({
      first_name: 'Anna',
      last_name: 'Szulc',
      email: 'anna@example.pl',
      message: 'Pytam o termin.',
      received_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const issue = async (): Promise<DeskSchemas['NewsletterIssue']> =>
  (await send('POST', '/newsletter', { id: randomUUID(), subject: 'Pełnia', like: null })).json();
const pictureOf = ({ width, height }: { width: number; height: number }) =>
  webp(width, height).toString('base64');
const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const MONTH = new Date().toISOString().slice(0, 7);

/** A change with the state that its page saw. Texts have spaces to be tidied away. */
interface Change {
  path: string;
  payload: object;
}

const absence = async (): Promise<Change> => {
  const { id, availability } = await specialist();
  const { version: seen, today } = availability;
  // Stored as one: they touch and overlap.
  const absences = [
    { from: daysFrom(today, 4), until: daysFrom(today, 6) },
    { from: daysFrom(today, 1), until: daysFrom(today, 3) },
    { from: daysFrom(today, 2), until: daysFrom(today, 2) },
  ];
  return { path: `/specialists/${id}/availability`, payload: { seen, isAvailable: false, absences } };
};

/** Each write that stores what its page shows. */
const CHANGES: Readonly<Record<string, () => Promise<Change>>> = {
  setOpening: async () => {
    const { version } = await read<DeskSchemas['Opening']>('/opening');
    return {
      path: '/opening',
      payload: { isOpen: false, reopensOn: null, words: ' Urlop', seen: version },
    };
  },
  setShare: async () => {
    const { rows } = await read<DeskSchemas['Payouts']>(`/payouts/${MONTH}`);
    const { fairyId, percent } = must(rows[0], 'a specialist');
    return { path: `/payouts/${MONTH}/${fairyId}`, payload: { seen: percent, percent: 41 } };
  },
  setSpecialistAvailability: absence,
  setTopics: async () => {
    const { id, topics } = await specialist();
    return {
      path: `/specialists/${id}/topics`,
      payload: { seen: topics.map((topic) => topic.id), topics: [{ content: 'Praca', icon: 'MONEY' }] },
    };
  },
  setSample: async () => ({
    path: `/specialists/${(await specialist()).id}/samples/tarot`,
    payload: { seen: 0, question: ' Czy zdążę?', answer: 'Tak.' },
  }),
  setNotices: async () => {
    const { orderMails } = await read<DeskSchemas['Notices']>('/me/notices');
    return {
      path: '/me/notices',
      payload: { seen: orderMails, orderMails: orderMails === 'each' ? 'never' : 'each' },
    };
  },
  changeOwnName: async () => ({
    path: '/me/name',
    payload: { seen: owner.name, name: 'Ludmiła Nowa' },
  }),
  renamePasskey: async () => {
    const id = randomUUID().replaceAll('-', '');
    await sql`insert into desk_passkey (id, person_id, public_key, counter, transports, device)
      values (${id}, ${owner.id}, ${Buffer.from('key')}, 0, '{}', 'Telefon')`.execute(desk.store.db);
    return { path: `/passkeys/${id}`, payload: { seen: 'Telefon', device: ' Laptop' } };
  },
  savePhrase: async () => ({
    path: `/phrases/${randomUUID()}`,
    payload: { seen: 0, text: ' Dzień dobry ' },
  }),
  decideRatingWords: async () => {
    const { db } = desk.store;
    const { rating_key: key } = await db
      .selectFrom('shop_order')
      .select('rating_key')
      .where('id', '=', sentId)
      .executeTakeFirstOrThrow();
    await rateAnswer(db, { column: 'rating_key', key: String(key) }, 2);
    await writeWords(db, String(key), 'Trafiła.');
    const { waiting } = await read<{ waiting: { ratingId: number }[] }>('/rating-words');
    const { ratingId } = must(waiting[0], 'words');
    return { path: `/rating-words/${ratingId}/decision`, payload: { seen: 'waiting', rule: 'insult' } };
  },
  noteInvoice: async () => ({
    path: `/orders/${paidId}/invoice`,
    payload: { seen: 0, isAsked: true, number: ' FV  1/2026' },
  }),
  saveDraft: async () => ({
    path: `/orders/${paidId}/answer/draft`,
    payload: { seenVersion: 0, text: ' Jedź. ', responses: [] },
  }),
  changeGuideTable: async () => {
    const { version, services } = await read<DeskSchemas['DeskGuide']>('/guide');
    const lengths = { [must(services[0], 'a service').id]: 'long' };
    return { path: '/guide', payload: { seen: version, lengths, manners: {} } };
  },
  changePrices: async () => {
    const { prices } = await read<DeskSchemas['PriceList']>('/prices');
    const [dearer, gone] = prices.map(({ fairyId, productId, version: seen }, at) => ({
      fairyId,
      productId,
      price: at === 0 ? 12_300 : null,
      seen,
    }));
    return { path: '/prices', payload: { changes: [dearer, gone] } };
  },
  orderSpecialists: async () => {
    const all = await read<DeskSchemas['Specialist'][]>('/specialists');
    const seen = all.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
    return { path: '/specialists/order', payload: { seen, order: seen.toReversed() } };
  },
  changeSpecialist: async () => {
    const { id, versions } = await specialist();
    const changes = [
      { field: 'voice', text: ' Pisze krótko. ', seen: versions.voice },
      { field: 'seoTitle', text: 'Inny tytuł', seen: versions.seoTitle },
    ];
    return { path: `/specialists/${id}`, payload: { changes } };
  },
  archiveSpecialist: async () => {
    const { id, archivedVersion: seen } = await specialist();
    return { path: `/specialists/${id}/archived`, payload: { isArchived: true, seen } };
  },
  setPortrait: async () => {
    const { id, imageVersion: seen } = await specialist();
    return { path: `/specialists/${id}/picture`, payload: { picture: pictureOf(PORTRAIT), seen } };
  },
  orderServices: async () => {
    const services = await read<DeskSchemas['Service'][]>('/services');
    const seen = services.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
    return { path: '/services/order', payload: { seen, order: seen.toReversed() } };
  },
  changeService: async () => {
    const { id, versions } = await service();
    const changes = [
      { field: 'description', text: ' Karta na najbliższe dni. ', seen: versions.description },
    ];
    return { path: `/services/${id}`, payload: { changes } };
  },
  setServicePicture: async () => {
    const { id, imageVersion: seen } = await service();
    return { path: `/services/${id}/picture`, payload: { picture: pictureOf(PLATE), seen } };
  },
  archiveService: async () => {
    const { id, versions } = await service();
    return { path: `/services/${id}/archived`, payload: { isArchived: true, seen: versions.archived } };
  },
  saveText: async () => {
    const { number: seen, fields } = await text();
    const [key = ''] = Object.keys(fields);
    return { path: '/texts/Tarot/draft', payload: { seen, changes: [{ key, text: ' Tarot inaczej ' }] } };
  },
  publishText: async () => ({ path: '/texts/Tarot/publish', payload: { seen: (await text()).number } }),
  restoreText: async () => {
    const { versions, number: seen } = await text();
    const { number } = must(versions.at(-1), 'a version');
    return { path: '/texts/Tarot/restore', payload: { seen, number } };
  },
  discardText: async () => ({ path: '/texts/Tarot/discard', payload: { seen: (await text()).number } }),
  finishMessages: async () => ({
    path: '/messages/done',
    payload: { messages: [{ id: await message(), seen: 1 }] },
  }),
  markMessage: async () => ({
    path: `/messages/${await message()}`,
    payload: { seen: 1, kind: 'message', isDone: true },
  }),
  setEbookPicture: async () => {
    const { imageVersion: seen } = await read<DeskSchemas['EbookPicture']>('/ebook/picture');
    return { path: '/ebook/picture', payload: { picture: pictureOf(PLATE), seen } };
  },
  changeNewsletter: async () => {
    const { id, versions } = await issue();
    const changes = [{ field: 'body', text: ' Dziś pełnia. ', seen: versions.body }];
    return { path: `/newsletter/${id}`, payload: { changes } };
  },
  changeCoupon: async () => {
    const { rows } = await sql<{ day: string }>`select shop_today()::text as day`.execute(desk.store.db);
    const fields = {
      discount: '10%',
      products: '',
      validFrom: must(rows[0], 'today').day,
      validUntil: '',
      maxUses: '',
      audience: 'personal',
    };
    await send('POST', '/coupons', { id: randomUUID(), code: 'LATO', fields });
    const { coupon } = await read<{ coupon: DeskSchemas['Coupon'] }>('/coupons/LATO');
    const changes = [{ field: 'discount', text: ' 12% ', seen: coupon.versions.discount }];
    return { path: '/coupons/LATO', payload: { changes } };
  },
};

const SHOWN = 'an act: the refusal shows what is so now, and its words accuse nobody';
/** The others, and why the repeat of each may be refused. */
const REFUSED: Readonly<Record<string, string>> = {
  setAvailability: 'of the specialist herself: as setSpecialistAvailability',
  giveBack: 'carries a key, by which it is done once (changed-repeats.test.ts)',
  invite: 'carries an id, by which it is done once (changed-repeats.test.ts)',
  writeOrderMail: 'carries an id, by which it is done once (changed-repeats.test.ts)',
  replyToMessage: 'carries an id, by which it is done once (changed-repeats.test.ts)',
  pasteMessage: 'carries an id, by which it is done once (changed-repeats.test.ts)',
  removePerson: 'gone already: her page reads the list anew',
  removeNewsletter: 'gone already: her page reads the list anew',
  tryNewsletter: 'changes nothing, and mails the sample once more',
  erasePersonalData: 'erased already: nothing is stored under the address that was seen',
  callOffOrder: SHOWN,
  settleRefunds: SHOWN,
  decideDifference: SHOWN,
  handOverAnswer: SHOWN,
  sendBackAnswer: SHOWN,
  approveAnswer: SHOWN,
  recallAnswer: SHOWN,
  retimeAnswer: SHOWN,
  sendAnswerAgain: SHOWN,
  beginCorrection: SHOWN,
  dropCorrection: SHOWN,
  setAnswerPage: SHOWN,
  mailAgreementAgain: SHOWN,
  suggestDraft: SHOWN,
  carryOutWithdrawal: SHOWN,
  startNewsletter: SHOWN,
  cancelNewsletter: SHOWN,
};

test('every write that carries what was seen is repeated here, or is named with why its repeat may be refused', () => {
  expect([...Object.keys(CHANGES), ...Object.keys(REFUSED)].toSorted()).toEqual(
    VERSIONED.map(({ id }) => id).toSorted(),
  );
});

test.each(Object.entries(CHANGES))(
  '%s, and again as after a lost response: the repeat is done too, and noted once [DK-6]',
  async (operation, make) => {
    const { method = '' } = WRITES.find(({ id }) => id === operation) ?? {};
    const { path, payload } = await make();
    const once = () => send(method.toUpperCase() as 'PUT', path, payload);
    const noted = () => desk.store.db.selectFrom('audit').select('id').execute();
    const before = await noted();
    const first = await once();
    expect(first.statusCode, first.body).toBeLessThan(300);
    const after = await noted();
    expect(after.length).toBeGreaterThanOrEqual(before.length);
    const again = await once();
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await noted()).toEqual(after);
  },
);
